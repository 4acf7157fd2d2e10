/** The medium of a style sheet that waits until the page changes: it never applies. */
export const LATER = "not all";

/** What stands in a page as the map of the routes, and in its place on a public page: the same without the portals. */
export const publicMap = (page: string) => page.replaceAll(/(?<![\w-])manifest-(?=\w+\.js)/g, "public-manifest-");

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const starter = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Resolves once the page has loaded, been painted and come to rest. An animation callback runs before its frame is painted,
 * so the browser is asked for its first paint; one that does not report paints is not waited for.
 */
const shown = `const until = (begin) => Promise.race([new Promise(begin), new Promise((go) => setTimeout(go, 1000))]);
if (document.readyState !== "complete") await new Promise((go) => addEventListener("load", go, { once: true }));
await until((go) => new PerformanceObserver(go).observe({ type: "paint", buffered: true }));
await until((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
await until((go) => (window.requestIdleCallback ?? setTimeout)(go));`;

/**
 * A prerendered page carries the rules it needs as it stands. The whole sheet would be laid out anew for nothing, so it
 * applies with the first change of the page, before that is painted.
 */
const styleLater = `const changed = new MutationObserver(() => {
  changed.disconnect();
  for (const link of document.querySelectorAll('link[media="${LATER}"]')) link.media = "all";
});
changed.observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });`;

/**
 * React Router asks for every script of a page at once, ahead of its pictures. A public page can be read, walked and sent
 * before any of them has run, so there they wait until the page has loaded and is shown.
 */
export function withLateScripts(html: string) {
  if (!starter.test(html)) throw new Error("The framework starts its scripts in a way that is not known here.");
  const hrefs = [...html.matchAll(preload)].map(([, href]) => href);
  const fetchAll = `for (const href of ${JSON.stringify(hrefs)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`;
  const start = (_: string, attributes: string, body: string) =>
    `<script${attributes} type="module">${shown}\n${styleLater}\n${fetchAll}\n${dynamic(body)}</script>`;
  return html.replaceAll(preload, "").replace(starter, start);
}

/** The same imports in the same order, but made when their line is reached. */
function dynamic(body: string) {
  return body
    .replaceAll(/^import (".+?");/gm, "await import($1);")
    .replaceAll(/^import \* as (\w+) from (".+?");/gm, "const $1 = await import($2);");
}
