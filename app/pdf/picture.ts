import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { drawWindow } from "#app/drawing/draw-window.ts";
import type { Scene } from "#app/drawing/scene.ts";
import { sceneForPicture } from "#app/drawing/scene-for-paper.ts";
import { settingOf, sideBySide } from "#app/drawing/side-by-side.ts";
import { palettePng } from "./palette-png.ts";

/** Windows side by side as one picture; as data, for it crosses into another thread. */
export interface PictureJob {
  kind: "picture";
  windows: readonly Omit<Window, "id" | "key" | "name">[];
  rules: ChangedPlacement;
}

const WIDTH = 720;
/** In bytes: a third more in a mail, whose words and face take some thirty thousand and whose logo twenty-five, and all of it at most 150 KB. */
const MOST = 62_000;
const GAP = 24;
/** The plate that windows stand on, as on paper, and how many inches of it are around each. */
const GROUND = "#f7f2e9";
const MOUNT = 5;
/** Of its width by its height, at the least: a letter is read on, past its picture. */
const LEAST_ASPECT = 1.25;
/** A scene for paper has lines as fine as a printer's; here the finest is a pixel. */
const PIXEL = 4 / 3;

let ready: Promise<void> | undefined;

/** All to one scale, standing on one floor; no words, so no font is needed. */
export async function makePicture({ windows, rules }: PictureJob, renderer: () => Uint8Array): Promise<Uint8Array> {
  const setting = settingOf(windows);
  const scenes = windows.map(({ measurements, customizations, ...site }, index) => {
    const asked = { id: `m${index}`, site, rules, notes: false, setting };
    return drawWindow(parseMeasurements(measurements), customizations, asked);
  });
  const plates = onPlate(scenes);
  // Cloth full of figures is heavier than any other: it is drawn smaller.
  for (let width = WIDTH; ; width = Math.floor(width * 0.88)) {
    const png = await rasterize(sideBySide(plates, { width, gap: GAP, prepare: forPixels }), GROUND, renderer);
    if (png.length <= MOST || width < WIDTH / 2) return png;
  }
}

function onPlate(scenes: readonly Scene[]): Scene[] {
  const wide = scenes.reduce((sum, { viewBox }) => sum + viewBox.width, 0);
  const high = Math.max(...scenes.map(({ viewBox }) => viewBox.height));
  const beside = MOUNT + Math.max(0, LEAST_ASPECT * high - wide) / scenes.length / 2;
  return scenes.map(({ viewBox: { x, y, width, height }, ...scene }) => ({
    ...scene,
    viewBox: { x: x - beside, y: y - MOUNT, width: width + 2 * beside, height: height + 2 * MOUNT },
  }));
}

/** One scene so many pixels wide, with the ground it stands on: in pixels cloth keeps its pattern, and no seam shows anywhere. */
export function sceneToPng(scene: Scene, width: number, ground: string, renderer: () => Uint8Array) {
  return rasterize(sideBySide([scene], { width, gap: 0, prepare: forPixels }), ground, renderer);
}

async function rasterize(svg: string, background: string, renderer: () => Uint8Array): Promise<Uint8Array> {
  ready ??= initWasm(renderer()).catch(isReadyAlready);
  await ready;
  const drawing = new Resvg(svg, { background, font: { loadSystemFonts: false } });
  const image = drawing.render();
  const { width, height, pixels } = image;
  image.free();
  drawing.free();
  return palettePng({ width, height, pixels });
}

/** The renderer is one for the whole thread, this module perhaps not: tests load it anew for each of their files. */
function isReadyAlready(error: Error) {
  if (!error.message.includes("Already initialized")) throw error;
}

function forPixels(scene: Scene, width: number): Scene {
  return sceneForPicture(scene, (PIXEL * scene.viewBox.width) / width);
}
