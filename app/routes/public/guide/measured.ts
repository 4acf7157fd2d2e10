import { formatInches } from "#app/domain/measuring/inches.ts";
import { line } from "#app/drawing/easel.ts";
import { INK, LINEN } from "#app/drawing/palette.ts";
import { d, group, type Shape, shape } from "#app/drawing/scene.ts";

interface Measured {
  /** Level where y0 and y1 are the same, upright where x0 and x1 are. */
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** What the figure says besides the inches. */
  of?: string;
}

const TICK = 1.1;
/** Larger on a phone, where the drawing is small. */
const LETTERS = "text-[3.2px] md:text-[2.6px]";
/** Down a long line its figure stands, above the middle of what is drawn behind it. */
const SHARE = 0.3;
const LONG = 10;

/** A length in a drawing, with bars at both ends and its figure above or beside it. */
export function drawMeasured({ x0, y0, x1, y1, of = "" }: Measured): Shape {
  const level = y0 === y1;
  const bar = (x: number, y: number) =>
    level
      ? d`M${x},${y - TICK}V${y + TICK}M${x - 0.6},${y + 0.6}L${x + 0.6},${y - 0.6}`
      : d`M${x - TICK},${y}H${x + TICK}M${x - 0.6},${y + 0.6}L${x + 0.6},${y - 0.6}`;
  const length = level ? x1 - x0 : y1 - y0;
  const down = y0 + length * (length > LONG ? SHARE : 0.5) + 1.2;
  return group(
    {},
    line(d`M${x0},${y0}L${x1},${y1}` + bar(x0, y0) + bar(x1, y1), 0.85),
    // Drawn around its letters in the color of the wall, so that no line runs through them.
    {
      ...shape("text", {
        x: level ? (x0 + x1) / 2 : x0 + 2,
        y: level ? y0 - 1 : down,
        class: LETTERS,
        fill: INK,
        stroke: LINEN,
        "stroke-width": 1,
        "paint-order": "stroke",
        "text-anchor": level ? "middle" : "start",
        "font-family": "Instrument Sans Variable, sans-serif",
      }),
      text: `${formatInches(length)} ${of}`.trim(),
    },
  );
}
