import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import type { SewnTop } from "#app/domain/workroom/tops/sewn-top.ts";
import { countStraps, countTiedPleats } from "#app/domain/workroom/tops/valance-styles.ts";
import { scallops } from "#app/drawing/edge-profile.ts";
import { d } from "#app/drawing/scene.ts";
import { type Piece, pointAt, shareAt } from "./edge-walk.ts";

/** Ties stand so far apart. */
const CLOSEST = 30;
const WIDEST = 36;

/** Where ties stand, as many as the workroom cuts: thirty to thirty-six inches apart unless there is less room. */
export function placeTies(width: number, rules: Pick<PlacementRules, "tieOutside" | "tieSpacing">): number[] {
  const gaps = countTiedPleats(width, rules);
  const wanted = Math.min(WIDEST, Math.max(CLOSEST, (width - rules.tieOutside) / gaps));
  const apart = Math.min(wanted, (width * (gaps === 1 ? 0.7 : 0.95)) / gaps);
  const first = (width - apart * gaps) / 2;
  return Array.from({ length: gaps + 1 }, (_, i) => first + apart * i);
}

/** The outer straps stand so far in from the ends, and less on a narrow valance. */
const STRAP_INSET = 6;

/** Where straps stand: one near each end, and as many between as the workroom cuts. */
export function placeStraps(width: number): number[] {
  const gaps = countStraps(width) - 1;
  const inset = Math.min(STRAP_INSET, width * 0.15);
  return Array.from({ length: gaps + 1 }, (_, i) => inset + ((width - 2 * inset) * i) / gaps);
}

/** Where the panels of a top end, its own ends included: the widths are in eighths, which its own need not be. */
export function panelEdges(boxes: SewnTop["boxes"], width: number): number[] | undefined {
  return boxes?.panels && edgesOf(boxes.panels, width);
}

export function edgesOf(sizes: readonly number[], width: number): number[] {
  const edges = [0];
  for (const size of sizes.slice(0, -1)) edges.push((edges.at(-1) ?? 0) + size);
  return [...edges, width];
}

/** A pair of cascades leaves three fifths of a narrow valance to what hangs between them. */
export function cascadeWidth(usual: number, width: number): number {
  return Math.min(usual, width / 5);
}

/** What a cascade covers begins an inch behind its inner edge. */
function besideCascade(from: number, width: number): number {
  return from === 0 ? 0 : cascadeWidth(from + 1, width) - 1;
}

/** A lower edge from its left end, continuing a path that stands at `start`, and where its panels meet, ends included. */
export interface LowerEdge {
  start: number;
  data: string;
  joints: readonly number[];
}

export interface Scallops {
  joint: number;
  low: number;
  /** In from both ends, where something else covers it. */
  from?: number | undefined;
  /** The width of the pleat at each joint, over which the hem is level. */
  pleat?: number | undefined;
}

/** As many as there are pleats or tongues where they meet; panels of given widths stand where those do. */
export function scallopedEdge(
  { joint, low, from = 0, pleat = 0 }: Scallops,
  width: number,
  { boxes, pleats = 0, tongues }: SewnTop,
): LowerEdge {
  const inset = besideCascade(from, width);
  const span = width - inset * 2;
  const count = Math.max(1, (tongues ?? pleats) - 1);
  const joints = panelEdges(boxes, width) ?? Array.from({ length: count + 1 }, (_, i) => inset + (span * i) / count);
  if (pleat > 0)
    return { start: joint, data: betweenPleats(joints, joint, low, Math.min(pleat, span / count / 2)), joints };
  const row = scallops(span, count, joint, low, inset);
  return { start: row.start, data: inset > 0 ? d`H${inset}${row.data}H${width}` : row.data, joints };
}

/** Level across each pleat, half of one at both corners, and a scallop between. */
function betweenPleats(joints: readonly number[], joint: number, low: number, pleat: number): string {
  const half = pleat / 2;
  return joints
    .slice(1)
    .reduce((data, to, i) => {
      const from = joints[i] ?? 0;
      return data + d`H${from + half}Q${(from + to) / 2},${low * 2 - joint} ${to - half},${joint}`;
    }, "")
    .concat(d`H${joints.at(-1) ?? 0}`);
}

