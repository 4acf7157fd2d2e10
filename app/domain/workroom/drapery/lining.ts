import type { Figures } from "#app/domain/workroom/figures.ts";
import { ceil, yards } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

interface Lined {
  finishedLength: number;
  panels: number;
  /** Hemmed cloth of one panel: its side hems hide what the lining is narrower. */
  netPanel: number;
  /** What a half width leaves goes to another rod of the same window. */
  shares?: boolean | undefined;
}

/** Lining and interlining are cut from stock and never rounded to the pattern of the face. */
export function lineDrapes(
  { lining, interlining }: { lining?: string | undefined; interlining: boolean },
  { finishedLength, panels, netPanel, shares }: Lined,
  rules: ShopRules,
): Figures {
  if (lining === undefined && !interlining) return {};
  const widths = leastWidths(netPanel - rules.liningShort, rules.stockLiningWidth, shares ? 2 : panels, rules);
  const cuts = ceil(panels * widths);
  const liningCut = finishedLength + rules.liningAllowance;
  const interliningCut = finishedLength + rules.interliningAllowance;
  return {
    liningWidthsPerPanel: widths,
    ...(lining === undefined
      ? {}
      : { liningCuts: cuts, liningCut, liningInches: cuts * liningCut, liningYards: yards(cuts * liningCut) }),
    ...(interlining
      ? {
          interliningCuts: cuts,
          interliningCut,
          interliningInches: cuts * interliningCut,
          interliningYards: yards(cuts * interliningCut),
        }
      : {}),
  };
}

/** The fewest half widths of cloth that make a panel so wide; a single panel has no other half to use. */
export function leastWidths(wide: number, clothWidth: number, panels: number, { seam }: { seam: number }): number {
  const step = panels === 1 ? 1 : 1 / 2;
  let widths = step;
  while (widths < MOST_WIDTHS && sewnWidth(widths, clothWidth, seam) < wide - HAIR) widths += step;
  return widths;
}

const HAIR = 1e-9;
/** Of narrow cloth with wide seams no number is enough. */
const MOST_WIDTHS = 500;

/** What so many widths of cloth make when they are sewn together. */
export function sewnWidth(widths: number, clothWidth: number, seam: number): number {
  return widths * clothWidth - (ceil(widths) - 1) * 2 * seam;
}
