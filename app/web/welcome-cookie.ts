import { hasScriptCookie, writeScriptCookie } from "./script-cookie.ts";

const NAME = "larkfield.welcome-seen";

/** A cookie without an end lasts as long as the browser's session, in all of its tabs; session storage is one tab's own. */
export function rememberWelcome() {
  writeScriptCookie(NAME, "yes");
}

/** A log-out forgets it, so the next sign-in is welcomed again. */
export function forgetWelcome() {
  writeScriptCookie(NAME, "; Max-Age=0");
}

export function isWelcomed() {
  return hasScriptCookie(NAME, "yes");
}