export interface Swags {
  /** In from both ends, where a cascade covers it. */
  from: number;
  /** How far down the hem is where a cascade covers it, and at its lowest. */
  joint: number;
  low: number;
}

/** The share of a swag that the next one covers. */
const OVERLAP = 0.5;
/** How far below the board the hem of a swag begins at its shoulder. */
const SHOULDER = 1;

/** Swags from shoulder to shoulder, as many as the workroom cuts, each over half of the next. */
export function placeSwags(
  { from }: Pick<Swags, "from">,
  width: number,
  count: number,
): { x: number; width: number }[] {
  const inset = besideCascade(from, width);
  const span = width - 2 * inset;
  const each = span / (count - (count - 1) * OVERLAP);
  return Array.from({ length: count }, (_, i) => ({ x: inset + each * (1 - OVERLAP) * i, width: each }));
}

/** Half the hem of a swag, from its shoulder to its lowest point: under a cascade, or up at the board. */
export function swagHalf({ joint, low }: Pick<Swags, "joint" | "low">, width: number, covered: boolean): Piece {
  return covered
    ? [
        [0, joint],
        [width * 0.1, joint + (low - joint) * 0.45],
        [width * 0.275, low],
        [width / 2, low],
      ]
    : [
        [0, SHOULDER],
        [width * 0.03, low * 0.62],
        [width * 0.24, low],
        [width / 2, low],
      ];
}

export function swaggedEdge(swags: Swags, width: number, count: number): LowerEdge {
  const placed = placeSwags(swags, width, count);
  const [first = { x: 0, width }] = placed;
  const crossing = (first.width * OVERLAP) / 2;
  let data = d`H${first.x}`;
  placed.forEach(({ x, width: across }, i) => {
    const left = i === 0 ? swagHalf(swags, across, true) : after(swagHalf(swags, across, false), crossing);
    const end =
      i === placed.length - 1 ? swagHalf(swags, across, true) : after(swagHalf(swags, across, false), crossing);
    const right = [...end].reverse().map(([px, py]) => [across - px, py] as const);
    for (const half of [left, right])
      data += `C${half
        .slice(1)
        .map(([px, py]) => d`${x + px},${py}`)
        .join(" ")}`;
  });
  return { start: swags.joint, data: data + d`H${width}`, joints: [] };
}

/** The part of a curve to the right of x, by halving its control points. */
function after(curve: Piece, x: number): Piece {
  const share = shareAt(curve, x);
  return curve.map((_, i) => pointAt(curve.slice(i), share));
}

export interface Tied {
  tail: number;
  lift: number;
  low: number;
}

/** Drawn up by its ties: a short tail outside them, and a smile between each two. */
export function tiedEdge({ tail, lift, low }: Tied, width: number, rules: PlacementRules): LowerEdge {
  const joints = placeTies(width, rules);
  const [end = 0] = joints;
  const smiles = joints.slice(1).map((to, i) => {
    const from = joints[i] ?? 0;
    const reach = (to - from) / 2;
    const deep = lift + (low - lift) * 0.54;
    const [near, far] = [reach * 0.105, reach * 0.526];
    return d`C${from + near},${deep} ${from + far},${low} ${from + reach},${low}C${to - far},${low} ${to - near},${deep} ${to},${lift}`;
  });
  const drop = tail - (tail - lift) / 2;
  const first = d`Q${end * 0.25},${tail + 0.8} ${end * 0.5},${tail}Q${end * 0.83},${drop} ${end},${lift}`;
  const last = d`Q${width - end * 0.83},${drop} ${width - end * 0.5},${tail}Q${width - end * 0.25},${tail + 0.8} ${width},${tail}`;
  return { start: tail, data: first + smiles.join("") + last, joints };
}
