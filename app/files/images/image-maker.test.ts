import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { photoTypeOf } from "#app/domain/photos/photo-type.ts";
import { createImageMaker } from "./image-maker.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "larkfield-images-"));
const maker = createImageMaker({ file: path.join(import.meta.dirname, "image-worker.ts") });
afterAll(async () => {
  await maker.close();
  rmSync(folder, { recursive: true });
});

let count = 0;
async function made(bytes: Buffer) {
  count += 1;
  const [from, large, small] = ["from", "large", "small"].map((name) => path.join(folder, `${count}-${name}`)) as [
    string,
    string,
    string,
  ];
  writeFileSync(from, bytes);
  const type = photoTypeOf(bytes);
  if (!type) return { type };
  return { type, large, small, result: await maker.makePhoto({ type, from, large, small }) };
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b0a080" } });

test("a photograph is made anew: upright, small enough, and without what the camera wrote into it", async () => {
  const sent = await plain(3000, 2000)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: "Jo Example" }, IFD2: { FocalLengthIn35mmFilm: "26" } })
    .toBuffer();
  const { result, large = "", small = "" } = await made(sent);
  expect(result).toEqual({ ok: true, photo: { width: 1600, height: 2400, focal35: 26 } });
  for (const file of [large, small]) {
    const text = readFileSync(file).toString("latin1");
    expect(text).not.toMatch(/Exif|Artist|Jo Example|ICC_PROFILE|http/);
  }
  expect(await sharp(small).metadata()).toMatchObject({ width: 320, height: 480, format: "jpeg", isProgressive: true });
});

test.each([
  ["PNG", () => plain(400, 300).png().toBuffer(), { width: 400, height: 300 }],
  ["WebP", () => plain(400, 300).webp().toBuffer(), { width: 400, height: 300 }],
  ["HEIC", async () => readFileSync("tests/support/files/window.heic"), { width: 640, height: 480 }],
])("%s is read", async (_, bytes, size) => {
  expect((await made(await bytes())).result).toMatchObject({ ok: true, photo: size });
});

test.each([
  ["under 200 pixels a side", () => plain(400, 199).png().toBuffer(), "small"],
  ["over 50 million pixels", () => plain(10_001, 5_000).png({ compressionLevel: 9 }).toBuffer(), "pixels"],
  [
    "cut off in the middle",
    async () => {
      const file = path.join(folder, "cut.jpg");
      await sharp(
        Buffer.alloc(1_200_000, 1).map((_, at) => (at * 7919) % 251),
        { raw: { width: 800, height: 500, channels: 3 } },
      )
        .jpeg()
        .toFile(file);
      truncateSync(file, 20_000);
      return readFileSync(file);
    },
    "damaged",
  ],
  [
    "of nonsense behind the right beginning",
    async () => Buffer.from("\xff\xd8\xff nonsense".repeat(50), "latin1"),
    "damaged",
  ],
  ["HEIC by its first bytes alone", async () => Buffer.from(`\0\0\0\x18ftypheic${"x".repeat(500)}`), "damaged"],
])("one %s is refused", async (_, bytes, fault) => {
  expect((await made(await bytes())).result).toEqual({ ok: false, fault });
});

test("what stands behind a picture in its file is gone", async () => {
  const tail = "PK\x03\x04<script>alert(1)</script>";
  const { result, large = "" } = await made(
    Buffer.concat([await plain(400, 300).jpeg().toBuffer(), Buffer.from(tail)]),
  );
  expect(result).toMatchObject({ ok: true });
  expect(readFileSync(large).includes("script")).toBe(false);
});

