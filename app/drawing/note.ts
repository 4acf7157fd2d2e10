import { INK } from "./palette.ts";
import type { Box, Shape } from "./scene.ts";

/** Room for one line under the floor; a longer note is read out in full but drawn in short. */
const LONGEST = 60;
const SHORT = "Typical values stand in for what is not measured yet.";

export function drawNote(note: string, view: Box): Shape {
  const text = note.length > LONGEST ? SHORT : note;
  const size = view.width * 0.028;
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
