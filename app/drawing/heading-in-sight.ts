import { type StyleRef, styleKey } from "#app/domain/catalogue/style.ts";
import type { Layout } from "./layout.ts";
import { measureTopEdge } from "./tops/measure-edge.ts";

/** How deep the heading of drapes is, from the top edge of the cloth. */
const HEADING = 4;

export const HEADING_IN_SIGHT = "The top is too short to hide the heading of the drapes.";

/** Whether the short point of a top ends above the foot of the heading behind it. */
export function isHeadingInSight({ hanging, top }: Layout, style: StyleRef | undefined): boolean {
  if (!hanging || !top || !style) return false;
  return top.y + top.height * shortShare(style) < hanging.clothTop + HEADING;
}

const shares = new Map<string, number>();

/** The short point as a share of the long one is the same at any size, so each style is measured once. */
function shortShare(style: StyleRef): number {
  const key = styleKey(style);
  const share = shares.get(key) ?? (measureTopEdge(style, 48, 10)?.shortPoint ?? 10) / 10;
  shares.set(key, share);
  return share;
}
