import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { cutEdges } from "./cut-edges.ts";
import { spanOf } from "./cut-numbers.ts";
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
export function cutList(treatment: Treatment, figures: Figures, rules: ShopRules, first = 1): CutRow[] {
  const face = cutFace[treatment.kind](treatment, figures, rules);
  return [...numbered(face, first, figures.widths), ...cutEdges(treatment, figures, rules)];
}

/** What the pieces of face cloth are called that are cut first. */
const numberedPieces = ["Width", "Panel", "Shade", "Middle", "Side", "Cover", "Valance"];

function numbered(rows: readonly CutRow[], first: number, widths = 0): CutRow[] {
  let next = first;
  return rows.map((row) => {
    if (!numberedPieces.includes(row.piece)) return row;
    // Both sides of a shade come out of one width, where it is wide enough.
    const count = row.piece === "Side" ? Math.max(1, first + widths - next) : row.count;
    const numbers = spanOf(next, count);
    next += count;
    return { ...row, numbers };
  });
}
