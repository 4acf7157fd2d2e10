/** A cookie that scripts write: over https its name has the prefix that the server gives its own (server/host-cookies.ts). */
export function writeScriptCookie(name: string, valueAndLife: string) {
  const secure = location.protocol === "https:";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we serve.
  document.cookie = `${nameOf(name)}=${valueAndLife}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export function hasScriptCookie(name: string, value: string) {
  return document.cookie.split("; ").includes(`${nameOf(name)}=${value}`);
}

function nameOf(name: string) {
  return location.protocol === "https:" ? `__Host-${name}` : name;
}
