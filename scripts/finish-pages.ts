/**
 * Puts the style sheet into each prerendered page: its first paint then takes one journey, not two. The file itself stays
 * named, for React to find and for the cache of later pages, but holds nothing up: "not all" is the medium that never
 * applies.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const client = path.join(import.meta.dirname, "../build/client");
const pages = (await readdir(client, { recursive: true })).filter((name) => name.endsWith(".html"));
const styleSheet = /<link rel="stylesheet" href="([^"]+)"\/>/;

for (const name of pages) {
  const file = path.join(client, name);
  const html = await readFile(file, "utf8");
  const href = styleSheet.exec(html)?.[1];
  if (!href) throw new Error(`${name} names its style sheet in a way this step does not know.`);
  const css = await readFile(path.join(client, href), "utf8");
  const whole = `<style>${css}</style><link rel="stylesheet" href="${href}" media="not all"/>`;
  await writeFile(
    file,
    html.replace(styleSheet, () => whole),
  );
}
