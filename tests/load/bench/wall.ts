// Dresses the six windows of the picture kit in turn, as the image process does, and leaves the pictures in LOOK where one is named.
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import type { GroupId } from "#app/domain/catalogue/style.ts";
import type { Corners } from "#app/domain/wall/camera.ts";
import { AS_FOUND } from "#app/domain/wall/wall-view.ts";
import { drawLayers } from "#app/drawing/draw-layers.ts";
import { layerMarkup, viewBox } from "#app/drawing/svg.ts";
import { makeScene } from "#app/files/images/make-scene.ts";
import { report } from "./support/table.ts";

interface Kit {
  photo: { focal35: number };
  window: { width: number; height: number; toCeiling: number; toFloor: number };
  corners: [number, number][];
}

const chosen = (group: GroupId, name: string) => {
  const style = findStyle(group, name);
  if (!style) throw new Error(`${group} has no ${name}`);
  return { style };
};
/** All three, which takes longest. */
const everything = {
  drapes: chosen("pleated-tops", "Three Finger Pinch"),
  shades: chosen("soft-shades", "Flat Roman"),
  tops: { style: { ...chosen("cornice-boards", "Richmond").style, category: "corniceBoard" as const } },
};
const pictures = path.resolve("tests/pictures/wall");
const into = process.env.LOOK ?? mkdtempSync(path.join(tmpdir(), "larkfield-wall-"));
const seconds: number[] = [];
for (const name of readdirSync(pictures).filter((file) => file.endsWith(".json"))) {
  const { photo, window, corners } = JSON.parse(readFileSync(path.join(pictures, name), "utf8")) as Kit;
  const { width, height, toCeiling, toFloor } = window;
  const measurements = {
    widthOfWindow: width,
    heightOfWindow: height,
    heightFromTopOfWindowToFloor: height + toFloor,
    heightFromWindowFrameToCeiling: toCeiling,
    heightFromFloorToCeiling: toCeiling + height + toFloor,
    distanceFromWindowFrameToLeftWall: null,
    distanceFromWindowFrameToRightWall: null,
  };
  const before = process.cpuUsage();
  const layers = drawLayers(measurements, everything).map(({ scene, type: _, ...layer }) => ({
    ...layer,
    markup: layerMarkup(scene),
    viewBox: viewBox(scene),
  }));
  await makeScene({
    scene: true,
    photo: path.join(pictures, name.replace("json", "jpg")),
    to: path.join(into, name.replace("json", "jpg")),
    corners: corners.flat() as unknown as Corners,
    frame: { width, height },
    focal35: photo.focal35,
    walls: { left: null, right: null },
    layers,
    mask: [],
    light: AS_FOUND,
  });
  const { user, system } = process.cpuUsage(before);
  seconds.push((user + system) / 1e6);
}
const most = Math.max(...seconds);
report({ what: "a composed picture on a wall, processor", measured: `${most.toFixed(2)} s at most`, limit: "1 s" });
