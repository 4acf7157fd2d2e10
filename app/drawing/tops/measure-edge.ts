import { type StyleRef, styleKey } from "#app/domain/catalogue/style.ts";
import { edgePath } from "#app/drawing/profile.ts";
import { type CorniceLook, cornices } from "./cornice-table.ts";
import { measureBody } from "./valance-body.ts";
import { type ValanceLook, valances } from "./valance-table.ts";

export interface TopEdge {
  /** Along the shaped lower edge, from one end of the face to the other. */
  length: number;
  /** Where the edge is nearest to the top. */
  shortPoint: number;
}

const corniceTable: ReadonlyMap<string, CorniceLook> = new Map(Object.entries(cornices));
const valanceTable: ReadonlyMap<string, ValanceLook> = new Map(Object.entries(valances));

/** The lower edge of a top as it is drawn: what its welt and its trim follow. Undefined for a style that is no top. */
export function measureTopEdge(style: StyleRef, face: number, longPoint: number): TopEdge | undefined {
  const cornice = corniceTable.get(styleKey(style));
  if (cornice) {
    const { start, data } = edgePath(cornice.edge, { width: face, height: longPoint });
    return measurePath(`M0,${start}${data}`);
  }
  const valance = valanceTable.get(styleKey(style));
  return valance && measurePath(measureBody(valance, face, longPoint).hem);
}

type Point = readonly [x: number, y: number];

const TOKEN = /([MHLQC])([^MHLQC]*)/g;
/** Pieces into which a curve is cut; its length comes out well within a sixteenth of an inch. */
const PIECES = 64;

function measurePath(data: string): TopEdge {
  let from: Point = [0, 0];
  let length = 0;
  let shortPoint = Number.POSITIVE_INFINITY;
  for (const [, command = "", rest = ""] of data.matchAll(TOKEN)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points = pairs(command === "H" ? [numbers[0] ?? 0, from[1]] : numbers);
    const to = points.at(-1) ?? from;
    const walk = command === "M" ? [to] : walkCurve([from, ...points]);
    for (const next of walk) {
      if (command !== "M") length += Math.hypot(next[0] - from[0], next[1] - from[1]);
      shortPoint = Math.min(shortPoint, next[1]);
      from = next;
    }
  }
  return { length, shortPoint };
}

function pairs(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0] as const] : []));
}

/** A line is walked in one step, a curve in many, each a point between its control points. */
function walkCurve(control: readonly Point[]): Point[] {
  if (control.length <= 2) return control.slice(1);
  return Array.from({ length: PIECES }, (_, i) => between(control, (i + 1) / PIECES));
}

function between(points: readonly Point[], share: number): Point {
  const [first = [0, 0], ...more] = points;
  if (more.length === 0) return first;
  const closer = more.map(([x, y], i): Point => {
    const [fromX, fromY] = points[i] ?? first;
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
  });
  return between(closer, share);
}
