import type { EdgeLengths } from "#app/domain/workroom/cloth/edges.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";

/** Each edge of every panel, rod by rod. */
export function edgesOfParts(parts: readonly Figures[]): EdgeLengths {
  const all = parts.map(({ panels = 1, finishedLength = 0, netPanel = 0 }) =>
    panelEdges(panels, finishedLength, netPanel),
  );
  const along = (edge: keyof (typeof all)[number]) => all.flatMap((lengths) => lengths[edge]);
  return { leading: along("leading"), outer: along("outer"), sides: along("sides"), bottom: along("bottom") };
}

/** Each panel has two upright edges, and its cloth before pleating along the bottom. */
export function panelEdges(panels: number, length: number, netPanel: number) {
  const each = (inches: number) => Array.from({ length: panels }, () => inches);
  const upright = each(length);
  return { leading: upright, outer: upright, sides: [...upright, ...upright], bottom: each(netPanel) };
}
