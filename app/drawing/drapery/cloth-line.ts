import { type Easel, line } from "#app/drawing/easel.ts";
import type { Attributes, Shape } from "#app/drawing/scene.ts";

/** How strong every line of hung cloth is: its edges, its folds and its heading alike, so that none stands out. */
export const CLOTH_LINE = 0.5;

export function clothLine(easel: Easel, data: string, more: Attributes = {}): Shape {
  return line(data, CLOTH_LINE, { stroke: easel.ink, ...more });
}

/** Gathers, and folds that are pushed aside, stand so close that lines as wide as elsewhere would blacken a small picture. */
export function isCrowded(pitch: number): boolean {
  return pitch < 3;
}

/** Between them lines are drawn to scale. */
export function crowdedLine(pitch: number): Attributes {
  return isCrowded(pitch) ? { "stroke-width": 0.07 } : {};
}
