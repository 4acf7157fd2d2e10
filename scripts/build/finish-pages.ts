/**
 * Puts the rules a prerendered page needs into the page: its first paint then takes one journey, not two, and no rule of
 * another page is read before it. The whole style sheet stays named, and applies when the page first changes. The map of
 * the routes, which every page fetches, is made smaller, smallest for public ones; what only portals read of it goes into a file beside it.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { LATER, publicMap } from "#app/web/late-scripts.ts";
import { slimManifest } from "./slim-manifest.ts";
import { usedRules } from "./used-rules.ts";

const client = path.join(import.meta.dirname, "../../build/client");
const pages = (await readdir(client, { recursive: true })).filter((name) => name.endsWith(".html"));
const styleSheet = /<link rel="stylesheet" href="([^"]+)"\/>/;

for (const name of pages) {
  const file = path.join(client, name);
  const html = await readFile(file, "utf8");
  const href = styleSheet.exec(html)?.[1];
  if (!href) throw new Error(`${name} names its style sheet in a way this step does not know.`);
  const css = await readFile(path.join(client, href), "utf8");
  const parts = `<style>${usedRules(css, html)}</style><link rel="stylesheet" href="${href}" media="${LATER}"/>`;
  await writeFile(
    file,
    html.replace(styleSheet, () => parts),
  );
}

for (const name of await readdir(path.join(client, "assets"))) {
  if (!/^manifest-\w+\.js$/.test(name)) continue;
  const file = path.join(client, "assets", name);
  const { script, publicScript, imports } = slimManifest(await readFile(file, "utf8"));
  await writeFile(file, script);
  await writeFile(publicMap(file), publicScript);
  await writeFile(file.replace(/js$/, "json"), imports);
}
