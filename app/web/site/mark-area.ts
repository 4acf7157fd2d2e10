import { AREA_COOKIE, areaInCookies } from "#app/domain/accounts/area-cookie.ts";
import { keepPress } from "./kept-press.ts";

const named = `(?:^|; )(?:__Host-)?${AREA_COOKIE.replaceAll(".", "\\.")}=(client|admin)(?:;|$)`;

/** Runs before a public page is painted. The header shows Login or My Portal by the attribute; see portal-link.tsx. */
const script = `const area = /${named}/.exec(document.cookie); if (area) document.documentElement.dataset.area = area[1];`;

/** A prerendered page is the same for everyone, so it finds out in the browser. Its policy names the hashes of scripts. */
export function withFirstScripts(html: string, nonce: string | undefined) {
  if (!html.includes("</head>")) throw new Error("A page without a head cannot say whose it is.");
  const attributes = nonce ? ` nonce="${nonce}"` : "";
  return html.replace("</head>", () => `<script${attributes}>{ ${script} ${keepPress} }</script></head>`);
}

/** The same once scripts have taken over: somebody may have logged in or out since. */
export function markArea() {
  const area = areaInCookies(document.cookie);
  if (area) document.documentElement.dataset.area = area;
  else delete document.documentElement.dataset.area;
}
