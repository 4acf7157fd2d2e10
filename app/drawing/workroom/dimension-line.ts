import { formatInches } from "#app/domain/measuring/inches.ts";
import { line } from "#app/drawing/easel.ts";
import { INK } from "#app/drawing/palette.ts";
import { type Box, d, fragment, group, type Shape, shape } from "#app/drawing/scene.ts";

const PAPER = "#FFFFFF";
const WIDTH_OF_LETTER = 0.56;

/** Where a drawing will stand, in points, and how large its figures are to be read there. */
export interface Paper {
  width: number;
  height: number;
  letters: number;
}

/** As on a work order with room to spare. */
export const usualPaper: Paper = { width: 300, height: 262, letters: 9 };

/** The size of letters in a drawing whose figures need room of their own, so that they come out as large as asked. */
export function lettersOn({ width, height, letters }: Paper, viewAt: (size: number) => Box): number {
  let size = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const view = viewAt(size);
    size = letters * Math.max(view.width / width, view.height / height);
  }
  return size;
}

/** Each brings it nearer by half or more. */
const PASSES = 20;

/** The paper itself, which covers lines behind figures wherever it is shown. */
export function ground(view: Box): Shape {
  return shape("rect", { ...view, fill: PAPER });
}

/** A length across, with thin lines up or down to what it measures. */
export function across(x0: number, x1: number, y: number, from: number, size: number, name = ""): Shape {
  const tick = size * 0.4;
  const data = d`M${x0},${from}V${y}M${x1},${from}V${y}`;
  const bar = d`M${x0},${y}H${x1}M${x0 - tick},${y + tick}L${x0 + tick},${y - tick}M${x1 - tick},${y + tick}L${x1 + tick},${y - tick}`;
  return fragment(thin(data), line(bar), label((x0 + x1) / 2, y, textOf(name, x1 - x0), size));
}

/** A length down, with thin lines to the side on which it is measured. */
export function down(y0: number, y1: number, x: number, from: number, size: number, name = ""): Shape {
  const tick = size * 0.4;
  const data = d`M${from},${y0}H${x}M${from},${y1}H${x}`;
  const bar = d`M${x},${y0}V${y1}M${x - tick},${y0 + tick}L${x + tick},${y0 - tick}M${x - tick},${y1 + tick}L${x + tick},${y1 - tick}`;
  return fragment(thin(data), line(bar), label(x, (y0 + y1) / 2, textOf(name, y1 - y0), size, true));
}

function textOf(name: string, inches: number): string {
  return name ? `${name} ${formatInches(inches)}` : formatInches(inches);
}

function thin(data: string): Shape {
  return line(data, 0.35);
}

/** How wide words are written, with a little paper on both sides. */
export function widthOf(text: string, size: number): number {
  return text.length * size * WIDTH_OF_LETTER + size * 0.6;
}

/** Upright beside an upright line, on a piece of paper that covers the line. */
export function label(x: number, y: number, text: string, size: number, upright = false): Shape {
  const width = widthOf(text, size);
  const height = size * 1.3;
  return group(
    { transform: upright ? d`rotate(-90 ${x} ${y})` : undefined },
    shape("rect", { x: x - width / 2, y: y - height / 2, width, height, fill: PAPER }),
    words(x, y, text, size, "middle"),
  );
}

/** On nothing, from here on or around it, in the middle of their height. */
export function words(x: number, y: number, text: string, size: number, anchor: "start" | "middle" = "start"): Shape {
  return {
    tag: "text",
    attrs: {
      x,
      y: y + size * 0.35,
      "font-size": size,
      "font-family": "Instrument Sans Variable, sans-serif",
      "text-anchor": anchor,
      fill: INK,
    },
    text,
  };
}
