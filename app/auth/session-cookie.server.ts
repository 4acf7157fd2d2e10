import { createHmac, timingSafeEqual } from "node:crypto";
import type { App } from "#app/app.server.ts";

const NAME = "larkfield.session_token";

export interface SessionCookie {
  token: string;
  /** As the browser sent it, signature included. */
  value: string;
}

/** The session that a browser names, if the signature is ours. */
export async function readSessionCookie({ auth }: Pick<App, "auth">, headers: Headers) {
  const pairs = (headers.get("cookie") ?? "").split(/; */);
  const { secret } = await auth.$context;
  const value = pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  const token = value && verify(value, secret);
  return token ? { token, value } : undefined;
}

/** Signed as Better Auth signs: the token, a dot, and its HMAC in base64, all encoded for a cookie. */
function verify(value: string, secret: string) {
  const decoded = decode(value);
  const dot = decoded.lastIndexOf(".");
  const token = decoded.slice(0, Math.max(0, dot));
  const given = Buffer.from(decoded.slice(dot + 1));
  const expected = Buffer.from(createHmac("sha256", secret).update(token).digest("base64"));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function decode(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** The Set-Cookie line for a session that has been renewed. */
export function renewedCookie({ value }: SessionCookie, { protocol }: URL, seconds: number) {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`;
  return `${NAME}=${value}; Max-Age=${seconds}; ${attributes}`;
}
