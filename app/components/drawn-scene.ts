import type { drawnScenes } from "#app/content/drawn-scenes.ts";
import type { ShownPicture } from "#app/content/shown-picture.ts";
import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import type { GroupId, Style, TreatmentType } from "#app/domain/catalogue/style.ts";
import { type Measurements, measurementNames } from "#app/domain/measurements.ts";
import type { Customizations } from "#app/domain/window.ts";
import { type DrawingOptions, drawWindow } from "#app/drawing/draw-window.ts";

type Choice = readonly [GroupId, string];
type DrawnScene = (typeof drawnScenes)[number] & { readonly [type in TreatmentType]?: Choice } & Omit<
    DrawingOptions,
    "id"
  >;

/** A window of the gallery as a drawing; scripts/build-drawings.ts writes it to a file. */
export function drawScene(scene: DrawnScene) {
  const { drapes, shades, tops, fabrics, closed = false } = scene;
  const top = tops && chosen(tops);
  const customizations: Customizations = {
    ...(drapes && { drapes: { style: chosen(drapes), customizations: { edgeBanding: true } } }),
    ...(shades && { shades: { style: chosen(shades), customizations: { cordlessControl: true } } }),
    ...(top && { tops: { style: { ...top, category: top.category ?? "valance" } } }),
  };
  return drawWindow(measured(scene.inches), customizations, { id: "s", fabrics, closed });
}

/** The same file as a picture among the others. */
export function drawnPicture(scene: DrawnScene): ShownPicture {
  const { viewBox } = drawScene(scene);
  const width = 1200;
  const height = Math.round((width * viewBox.height) / viewBox.width);
  return { id: scene.id, caption: scene.caption, alt: scene.alt, width, height, src: `/drawings/${scene.id}.svg` };
}

/** Seven numbers, in the order in which the measuring guide asks for them. */
export function measured(inches: readonly number[]): Measurements {
  return Object.fromEntries(measurementNames.map((name, index) => [name, String(inches[index])]));
}

function chosen([group, name]: Choice): Style {
  const style = findStyle(group, name);
  if (!style) throw new Error(`${group} has no ${name}`);
  return style;
}
