import type { App } from "#app/app.server.ts";
import { readSessionCookie } from "#app/auth/session-cookie.server.ts";
import { areaCookie } from "#app/domain/accounts/area-cookie.ts";

/**
 * Ends the session on the server and hands back the cookies that clear it in the browser. Throws when the session could not
 * be ended: the library would clear the cookies all the same, and its holder would believe that it is over.
 */
export async function signOut(app: App, headers: Headers) {
  const cookie = await readSessionCookie(app, headers);
  if (cookie) await app.db.deleteFrom("sessions").where("token", "=", cookie.token).execute();
  const result = await app.auth.api.signOut({ headers, returnHeaders: true });
  return [...result.headers.getSetCookie(), areaCookie(undefined, app.config.siteUrl)];
}
