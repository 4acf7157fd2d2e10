import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import type { Corners } from "#app/domain/wall/camera.ts";
import { AS_FOUND } from "#app/domain/wall/wall-view.ts";
import type { HungLayer, SceneJob } from "./image-job.ts";
import { createImageMaker } from "./image-maker.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "larkfield-scenes-"));
const maker = createImageMaker({ file: path.join(import.meta.dirname, "image-worker.ts") });
afterAll(async () => {
  await maker.close();
  rmSync(folder, { recursive: true });
});

const size = { width: 2400, height: 1800 };
const corners: Corners = [915, 557.6, 1399.6, 612.4, 1398.6, 1269.8, 916.8, 1351.1];
const WALL = 180;

async function composed(job: Partial<SceneJob>) {
  const photo = path.join(folder, "wall.jpg");
  const background = { r: WALL, g: WALL, b: WALL };
  await sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toFile(photo);
  const to = path.join(folder, "dressed.jpg");
  const made = await maker.makeScene({
    scene: true,
    photo,
    to,
    corners,
    frame: { width: 48, height: 60 },
    focal35: (1730 / 3000) * 43.27,
    walls: { left: null, right: null },
    layers: [],
    mask: [],
    light: AS_FOUND,
    ...job,
  });
  expect(made).toEqual({ ok: true });
  const { data, info } = await sharp(to).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(size);
  return { at: (x: number, y: number) => data[(y * size.width + x) * 3] ?? 0, file: to };
}

const layer = (markup: string, more: Partial<HungLayer> = {}): HungLayer => ({
  markup,
  viewBox: "-12 -8 20 40",
  box: { x: -12, y: -8, width: 20, height: 40 },
  out: 3.5,
  face: { left: -8, right: 8 },
  returns: { left: false, right: false },
  lid: false,
  ...more,
});
const dark = (at: (x: number, y: number) => number, below: number) => {
  let [count, sumX, sumY] = [0, 0, 0];
  for (let y = 300; y < 1700; y += 1) {
    for (let x = 600; x < 1800; x += 1) {
      if (at(x, y) >= below) continue;
      count += 1;
      sumX += x + 0.5;
      sumY += y + 0.5;
    }
  }
  return { count, x: sumX / count, y: sumY / count };
};

test("acceptance 8: the composed picture has the rod's left end of case B where the golden numbers have it", async () => {
  const light = { exposure: 0, shadow: 0 };
  const mark = layer('<circle cx="-8" cy="-4" r=".4" fill="#000"/>');
  const { at } = await composed({ layers: [mark], light });
  const found = dark(at, 90);
  expect(found.count).toBeGreaterThan(20);
  expect(Math.hypot(found.x - 832.56, found.y - 481.92)).toBeLessThan(1);
});

const cloth = layer('<path d="M-8 -4H8V32H-8Z" fill="#fff"/>');

test("cloth takes the light of its wall, throws a shadow, and what was painted over it is the photograph again", async () => {
  const { at } = await composed({ layers: [cloth], mask: [{ r: 30, points: [900, 700, 900, 760] }] });
  // White cloth on a wall of 0.456 in linear light: 0.83 of it.
  expect(Math.abs(at(930, 600) - 234)).toBeLessThan(4);
  expect(at(900, 730)).toBeGreaterThan(WALL - 4);
  expect(at(900, 730)).toBeLessThan(WALL + 4);
  expect(at(905, 880)).toBeGreaterThan(200);
  expect(at(2000, 300)).toBeLessThan(WALL + 3);
});

test("a return is drawn where the camera sees it, from the face back to the wall", async () => {
  const sides = { left: true, right: true };
  const light = { exposure: 0, shadow: 0 };
  const without = await composed({ layers: [cloth], light });
  const beside = without.at(818, 560);
  const { at } = await composed({ layers: [{ ...cloth, returns: sides }], light });
  expect(Math.abs(beside - WALL)).toBeLessThan(4);
  // 0.78 of the white cloth in that light.
  expect(Math.abs(at(822, 560) - 208)).toBeLessThan(5);
});

test("a shadow is thrown on the wall, and none where none is wanted", async () => {
  const darkened = async (shadow: number) => {
    const { at } = await composed({ layers: [cloth], light: { exposure: 0, shadow } });
    return dark(at, WALL - 8).count;
  };
  expect(await darkened(0)).toBeLessThan(10);
  expect(await darkened(100)).toBeGreaterThan(1000);
});
