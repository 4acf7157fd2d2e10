import { INK } from "./palette.ts";
import type { Box, Shape } from "./scene.ts";

/** A line under the floor, as large as the width of the drawing allows. */
export function drawNote(text: string, view: Box): Shape {
  const size = Math.min(view.width * 0.022, (view.width * 1.85) / text.length);
  return {
    tag: "text",
    attrs: {
      x: view.x + view.width / 2,
      y: view.y + view.height - 2.4,
      "text-anchor": "middle",
      "font-size": size,
      "font-family": "Instrument Sans Variable, sans-serif",
      fill: INK,
      "fill-opacity": 0.75,
    },
    text,
  };
}
