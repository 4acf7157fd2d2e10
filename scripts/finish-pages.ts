/**
 * React Router asks for every script of a page ahead of its pictures. A prerendered page can be read before any of them
 * has run, so its scripts wait behind the style sheet, the fonts and the first picture.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const client = path.join(import.meta.dirname, "../build/client");
const pages = (await readdir(client, { recursive: true })).filter((name) => name.endsWith(".html"));

for (const name of pages) {
  const file = path.join(client, name);
  const html = await readFile(file, "utf8");
  await writeFile(
    file,
    html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" '),
  );
}
