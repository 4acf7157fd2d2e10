// node pictures/encode.mjs [NAME ...]: masters in pictures/out become public/pictures/NAME-WIDTH.avif|webp,
// and app/content/pictures/picture-files.ts learns their real sizes. Files newer than their master are kept.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const OUT = path.join(HERE, "out");
const PUBLIC = path.join(HERE, "..", "public", "pictures");
const LIST = path.join(HERE, "..", "app", "content", "pictures", "picture-files.ts");

const WIDTHS = [480, 800, 1200];
const HERO_WIDTHS = [...WIDTHS, 1600, 2000];
// Of the gallery's pictures, where the list names it, and in AVIF alone: on most phones they fall between two other widths.
const PHONE_WIDTH = 640;
// Chosen by eye: below these a linen's weave turns to paint, and a plain wall to stripes. Close-ups have little else to
// show and few bytes to lose.
const QUALITY = { room: { avif: 70, webp: 84 }, close: { avif: 80, webp: 88 } };
// Film grain, added after scaling so that every width has grain of its own size: of the value, most in the middle tones.
const GRAIN = 0.008;

// The social card is the first hero, cropped to what link previews show; mark.mjs writes the JPEG that they fetch.
const CARD = { name: "social-card", from: "hero-sitting-pinch-moss-limewash", width: 1200, height: 630, top: 0.05 };

sharp.concurrency(1); // renders and encodes share a small machine

await cropCard();
const masters = fs
  .readdirSync(OUT)
  .filter((file) => file.endsWith(".png") && !/_(look|wide)\.png$/.test(file))
  .map((file) => file.slice(0, -4));
const wanted = process.argv.slice(2);
fs.mkdirSync(PUBLIC, { recursive: true });

const known = readList();
for (const name of masters.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  known[name] = await encode(name);
}
for (const name of Object.keys(known)) {
  // A picture that was taken out of public/pictures leaves the list too.
  if (!fs.existsSync(path.join(PUBLIC, `${name}-${known[name].widths[0]}.avif`))) delete known[name];
}
writeList(known);

async function cropCard() {
  const [source, target] = [CARD.from, CARD.name].map((name) => path.join(OUT, `${name}.png`));
  if (!fs.existsSync(source) || fs.existsSync(target)) return;
  const { width, height } = await sharp(source).metadata();
  const region = {
    left: 0,
    top: Math.round(height * CARD.top),
    width,
    height: Math.round((width * CARD.height) / CARD.width),
  };
  await sharp(source).extract(region).resize(CARD.width, CARD.height).png().toFile(target);
}

async function encode(name) {
  const master = path.join(OUT, `${name}.png`);
  const { width, height } = await sharp(master).metadata();
  const wanted = [...(width >= 1600 ? HERO_WIDTHS : WIDTHS), ...(known[name]?.widths ?? []).filter(isForPhones)];
  const widths = [...new Set(wanted.map((w) => Math.min(w, width)))].sort((a, b) => a - b);
  const quality = QUALITY[/^(detail|about|making|window)-/.test(name) ? "close" : "room"];
  const source = await sharp(master).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const w of widths) {
    const pixels = await grained(sharp(source.data, { raw: source.info }).resize({ width: w, kernel: "lanczos3" }));
    const sized = () => sharp(pixels.data, { raw: pixels.info });
    await unlessFresh(master, `${name}-${w}.avif`, (target) =>
      sized().avif({ quality: quality.avif, effort: 2 }).toFile(target),
    );
    if (isForPhones(w)) continue;
    await unlessFresh(master, `${name}-${w}.webp`, (target) =>
      sized().webp({ quality: quality.webp, effort: 4, smartSubsample: true }).toFile(target),
    );
  }
  console.log(name, `${width}x${height}`, widths.join(" "));
  return { width, height, widths, preview: await previewOf(master) };
}

function isForPhones(width) {
  return width === PHONE_WIDTH;
}

async function grained(image) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  let seed = info.width;
  const even = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return seed / 2 ** 31;
  };
  // As wide as it is high: grain that runs along the rows alone makes grass cloth of every wall.
  const white = Float32Array.from({ length: info.width * info.height }, () => even() + even() + even());
  const around = [-info.width, -1, 1, info.width];
  for (let dot = 0; dot < white.length; dot += 1) {
    const noise = white[dot] * 0.74 + 0.26 * around.reduce((sum, step) => sum + (white[dot + step] ?? 0), 0);
    const tone = data[dot * 3 + 1] / 255;
    const step = noise * 255 * GRAIN * (0.35 + 2.6 * tone * (1 - tone));
    for (let k = dot * 3; k < dot * 3 + 3; k += 1) data[k] = Math.max(0, Math.min(255, Math.round(data[k] + step)));
  }
  return { data, info };
}

/** The picture itself, a few dots wide: a browser draws it large and soft. About a hundred bytes. */
async function previewOf(master) {
  const small = sharp(master).removeAlpha().resize(16, 16, { fit: "inside" });
  const bytes = await small.webp({ quality: 30, effort: 6 }).toBuffer();
  return `url(data:image/webp;base64,${bytes.toString("base64")})`;
}

async function unlessFresh(master, file, write) {
  const target = path.join(PUBLIC, file);
  if (fs.existsSync(target) && fs.statSync(target).mtimeMs > fs.statSync(master).mtimeMs) return;
  await write(target);
}

function readList() {
  if (!fs.existsSync(LIST)) return {};
  const row = /"([\w-]+)": \{\s*width: (\d+),\s*height: (\d+),\s*widths: \[([^\]]*)\],\s*preview:\s*"([^"]+)"/g;
  return Object.fromEntries(
    [...fs.readFileSync(LIST, "utf8").matchAll(row)].map(([, name, width, height, widths, preview]) => [
      name,
      { width: Number(width), height: Number(height), widths: widths.split(",").map(Number), preview },
    ]),
  );
}

function writeList(files) {
  const rows = Object.keys(files)
    .sort()
    .map((name) => {
      const { width, height, widths, preview } = files[name];
      return `  "${name}": {\n    width: ${width},\n    height: ${height},\n    widths: [${widths.join(", ")}],\n    preview: "${preview}",\n  },\n`;
    });
  fs.writeFileSync(
    LIST,
    `// Written by pictures/encode.mjs from the finished pictures; the words are in pictures.ts.\nexport const pictureFiles = {\n${rows.join("")}} as const;\n`,
  );
}
