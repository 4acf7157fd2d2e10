/**
 * npm run fonts: cuts Fraunces down to what we use, at half the bytes: for headings one weight with its optical sizes, for
 * quoted words an italic of one size and the plain letters, for paper one size of the headings as documents embed it, and for
 * mails that size in the plain letters, as text. Run it again when the weight of headings (app.css) or the package changes; the
 * result is kept in app/fonts with its licence.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { root } from "#scripts/steps.mjs";

const HEADING_WEIGHT = 410;
const QUOTED_SIZE = 30;
const PAPER_SIZE = 36;
/** What our own sentences are written with; a rarer letter falls back to the upright face, slanted. */
const PLAIN = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}‘’“”–—…é`;
const family = path.dirname(fileURLToPath(import.meta.resolve("@fontsource-variable/fraunces/opsz.css")));
const kept = path.join(root, "app/fonts");

await cut("normal", "fraunces-heading.woff2", latin(), { wght: HEADING_WEIGHT });
await cut("italic", "fraunces-quoted.woff2", PLAIN, { wght: HEADING_WEIGHT, opsz: QUOTED_SIZE });
await cut("normal", "fraunces-paper.woff", latin(), { wght: HEADING_WEIGHT, opsz: PAPER_SIZE });
const mail = await cutTo("normal", "woff2", `${PLAIN}\u00a0·−`, { wght: HEADING_WEIGHT, opsz: PAPER_SIZE });
const said = `/** Made by npm run fonts. */\nexport const mailFace =\n  "data:font/woff2;base64,${mail.toString("base64")}";\n`;
writeFileSync(path.join(root, "app/email/mail-face.ts"), said);
copyFileSync(path.join(family, "LICENSE"), path.join(kept, "fraunces-licence.txt"));

async function cut(style, name, characters, variationAxes) {
  writeFileSync(path.join(kept, name), await cutTo(style, path.extname(name).slice(1), characters, variationAxes));
}

async function cutTo(style, targetFormat, characters, variationAxes) {
  const whole = readFileSync(path.join(family, `files/fraunces-latin-opsz-${style}.woff2`));
  const smaller = await subsetFont(whole, characters, { targetFormat, variationAxes });
  console.log(`${whole.length} bytes of ${style} became ${smaller.length} of ${targetFormat}.`);
  return smaller;
}

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
