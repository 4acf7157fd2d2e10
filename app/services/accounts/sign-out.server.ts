import type { App } from "#app/app.server.ts";
import { areaCookie } from "#app/domain/accounts/area-cookie.ts";

/** Ends the session on the server and hands back the cookies that clear it in the browser. */
export async function signOut(app: App, headers: Headers) {
  const result = await app.auth.api.signOut({ headers, returnHeaders: true });
  return [...result.headers.getSetCookie(), areaCookie(undefined, app.config.siteUrl)];
}
