import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { newEasel } from "#app/drawing/easel.ts";
import { type Scene, shape } from "#app/drawing/scene.ts";
import { paintFabric } from "./fabric-paint.ts";

/** A flat piece, so many inches wide and high; a pattern stands in it at its true size. */
export function drawSwatch(
  look: FabricLook,
  { id, inches, title }: { id: string; inches: number; title: string },
): Scene {
  const easel = newEasel(id);
  const { fill } = paintFabric(easel, look, { name: "swatch", center: inches / 2 });
  const piece = shape("rect", { width: inches, height: inches, fill });
  const viewBox = { x: 0, y: 0, width: inches, height: inches };
  return { id, viewBox, lineWeight: 1, title, description: "", notes: [], defs: easel.defs, shapes: [piece] };
}
