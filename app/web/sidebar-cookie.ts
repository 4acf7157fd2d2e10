import { writeScriptCookie } from "./script-cookie.ts";

const NAME = "larkfield.sidebar";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A cookie, so that the server draws the sidebar as this browser left it and nothing jumps when scripts take over. */
export function rememberSidebar(folded: boolean) {
  writeScriptCookie(NAME, `${folded ? "folded" : "open"}; Max-Age=${YEAR_SECONDS}`);
}

export function isSidebarFolded(request: Request) {
  const cookies = request.headers.get("cookie")?.split("; ") ?? [];
  return cookies.includes(`${NAME}=folded`);
}
