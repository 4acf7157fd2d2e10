/**
 * React Router asks for every script of a page at once, ahead of its pictures. A prerendered page can be read and walked
 * before any of them has run, so here they wait until the page has loaded: the first picture never shares the line.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const client = path.join(import.meta.dirname, "../build/client");
const pages = (await readdir(client, { recursive: true })).filter((name) => name.endsWith(".html"));
const starter = /<script type="module" async="">([\s\S]*?)<\/script>/;
const loaded =
  'if (document.readyState !== "complete") await new Promise((go) => addEventListener("load", go, { once: true }));';

for (const name of pages) {
  const file = path.join(client, name);
  const html = await readFile(file, "utf8");
  if (!starter.test(html)) throw new Error(`${name} starts its scripts in a way this step does not know.`);
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"\/>/g)].map(([, href]) => href);
  const fetchAll = `for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`;
  const late = html
    .replaceAll(/<link rel="modulepreload" href="[^"]+"\/>/g, "")
    .replace(starter, (_, body: string) => `<script type="module">${loaded}\n${fetchAll}\n${dynamic(body)}</script>`);
  await writeFile(file, late);
}

/** The same imports in the same order, but made when their line is reached. */
function dynamic(body: string) {
  return body
    .replaceAll(/^import (".+?");/gm, "await import($1);")
    .replaceAll(/^import \* as (\w+) from (".+?");/gm, "const $1 = await import($2);");
}
