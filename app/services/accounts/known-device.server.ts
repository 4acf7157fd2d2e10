import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { createCookie } from "react-router";
import type { App } from "#app/app.server.ts";

/**
 * A browser in which this account has signed in before. It proves nothing but that, and opens nothing: its tries are counted
 * on their own, so that strangers who use up the tries of an address do not shut its owner out.
 */
const deviceCookie = createCookie("larkfield.device", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: 400 * 24 * 60 * 60,
});

const LONGEST = 200;

/** The name under which this device's tries are counted; nothing for one that has not signed in as this account. */
export async function knownDevice(app: Pick<App, "auth">, email: string, headers: Headers) {
  const cookie: unknown = await deviceCookie.parse(headers.get("cookie"));
  if (typeof cookie !== "string" || cookie.length > LONGEST) return undefined;
  const [device = "", signature = ""] = cookie.split(".");
  // As bytes: a text of the same length may have more of them.
  const [given, expected] = [Buffer.from(signature), Buffer.from(await sign(app, email, device))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
}

/** The Set-Cookie line after a sign-in: the same device keeps its name, and with it its count. */
export async function rememberDevice(app: Pick<App, "auth" | "config">, email: string, headers: Headers) {
  const device = (await knownDevice(app, email, headers)) ?? randomBytes(16).toString("base64url");
  const secure = app.config.siteUrl.protocol === "https:";
  return deviceCookie.serialize(`${device}.${await sign(app, email, device)}`, { secure });
}

async function sign(app: Pick<App, "auth">, email: string, device: string) {
  const { secret } = await app.auth.$context;
  return createHmac("sha256", secret).update(`device\n${email}\n${device}`).digest("base64url");
}
