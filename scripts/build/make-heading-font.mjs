/**
 * npm run fonts: cuts Fraunces down to what our headings use, one weight with its optical sizes, at half the bytes. Run it
 * again when the weight of headings (app.css) or the package changes; the result is kept in app/fonts with its licence.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { root } from "#scripts/steps.mjs";

const HEADING_WEIGHT = 410;
const family = path.dirname(fileURLToPath(import.meta.resolve("@fontsource-variable/fraunces/opsz.css")));
const kept = path.join(root, "app/fonts");

const whole = readFileSync(path.join(family, "files/fraunces-latin-opsz-normal.woff2"));
const cut = await subsetFont(whole, latin(), {
  targetFormat: "woff2",
  variationAxes: { wght: HEADING_WEIGHT },
});
writeFileSync(path.join(kept, "fraunces-heading.woff2"), cut);
copyFileSync(path.join(family, "LICENSE"), path.join(kept, "fraunces-licence.txt"));
console.log(`${whole.length} bytes became ${cut.length}.`);

/** Every character of the package's Latin file, so that a name with an accent is set like its neighbours. */
function latin() {
  const css = readFileSync(path.join(family, "opsz.css"), "utf8");
  const list = /fraunces-latin-opsz-normal\.woff2[^}]*unicode-range: ([^;]+);/.exec(css)?.[1];
  if (!list) throw new Error("The package no longer says which characters its Latin file holds.");
  return list.split(",").flatMap(charactersIn).join("");
}

function charactersIn(range) {
  const [first, last = first] = range.replace("U+", "").split("-");
  const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
