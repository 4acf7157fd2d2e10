import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { type Picture, pictures, picturesOf } from "./pictures.ts";
import { PHONE_WIDTH, pictureUrl } from "./shown-picture.ts";

const MAX_TOTAL_BYTES = 20 * 1024 * 1024;
const formats = ["avif", "webp"] as const;
const onDisk = (url: string) => new URL(`../../../public${url}`, import.meta.url);
const files = (entry: Picture) =>
  entry.widths.flatMap((width) =>
    formats
      .filter((format) => format === "avif" || width !== PHONE_WIDTH)
      .map((format) => ({ width, format, file: onDisk(pictureUrl(entry, width, format)) })),
  );

test.each(pictures)("$id has its files, at the sizes the list promises", (entry) => {
  expect(entry.widths.at(-1)).toBe(entry.width < 1600 ? Math.min(entry.width, 1200) : 2000);
  for (const { width, format, file } of files(entry)) {
    const height = Math.round((entry.height * width) / entry.width);
    const real = pixelSize(readFileSync(file), format);
    expect(real.width).toBe(width);
    expect(Math.abs(real.height - height)).toBeLessThanOrEqual(1);
  }
});

test.each(pictures)("$id has words", (entry) => {
  expect(entry.caption.length).toBeGreaterThan(20);
  expect(entry.caption).not.toMatch(/client|customer|home of|\.$/i);
  expect(entry.alt.length).toBeGreaterThan(60);
  expect(entry.alt).toMatch(/\.$/);
  for (const word of [entry.room, entry.treatment, entry.fabric]) expect(word).not.toBe("");
});

test.each(pictures)("$id has a blur of few bytes to show while it loads", (entry) => {
  expect(entry.preview).toMatch(/^url\(data:image\/webp;base64,[\w+/=]{60,250}\)$/);
});

test("the set is complete", () => {
  const count = Object.fromEntries(
    (["hero", "gallery", "product", "page", "making", "window", "about", "contact", "social"] as const).map((kind) => [
      kind,
      picturesOf(kind).length,
    ]),
  );
  expect(count).toEqual({
    hero: 3,
    gallery: 24,
    product: 3,
    page: 3,
    making: 5,
    window: 1,
    about: 1,
    contact: 1,
    social: 1,
  });
  expect(picturesOf("product").map((entry) => entry.group)).toEqual(["drapery", "top-treatments", "roman-shades"]);
});

test("no two pictures share a caption", () => {
  expect(new Set(pictures.map((entry) => entry.caption)).size).toBe(pictures.length);
});

test("all encoded pictures together stay under 20 MB", () => {
  const total = pictures.flatMap(files).reduce((sum, { file }) => sum + statSync(file).size, 0);
  expect(total).toBeLessThan(MAX_TOTAL_BYTES);
});

// Read from the bytes, so that the test needs no image library.
function pixelSize(bytes: Buffer, format: "avif" | "webp") {
  if (format === "avif") {
    const box = bytes.indexOf("ispe"); // image spatial extents: version and flags, then width and height
    return { width: bytes.readUInt32BE(box + 8), height: bytes.readUInt32BE(box + 12) };
  }
  const frame = bytes.indexOf("VP8 "); // lossy frame header: size, tag, start code, then 14-bit width and height
  return { width: bytes.readUInt16LE(frame + 14) & 0x3fff, height: bytes.readUInt16LE(frame + 16) & 0x3fff };
}
