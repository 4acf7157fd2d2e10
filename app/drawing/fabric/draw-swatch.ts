import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { define, type Easel, gradient, layer, newEasel } from "#app/drawing/easel.ts";
import { type Scene, type Shape, shape } from "#app/drawing/scene.ts";
import { type Dye, dyeOf } from "./dye.ts";
import { paintFabric } from "./fabric-paint.ts";
import { scaled } from "./scaled.ts";
import { lieOf, threadsOf } from "./swatch-surface.ts";
import { drawThreads } from "./weaves.ts";

/** Threads are so fine that a piece shows this many inches of them, whatever the size of its pattern. */
const THREADED_INCHES = 32;

/**
 * A flat piece, so many inches wide and high; a pattern stands in it at its true size. Its threads run over the whole of
 * it, print and ground alike, and the light lies on top. It goes on beyond its view, for a frame that is wider.
 */
export function drawSwatch(
  look: FabricLook,
  { id, inches, title }: { id: string; inches: number; title: string },
): Scene {
  const dye = dyeOf(look);
  const easel = layer(newEasel(id), "w", dye);
  const { fill } = paintFabric(easel, { ...look, weave: "plain" }, { name: "swatch", center: inches / 2 });
  const fills = [fill, threadPaint(easel, look, dye, inches / THREADED_INCHES), lightPaint(easel, look, inches)];
  const shapes = fills.map((paint) =>
    shape("rect", { x: -inches * 0.6, width: inches * 2.2, height: inches, fill: paint }),
  );
  const viewBox = { x: 0, y: 0, width: inches, height: inches };
  return { id, viewBox, lineWeight: 1, title, description: "", notes: [], defs: easel.defs, shapes };
}

function threadPaint(easel: Easel, { weave }: FabricLook, dye: Dye, scale: number): string {
  const threads = threadsOf(weave);
  const { size } = threads;
  const draw = (id: string): Shape =>
    shape(
      "pattern",
      { id, width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: scaled(scale, scale) },
      drawThreads(threads, dye),
    );
  return `url(#${define(easel, "threads", draw)})`;
}

function lightPaint(easel: Easel, { weave }: FabricLook, inches: number): string {
  const { stops, to } = lieOf(weave);
  const along = { x2: to.x * inches, y2: to.y * inches, gradientUnits: "userSpaceOnUse", spreadMethod: "reflect" };
  return `url(#${define(easel, "lie", (id) => gradient(easel, id, stops, along))})`;
}
