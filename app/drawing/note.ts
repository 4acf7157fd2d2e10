import { INK } from "./palette.ts";
import type { Box, Shape } from "./scene.ts";

/** One line under the floor. */
export function drawNote(text: string, view: Box): Shape {
  const size = view.width * 0.028;
  return {
    tag: "text",
    attrs: {
      class: "drawing-note",
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
