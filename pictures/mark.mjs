// node pictures/mark.mjs: the icons in public/, from the mark in app/content/mark.ts, and the social card.
// Run it again after the mark or the picture of the card changes.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import sharp from "sharp";
import { mark } from "../app/content/mark.ts";

const PUBLIC = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "public");
const file = (name) => path.join(PUBLIC, name);
const resolved = (name) => readFileSync(fileURLToPath(import.meta.resolve(name)));

const LINEN = "#f7f2e9";
const MOSS = "#3f4a3c";
const ROD_ON_MOSS = "#d3b27a";

await initWasm(resolved("@resvg/resvg-wasm/index_bg.wasm"));
writeFileSync(file("favicon.svg"), tile({ corner: 4, share: 0.78 }));
writeFileSync(file("favicon.ico"), ico([16, 32, 48].map((size) => [size, png(tile({ corner: 4, share: 0.78 }), size)])));
writeFileSync(file("apple-touch-icon.png"), png(tile({ corner: 0, share: 0.62 }), 180));
writeFileSync(file("icon-192.png"), png(tile({ corner: 4, share: 0.68 }), 192));
writeFileSync(file("icon-512.png"), png(tile({ corner: 4, share: 0.68 }), 512));
writeFileSync(file("icon-maskable-512.png"), png(tile({ corner: 0, share: 0.5 }), 512));
await writeCard();

/** The mark in linen on moss, `share` of the tile's width. */
function tile({ corner, share }) {
  const scale = (48 * share) / 32;
  const at = (48 - 32 * scale) / 2;
  const place = `translate(${round(at)} ${round(at)}) scale(${round(scale)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${corner}" fill="${MOSS}"/><g transform="${place}"><path fill="${ROD_ON_MOSS}" d="${mark.rod}"/><path fill="${LINEN}" d="${mark.cloth}"/></g></svg>\n`;
}

function round(value) {
  return Math.round(value * 1000) / 1000;
}

function png(svg, width) {
  return Buffer.from(new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng());
}

/** An .ico is a table of sizes and the PNG files after it. */
function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let at = head.length;
  for (const [index, [size, image]] of images.entries()) {
    const row = 6 + 16 * index;
    head.writeUInt8(size, row);
    head.writeUInt8(size, row + 1);
    head.writeUInt16LE(1, row + 4);
    head.writeUInt16LE(32, row + 6);
    head.writeUInt32LE(image.length, row + 8);
    head.writeUInt32LE(at, row + 12);
    at += image.length;
  }
  return Buffer.concat([head, ...images.map(([, image]) => image)]);
}

/** For those that fetch no WebP. Whose site it is stands beside the picture there; in it, it would be ours on everybody's. */
async function writeCard() {
  const jpeg = sharp(file("pictures/social-card-1200.webp")).jpeg({ quality: 84, mozjpeg: true });
  await jpeg.toFile(file("pictures/social-card.jpg"));
}
