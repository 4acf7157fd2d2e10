import { type Cloth, downPaint, type Easel, gradient, paint, stops, use } from "#app/drawing/easel.ts";
import type { Shape } from "#app/drawing/scene.ts";

/** The cloth within a defined outline, shaded down and across. */
export function drawSheet(easel: Easel, outline: string, cloth: Cloth): Shape[] {
  return [use(outline, 0, 0, { fill: cloth.fill }), ...shadeSheet(easel, outline)];
}

/** The light and shade alone, over cloth that is painted in parts. */
export function shadeSheet(easel: Easel, outline: string): Shape[] {
  return [sheetPaint(easel), sidePaint(easel)].map((fill) => use(outline, 0, 0, { fill }));
}

/** A sheet of cloth is never one flat tone: it is shaded under its headrail and catches light below it. */
function sheetPaint(easel: Easel): string {
  return downPaint(easel, "sheet", { 0: -0.22, 0.06: -0.06, 0.3: 0.12, 0.8: 0, 1: -0.08 });
}

function sidePaint(easel: Easel): string {
  return paint(easel, "sides", (id) =>
    gradient(easel, id, stops({ 0: -0.14, 0.08: 0.08, 0.5: 0, 0.92: -0.04, 1: -0.2 })),
  );
}
