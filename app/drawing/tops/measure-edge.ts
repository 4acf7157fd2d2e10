import { type StyleRef, styleKey } from "#app/domain/catalogue/style.ts";
import { defaultPlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { sewnTop } from "#app/domain/workroom/tops/sewn-top.ts";
import { edgePath } from "#app/drawing/edge-profile.ts";
import { type CorniceLook, cornices } from "./cornice-table.ts";
import { heightAt, type Point, piecesOf, pointAt } from "./edge-walk.ts";
import { measureBody } from "./valance-body.ts";
import { type ValanceLook, valances } from "./valance-table.ts";

export interface TopEdge {
  /** Along the shaped lower edge, from one end of the face to the other. */
  length: number;
  /** Where the edge is nearest to the top. */
  shortPoint: number;
  /** Of a cornice of straight lines: from an end to the middle, corner by corner, how far in and how far down. */
  points?: readonly Point[];
}

const corniceTable: ReadonlyMap<string, CorniceLook> = new Map(Object.entries(cornices));
const valanceTable: ReadonlyMap<string, ValanceLook> = new Map(Object.entries(valances));

/** The lower edge of a top as it is drawn: what its welt and its trim follow. Undefined for a style that is no top. */
export function measureTopEdge(style: StyleRef, face: number, longPoint: number): TopEdge | undefined {
  const cornice = corniceTable.get(styleKey(style));
  if (cornice) {
    const { start, data } = edgePath(cornice.edge, { width: face, height: longPoint });
    const path = `M0,${start}${data}`;
    const points = cornersOf(path, face / 2);
    return { ...measurePath(path), ...(points && { points }) };
  }
  const valance = valanceTable.get(styleKey(style));
  if (!valance) return undefined;
  const rules = defaultPlacementRules;
  const sewn = sewnTop(style, { face, return: rules.boardAlone }, undefined, rules);
  return measurePath(measureBody(valance, face, longPoint, rules, sewn).hem);
}

/** A curve is sawn by its template, which no figures replace. */
function cornersOf(data: string, middle: number): Point[] | undefined {
  const pieces = piecesOf(data);
  if (pieces.some((piece) => piece.length > 2)) return undefined;
  const corners = pieces.map((piece) => pointAt(piece, 0)).filter(([x]) => x < middle);
  return [...corners, [middle, heightAt(pieces, middle)]];
}

/** Pieces into which a curve is cut; its length comes out well within a sixteenth of an inch. */
const PIECES = 64;

function measurePath(data: string): TopEdge {
  let length = 0;
  let shortPoint = Number.POSITIVE_INFINITY;
  for (const piece of piecesOf(data)) {
    let from = pointAt(piece, 0);
    shortPoint = Math.min(shortPoint, from[1]);
    // A line is walked in one step, a curve in many.
    const steps = piece.length <= 2 ? 1 : PIECES;
    for (let i = 1; i <= steps; i += 1) {
      const next = pointAt(piece, i / steps);
      length += Math.hypot(next[0] - from[0], next[1] - from[1]);
      shortPoint = Math.min(shortPoint, next[1]);
      from = next;
    }
  }
  return { length, shortPoint };
}
