// node pictures/mark.mjs: the icons in public/ and the name on the social card, from the mark in app/content/mark.ts.
// Run it again after the mark, the name or the picture of the card changes.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import sharp from "sharp";
import subsetFont from "subset-font";
import { shippedBusiness } from "../app/content/business.ts";
import { mark } from "../app/content/mark.ts";

const PUBLIC = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "public");
const file = (name) => path.join(PUBLIC, name);
const resolved = (name) => readFileSync(fileURLToPath(import.meta.resolve(name)));

const LINEN = "#f7f2e9";
const MOSS = "#3f4a3c";
const ROD_ON_MOSS = "#d3b27a";
const ROD_ON_LINEN = "#a77f45";

// The social card: the first hero, cropped to what link previews show, our name on a linen band at its foot.
const CARD = {
  picture: "pictures/hero-sitting-pinch-moss-limewash-2000.webp",
  crop: { left: 0, top: 0, width: 2000, height: 1050 },
  width: 1200,
  height: 630,
  band: 126,
};

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

function png(svg, width, fonts = []) {
  const font = { fontBuffers: fonts, defaultFontFamily: "Fraunces" };
  return Buffer.from(new Resvg(svg, { fitTo: { mode: "width", value: width }, font }).render().asPng());
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

async function writeCard() {
  const { width, height, band } = CARD;
  const words = shippedBusiness.name;
  const fraunces = resolved("@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2");
  const letters = await subsetFont(fraunces, words, {
    targetFormat: "sfnt",
    variationAxes: { wght: 410, opsz: 72 },
  });
  const top = height - band;
  const name = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect y="${top}" width="${width}" height="${band}" fill="${LINEN}"/><g transform="translate(56 ${top + 33}) scale(1.875)"><path fill="${ROD_ON_LINEN}" d="${mark.rod}"/><path fill="${MOSS}" d="${mark.cloth}"/></g><text x="140" y="${top + 81}" font-family="Fraunces" font-size="54" fill="#23262a">${words}</text></svg>`;
  await sharp(file(CARD.picture))
    .extract(CARD.crop)
    .resize(width, height)
    .composite([{ input: png(name, width, [letters]) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(file("pictures/social-card.jpg"));
}
