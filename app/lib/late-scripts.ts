const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const starter = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/;

/** Loaded, and then painted: a frame is shown between the two calls. */
const shown = `if (document.readyState !== "complete") await new Promise((go) => addEventListener("load", go, { once: true }));
await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));`;

/**
 * React Router asks for every script of a page at once, ahead of its pictures. A public page can be read, walked and sent
 * before any of them has run, so there they wait until the page has loaded and been painted.
 */
export function withLateScripts(html: string) {
  if (!starter.test(html)) throw new Error("The framework starts its scripts in a way that is not known here.");
  const hrefs = [...html.matchAll(preload)].map(([, href]) => href);
  const fetchAll = `for (const href of ${JSON.stringify(hrefs)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`;
  return html
    .replaceAll(preload, "")
    .replace(
      starter,
      (_, attributes: string, body: string) =>
        `<script${attributes} type="module">${shown}\n${fetchAll}\n${dynamic(body)}</script>`,
    );
}

/** The same imports in the same order, but made when their line is reached. */
function dynamic(body: string) {
  return body
    .replaceAll(/^import (".+?");/gm, "await import($1);")
    .replaceAll(/^import \* as (\w+) from (".+?");/gm, "const $1 = await import($2);");
}
