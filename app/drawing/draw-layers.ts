import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Measurements } from "#app/domain/measuring/measurements.ts";
import type { Sides } from "#app/domain/measuring/window-on-wall.ts";
import type { Customizations } from "#app/domain/orders/window.ts";
import { type DrawingOptions, drawDrapesLayer, drawShadeLayer, drawTopLayer, prepare } from "./draw-window.ts";
import { extentOf } from "./extent.ts";
import type { Box, Scene } from "./scene.ts";

/** A treatment by itself, before whatever wall: in inches from the top left of the frame. */
export interface TreatmentLayer {
  type: TreatmentType;
  scene: Scene;
  /** All of it, as far as anything is drawn. */
  box: Box;
  /** How far before the wall it hangs. */
  out: number;
  /** Where its cloth or its board goes back to the wall, from one side to the other. */
  face: { left: number; right: number };
  returns: Sides<boolean>;
  /** Whether a board closes it above. */
  lid: boolean;
}

/** How far a shade over the frame stands before the wall, and panels between two rods. */
const [SHADE_OUT, SASH_OUT] = [1.5, 0.5];

/** What hangs at a window, treatment by treatment from the wall into the room, without room, window and shadow on the wall. */
export function drawLayers(
  measurements: Measurements,
  chosen: Customizations,
  options: DrawingOptions = {},
): TreatmentLayer[] {
  const { easel, looks, layout, customizations, answers } = prepare(measurements, chosen, options);
  const { frame, standing = {}, hanging, top, shade } = layout;
  const panels = [hanging, ...(layout.besides ?? []).map((beside) => beside.hanging)].flatMap(
    (each) => each?.panels ?? [],
  );
  const drapes = panels.length > 0 ? spanOf(panels) : layout.sash;
  const none = { out: 0, returns: { left: false, right: false } };
  const made = [
    {
      type: "shades" as const,
      draw: drawShadeLayer,
      at: shade,
      stands: { ...none, out: answers.shadeInside ? 0 : SHADE_OUT },
    },
    {
      type: "drapes" as const,
      draw: drawDrapesLayer,
      at: drapes,
      stands: standing.drapes ?? { ...none, out: SASH_OUT },
    },
    { type: "tops" as const, draw: drawTopLayer, at: top, stands: standing.top ?? none },
  ];
  return made.flatMap(({ type, draw, at: place, stands }) => {
    const own = { ...easel, id: `${easel.id}${type[0]}`, ids: new Map(), defs: [], bare: true };
    const shapes = place ? draw(own, looks, layout, customizations, options) : [];
    if (!place || shapes.length === 0) return [];
    const viewBox = extentOf({ defs: own.defs, shapes });
    const scene = { id: own.id, viewBox, lineWeight: 1, title: "", description: "", notes: [], defs: own.defs, shapes };
    const face = { left: place.x, right: place.x + place.width };
    const lid = type === "tops" && stands.returns.left;
    return [{ type, scene, box: { ...viewBox, y: viewBox.y - frame.y }, face, lid, ...stands }];
  });
}

function spanOf(panels: readonly { x: number; width: number }[]) {
  const x = Math.min(...panels.map((panel) => panel.x));
  return { x, width: Math.max(...panels.map((panel) => panel.x + panel.width)) - x };
}
