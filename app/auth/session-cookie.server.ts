import { createHmac, timingSafeEqual } from "node:crypto";
import type { App } from "#app/app.server.ts";

const NAME = "larkfield.session_token";

/** Its name over https until cookies were bound to the host; see server/host-cookies.ts. */
const OLD_NAME = `__Secure-${NAME}`;

/**
 * A session that began before this may still come under the old name, so that nobody was signed out by the new one. Later
 * ones never had it: whoever sends one was given it by another site.
 */
const RENAMED_AT = new Date("2026-12-01T00:00:00.000Z");

export interface SessionCookie {
  token: string;
  /** As the browser sent it, signature included. */
  value: string;
  old: boolean;
}

/** The session that a browser names, if the signature is ours. */
export async function readSessionCookie({ auth }: Pick<App, "auth">, headers: Headers) {
  const pairs = (headers.get("cookie") ?? "").split(/; */);
  const { secret } = await auth.$context;
  for (const name of [NAME, OLD_NAME]) {
    const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    const token = value && verify(value, secret);
    if (token) return { token, value, old: name === OLD_NAME };
  }
  return undefined;
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

export function mayCome({ old }: SessionCookie, createdAt: Date) {
  return !old || createdAt < RENAMED_AT;
}

/** The Set-Cookie lines for a session that has been renewed. */
export function renewedCookies({ value, old }: SessionCookie, { protocol }: URL, seconds: number) {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`;
  const line = `${NAME}=${value}; Max-Age=${seconds}; ${attributes}`;
  return old ? [line, `${OLD_NAME}=; Max-Age=0; ${attributes}`] : [line];
}