test.each([
  ["SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'],
  ["GIF", "GIF89a\x90\x01\x90\x01"],
  ["HTML", "<!doctype html><title>photo.jpg</title>"],
  ["AVIF", "\0\0\0\x18ftypavif"],
  ["nothing", ""],
])("%s is no photograph by its content", async (_, text) => {
  expect((await made(Buffer.from(text, "latin1"))).type).toBeUndefined();
});

test("an AVIF that calls itself HEIC, or a GIF that is handed over as a JPEG, is not decoded", async () => {
  const avif = await plain(400, 300).avif().toBuffer();
  avif.write("mif1", 8, "latin1");
  const { result } = await made(avif);
  expect(result).toMatchObject({ ok: false });
  const from = path.join(folder, "gif");
  writeFileSync(from, await plain(400, 300).gif().toBuffer());
  const job = { type: "jpeg", from, large: `${from}-l`, small: `${from}-s` } as const;
  expect(await maker.makePhoto(job)).toEqual({ ok: false, fault: "damaged" });
});

async function madeLogo(bytes: Buffer) {
  count += 1;
  const at = (name: string) => path.join(folder, `${count}-${name}`);
  writeFileSync(at("from"), bytes);
  const files = Object.fromEntries(["64.png", "128.png", "256.png"].map((name) => [name, at(name)]));
  const type = photoTypeOf(bytes);
  if (!type) return { type, at };
  return { type, at, result: await maker.makeSitePicture({ type, from: at("from"), logo: true, files }) };
}

test("a logo keeps its clear background in three heights, upright, and loses what was written into its file", async () => {
  const clear = { create: { width: 300, height: 900, channels: 4 as const, background: "#00000000" } };
  const block = await plain(300, 300).png().toBuffer();
  const sent = await sharp(clear)
    .composite([{ input: block, gravity: "north" }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: "Jo Example" } })
    .png()
    .toBuffer();
  const { result, at } = await madeLogo(sent);
  expect(result).toEqual({ ok: true, width: 768, height: 256, made: ["64.png", "128.png", "256.png"] });
  for (const height of [64, 128, 256]) {
    const file = at(`${height}.png`);
    expect(await sharp(file).metadata()).toMatchObject({ format: "png", width: height * 3, height, hasAlpha: true });
    expect(readFileSync(file).toString("latin1")).not.toMatch(/Exif|eXIf|Jo Example|iCCP|tEXt/);
    const pixels = await sharp(file).ensureAlpha().raw().toBuffer();
    const alphaAt = (x: number) => pixels[((height / 2) * height * 3 + x) * 4 + 3];
    // What stood above stands to the right, as a camera that was turned would have it.
    expect([alphaAt(2), alphaAt(height * 3 - 3)]).toEqual([0, 255]);
  }
});

test("a logo is never made larger, nor heavier than a mail may carry", async () => {
  const { result, at } = await madeLogo(await plain(200, 80).jpeg().toBuffer());
  expect(result).toMatchObject({ ok: true, width: 200, height: 80 });
  expect(await sharp(at("256.png")).metadata()).toMatchObject({ width: 200, height: 80 });
  const noise = Buffer.alloc(1024 * 256 * 4, 1).map((_, index) => (index * 7919 * (1 + (index % 13))) % 256);
  const heavy = await madeLogo(
    await sharp(noise, { raw: { width: 1024, height: 256, channels: 4 } })
      .png()
      .toBuffer(),
  );
  expect(heavy.result).toMatchObject({ ok: true });
  expect(readFileSync(heavy.at("64.png")).length).toBeLessThan(20_000);
});

test.each([
  ["one 63 pixels high", () => plain(200, 63).png().toBuffer(), "small"],
  ["one five times as wide as high", () => plain(1000, 200).png().toBuffer(), "shape"],
  ["one five times as high as wide", () => plain(200, 1000).png().toBuffer(), "shape"],
  ["one of 51 million pixels", () => plain(10_200, 5_000).png().toBuffer(), "pixels"],
  ["nonsense behind the right beginning", async () => Buffer.from("\x89PNG\r\n\x1a\n nonsense", "latin1"), "damaged"],
])("refused as a logo: %s", async (_, bytes, fault) => {
  expect((await madeLogo(await bytes())).result).toEqual({ ok: false, fault });
});

test("a process that is killed gives that picture up, and the next one is made", async () => {
  const file = path.join(folder, "dies.mjs");
  writeFileSync(file, `process.on("message", () => process.kill(process.pid, "SIGKILL"));`);
  const dying = createImageMaker({ file });
  const job = { type: "jpeg", from: "", large: "", small: "" } as const;
  expect(await Promise.all([dying.makePhoto(job), dying.makePhoto(job)])).toEqual([
    { ok: false, fault: "damaged" },
    { ok: false, fault: "damaged" },
  ]);
  await dying.close();
  expect(dying.makePhoto(job)).toBeUndefined();
});
