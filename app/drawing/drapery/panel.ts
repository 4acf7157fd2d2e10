import { d } from "#app/drawing/scene.ts";
import type { Heading } from "./headings.ts";

export interface Panel {
  /** Tells the defs of one panel's measure from another's. */
  name: string;
  width: number;
  length: number;
  pitch: number;
  /** The side that moves when the drapes are drawn. */
  leading: "left" | "right" | "both";
}

/** Where the cloth hangs from, in from its left edge. */
export function hangingPoints(heading: Heading, panel: Panel): number[] {
  const { width } = panel;
  const count = Math.max(2, Math.round(width / panel.pitch) + (heading.fall.relax === 0 ? 0 : 1));
  if (heading.between) {
    const faces = Math.max(2, Math.round(width / panel.pitch));
    return Array.from({ length: faces + 1 }, (_, i) => (width * i) / faces);
  }
  if (heading.fall.relax === 0) {
    const step = width / count;
    return Array.from({ length: count }, (_, i) => step * (i + 0.5));
  }
  const inset = Math.min(1.6, width / 6);
  const step = (width - inset * 2) / (count - 1);
  return Array.from({ length: count }, (_, i) => inset + step * i);
}

/** The cloth as it hangs, without the folds that stand in front of it. */
export function panelOutline(heading: Heading, panel: Panel, points: readonly number[]): string {
  const { width, length } = panel;
  const hem = length - heading.fall.wave;
  if (heading.hang === "pocket") return d`M0,${heading.fall.from}H${width}V${hem}H0Z`;
  if (heading.sag === 0) return d`M0,0H${width}V${hem}H0Z`;
  let top = d`M0,${heading.sag * 0.3}Q${(points[0] ?? 0) * 0.6},${heading.sag * 0.2} ${points[0] ?? 0},0`;
  for (let i = 1; i < points.length; i += 1) {
    const a = points[i - 1] ?? 0;
    const b = points[i] ?? 0;
    const third = (b - a) / 4;
    top += d`C${a + third},${heading.sag * 1.3} ${b - third},${heading.sag * 1.3} ${b},0`;
  }
  const last = points.at(-1) ?? 0;
  return `${top}${d`Q${(last + width) / 2},${heading.sag * 0.2} ${width},${heading.sag * 0.3}V${hem}H0Z`}`;
}
