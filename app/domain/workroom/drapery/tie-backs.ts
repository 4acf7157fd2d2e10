import { roundDown, roundUp } from "#app/domain/measuring/rounding.ts";
import { inColumns } from "#app/domain/workroom/cloth/edges.ts";
import type { Cloth } from "#app/domain/workroom/cloth/known-cloth.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

const HALF_INCH = 1 / 2;

interface Tied {
  panels: number;
  finishedLength: number;
  cloth: Cloth;
}

/** One round each panel: a strip of its own cloth, folded lengthwise and seamed, as long as the panel is full. */
export function tieBackFigures(sewn: Figures, { panels, finishedLength, cloth }: Tied, rules: ShopRules): Figures {
  const { widthsPerPanel, panelFlat = 0 } = sewn;
  const flat = widthsPerPanel === undefined ? panelFlat : widthsPerPanel * cloth.width;
  const more = Math.max(0, flat / rules.billableWidth - 1);
  const tieBackLength = roundUp(rules.tieBackLength + more * rules.tieBackWider, HALF_INCH);
  const strip = tieBackStrip(rules);
  const lengths = Array.from({ length: panels }, () => tieBackLength + 2 * rules.seam);
  return {
    tieBacks: panels,
    tieBackLength,
    tieBackInches: inColumns(lengths, Math.max(1, Math.floor(cloth.width / strip))),
    tieBackAbove: roundDown(finishedLength * rules.tieBackUp, HALF_INCH),
  };
}

export function tieBackStrip({ tieBackWidth, seam }: ShopRules): number {
  return 2 * tieBackWidth + 2 * seam;
}
