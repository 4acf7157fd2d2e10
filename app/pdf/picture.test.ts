import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import type { Customizations } from "#app/domain/orders/window.ts";
import { renderer } from "#tests/support/data/pdf.ts";
import { palettePng } from "./palette-png.ts";
import { makePicture, type PictureJob } from "./picture.ts";

const measurements = {
  widthOfWindow: "48",
  heightOfWindow: "60",
  heightFromTopOfWindowToFloor: "84",
  heightFromWindowFrameToCeiling: "12",
  heightFromFloorToCeiling: "96",
  distanceFromWindowFrameToLeftWall: "30",
  distanceFromWindowFrameToRightWall: "24.5",
};
const dressed = (name: string): PictureJob["windows"][number] => {
  const style = styles.find((each) => each.name === name);
  return {
    measurements,
    customizations: { [style?.treatment ?? ""]: { style, customizations: {} } } as Customizations,
  };
};
const pictureOf = (...names: string[]) =>
  makePicture({ kind: "picture", windows: names.map(dressed), rules: {} }, renderer);

/** Width, height, and the bytes of every row, each after its filter. */
function read(png: Buffer) {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const header = chunks.get("IHDR") as Buffer;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  return { width, height, palette: chunks.get("PLTE") as Buffer, rows: inflateSync(chunks.get("IDAT") as Buffer) };
}

test("one window, or three beside each other, are a picture small enough for a mail, and the same each time", async () => {
  const one = Buffer.from(await pictureOf("Three Finger Pinch"));
  const { width, height, palette, rows } = read(one);
  expect([width, rows.length]).toEqual([720, height * 721]);
  expect(new Set(rows).size).toBeGreaterThan(50);
  expect(palette.length / 3).toBeLessThanOrEqual(256);
  const three = Buffer.from(await pictureOf("Three Finger Pinch", "Flat Roman", "Olivia"));
  expect(read(three).width).toBe(720);
  expect(read(three).height).toBeLessThan(height);
  for (const png of [one, three]) expect(png.length).toBeLessThan(60_000);
  expect(Buffer.from(await pictureOf("Three Finger Pinch"))).toEqual(one);
});

test("cloth full of figures is drawn smaller rather than make a mail heavier than 150 KB", async () => {
  const medallion = {
    id: "medallion",
    name: "Medallion",
    color: "Indigo",
    family: "print",
    direction: "upright",
    match: "halfDrop",
    usableWidth: 54,
    railroadable: false,
    look: { colors: ["#efe8d8", "#34466e", "#9fb0c8"], pattern: "medallion", weave: "slub" },
  };
  const figured = [25.25, 13, 5].map((horizontalRepeat) => {
    const { drapes } = dressed("Three Finger Pinch").customizations;
    const repeats = { horizontalRepeat, verticalRepeat: horizontalRepeat };
    const book = { ...medallion, look: { ...medallion.look, ...repeats } };
    const fabrics = { fabrics: [{ name: "Medallion", link: "", role: "main", book }], trims: [] };
    const wide = {
      ...measurements,
      widthOfWindow: "71.875",
      heightOfWindow: "64.25",
      heightFromTopOfWindowToFloor: "88.25",
    };
    return {
      measurements: wide,
      customizations: { drapes: { ...drapes, answers: { draw: "pair", length: "floor" }, fabrics } },
    };
  }) as PictureJob["windows"];
  for (const windows of [...figured.map((window) => [window]), figured]) {
    const png = Buffer.from(await makePicture({ kind: "picture", windows, rules: {} }, renderer));
    expect(png.length).toBeLessThanOrEqual(80_000);
    expect(read(png).width).toBeGreaterThan(480);
  }
});

test("few colors are kept as they are; of many the nearest stands", () => {
  const [width, height] = [64, 64];
  const flat = new Uint8Array(width * height * 4).map((_, at) => [167, 127, 69, 255][at % 4] as number);
  expect([...read(palettePng({ width, height, pixels: flat })).palette]).toEqual([167, 127, 69]);
  const many = flat.map((_, at) => (at % 4 === 3 ? 255 : ((at >> 2) * (17 + (at % 4) * 40)) % 256));
  const { palette, rows } = read(palettePng({ width, height, pixels: many }));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const place = rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] as number;
    for (const part of [0, 1, 2]) {
      expect(Math.abs((palette[3 * place + part] as number) - (many[4 * pixel + part] as number))).toBeLessThan(64);
    }
  }
});

test("cloth keeps its pattern, for ticking is known by its stripes", async () => {
  const shade = dressed("Flat Roman");
  const inCloth = (name: string) => {
    const { shades } = shade.customizations;
    const fabrics = { fabrics: [{ name, link: "" }], trims: [] };
    return makePicture(
      { kind: "picture", windows: [{ ...shade, customizations: { shades: { ...shades, fabrics } } }], rules: {} },
      renderer,
    );
  };
  const bluest = (png: Uint8Array) => {
    const { palette } = read(Buffer.from(png));
    return Math.max(...[...palette].map((red, at) => (at % 3 === 0 ? (palette[at + 2] ?? 0) - red : 0)));
  };
  expect(bluest(await inCloth("Blue ticking"))).toBeGreaterThan(bluest(await inCloth("Cream linen")) + 20);
});
