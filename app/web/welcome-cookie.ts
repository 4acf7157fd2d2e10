const NAME = "larkfield.welcome-seen";

/** A cookie without an end lasts as long as the browser's session, in all of its tabs; session storage is one tab's own. */
export function rememberWelcome() {
  write("yes");
}

/** A log-out forgets it, so the next sign-in is welcomed again. */
export function forgetWelcome() {
  write("; Max-Age=0");
}

export function isWelcomed() {
  return document.cookie.split("; ").includes(`${NAME}=yes`);
}

function write(value: string) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we serve.
  document.cookie = `${NAME}=${value}; Path=/; SameSite=Lax${secure}`;
}
