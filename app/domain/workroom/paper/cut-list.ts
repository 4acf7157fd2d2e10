import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { cutEdges } from "./cut-edges.ts";
import { cutPanels } from "./cut-panels.ts";
import type { CutRow } from "./cut-row.ts";
import { cutShade } from "./cut-shade.ts";
import { cutTop } from "./cut-top.ts";

const cutFace: Readonly<
  Record<Treatment["kind"], (treatment: Treatment, figures: Figures, rules: ShopRules) => CutRow[]>
> = {
  drapery: cutPanels,
  sash: cutPanels,
  roman: cutShade,
  hard: () => [],
  cornice: cutTop,
  valance: cutTop,
};

/** Everything to be cut for one treatment, in the order in which it is cut: the engine's figures, and none of its own. */
export function cutList(treatment: Treatment, figures: Figures, rules: ShopRules): CutRow[] {
  return [...cutFace[treatment.kind](treatment, figures, rules), ...cutEdges(treatment, figures, rules)];
}
