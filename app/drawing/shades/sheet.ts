import { downPaint, type Easel, gradient, paint } from "#app/drawing/easel.ts";

/** A sheet of cloth is never one flat tone: it is shaded under its headrail and catches light below it. */
export function sheetPaint(easel: Easel): string {
  return downPaint(easel, "sheet", [
    [0, -0.22],
    [0.06, -0.06],
    [0.3, 0.12],
    [0.8, 0],
    [1, -0.08],
  ]);
}

export function sidePaint(easel: Easel): string {
  return paint(easel, "sides", (id) =>
    gradient(id, [
      [0, -0.14],
      [0.08, 0.08],
      [0.5, 0],
      [0.92, -0.04],
      [1, -0.2],
    ]),
  );
}
