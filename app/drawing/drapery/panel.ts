import type { EdgeName } from "#app/domain/orders/answers/edges.ts";
import { bandStrips, type Strip } from "#app/drawing/banding.ts";
import type { Cloth, Easel } from "#app/drawing/easel.ts";
import { d, type Shape } from "#app/drawing/scene.ts";
import { drawTrim } from "#app/drawing/trim.ts";
import type { Heading } from "./headings.ts";
import { dividesPanel, EDGE } from "./spacing.ts";

export interface Panel {
  /** Tells the defs of one panel's measure from another's. */
  name: string;
  width: number;
  length: number;
  /** From one hanging point to the next: as many as it was made with, however it is drawn. */
  spaces: number;
  /** The side that moves when the drapes are drawn. */
  leading: "left" | "right" | "both";
  /** Where its pleats stand, in from its left edge, where that is known to the eighth. */
  at?: readonly number[] | undefined;
}

/** Pleats stand so far in from the edges of a panel that is drawn across. */
const PLEAT_INSET = 1.6;

/** Where the cloth hangs from, in from its left edge. */
export function hangingPoints(heading: Heading, { width, spaces, at }: Panel): readonly number[] {
  if (at) return at;
  const step = width / spaces;
  if (heading.between) return Array.from({ length: spaces + 1 }, (_, i) => step * i);
  if (dividesPanel(heading)) return Array.from({ length: spaces }, (_, i) => step * (i + 0.5));
  const inset = heading.sag > 0 ? EDGE : Math.min(PLEAT_INSET, width / (spaces + 1) / 2);
  return Array.from({ length: spaces + 1 }, (_, i) => inset + ((width - inset * 2) / spaces) * i);
}

/** From one to the next. */
export function pitchOf(points: readonly number[], { width }: Panel): number {
  const [first = 0, last = width] = [points[0], points.at(-1)];
  return points.length > 1 ? (last - first) / (points.length - 1) : width;
}

/** Flat faces end where the cloth hangs, and at the edges of the panel. */
export function faceEdges(points: readonly number[], { width }: Panel): number[] {
  return [0, ...points.filter((x) => x > SLIVER && x < width - SLIVER), width];
}

/** What is narrower than this is no face. */
const SLIVER = 0.1;

/** The cloth as it hangs, without the folds that stand in front of it. */
export function panelOutline(heading: Heading, panel: Panel, points: readonly number[]): string {
  const { width, length } = panel;
  const { from, crest, wave } = heading.fall;
  const sides = d`V${length - wave}H0Z`;
  if (heading.hang === "pocket") return d`M0,${from}H${width}${sides}`;
  if (crest !== undefined) return `${wavyTop(width, points, crest)}${sides}`;
  if (heading.sag === 0) return d`M0,0H${width}${sides}`;
  // The corner hangs by the ring beside it and hardly droops.
  const corner = heading.sag * 0.08;
  let top = d`M0,${corner}L${points[0] ?? 0},0`;
  for (let i = 1; i < points.length; i += 1) {
    const a = points[i - 1] ?? 0;
    const b = points[i] ?? 0;
    const third = (b - a) / 4;
    top += d`C${a + third},${heading.sag * 1.3} ${b - third},${heading.sag * 1.3} ${b},0`;
  }
  return `${top}${d`L${width},${corner}${sides}`}`;
}

/** Even half waves as they are seen from below: each fold rises towards the eye, and the cloth dips behind it. */
function wavyTop(width: number, points: readonly number[], crest: number): string {
  const quarter = width / points.length / 4;
  let top = d`M0,${crest}Q${quarter / 2},${crest} ${quarter},0`;
  for (const [i, x] of points.entries()) {
    if (i > 0) top += d`Q${x - 2 * quarter},${2 * crest} ${x - quarter},0`;
    top += d`Q${x},${-2 * crest} ${x + quarter},0`;
  }
  return `${top}${d`Q${width - quarter / 2},${crest} ${width},${crest}`}`;
}

/** A panel that is drawn from both sides leads on both. */
function edgesOf({ leading }: Panel): Record<"left" | "right", EdgeName> {
  return {
    left: leading === "right" ? "outer" : "leading",
    right: leading === "left" ? "outer" : "leading",
  };
}

export function panelStrips(cloth: Cloth, panel: Panel): Strip[] {
  const { left, right } = edgesOf(panel);
  return [
    ...(cloth.bandEdges.includes(left) ? bandStrips(cloth, 0, 1) : []),
    ...(cloth.bandEdges.includes(right) ? bandStrips(cloth, panel.width, -1) : []),
  ];
}

/** A band lies in the valleys and over the folds alike; these are its parts on the folds. */
export function onFolds(strips: readonly Strip[], folds: readonly number[], width: number): Strip[] {
  return strips.flatMap(([from, to]) =>
    folds
      .map((x): Strip => [Math.max(from, x - width / 2), Math.min(to, x + width / 2)])
      .filter(([a, b]) => b - a > 0.05),
  );
}

/** Trim follows the edges that were asked for; where both lead, neither is trimmed. */
export function trimPanel(easel: Easel, cloth: Cloth, panel: Panel, top: number, hem: number): Shape[] {
  const { left, right } = edgesOf(panel);
  const on = (edge: EdgeName) => cloth.trimEdges.includes(edge) && panel.leading !== "both";
  return [
    ...(on(left) ? [drawTrim(easel, cloth, d`M.1,${top}V${hem}`, -1)] : []),
    ...(on(right) ? [drawTrim(easel, cloth, d`M${panel.width - 0.1},${top}V${hem}`, 1)] : []),
    ...(on("bottom") ? [drawTrim(easel, cloth, d`M0,${hem}H${panel.width}`)] : []),
  ];
}
