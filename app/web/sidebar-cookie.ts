const NAME = "larkfield.sidebar";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A cookie, so that the server draws the sidebar as this browser left it and nothing jumps when scripts take over. */
export function rememberSidebar(folded: boolean) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we serve.
  document.cookie = `${NAME}=${folded ? "folded" : "open"}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

export function isSidebarFolded(request: Request) {
  const cookies = request.headers.get("cookie")?.split("; ") ?? [];
  return cookies.includes(`${NAME}=folded`);
}
