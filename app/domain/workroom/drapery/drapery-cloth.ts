import { type Check, check } from "#app/domain/workroom/checks.ts";
import { type Cloth, clothChecks, isRailroaded } from "#app/domain/workroom/cloth/known-cloth.ts";
import { layOnRoll } from "#app/domain/workroom/cloth/lay.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Choices } from "#app/domain/workroom/input/treatment.ts";
import { ceil, yards } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

/** What decides how much cloth hangs, however it is turned. */
export interface Spread {
  panels: number;
  fullness: number;
  /** Panels that stay at the sides are so many widths of cloth; the others are full across the rod. */
  stationary: boolean;
  overall: number;
  flat: number;
  /** The side hems are already part of `flat`. */
  hemsInFlat: boolean;
  rawCut: number;
}

export interface CutDrapes {
  figures: Figures;
  netPanel: number;
  /** Cloth across all panels, which the lining has to cover. */
  covered: number;
  checks: Check[];
}

/** The face of the drapes: how many cuts, how long, and how much of the roll. */
export function cutDrapes(cloth: Cloth, choices: Choices, spread: Spread, rules: ShopRules): CutDrapes {
  const cut = isRailroaded(cloth) ? cutSideways(choices, spread, rules) : cutUpright(cloth, choices, spread, rules);
  return { ...cut, checks: [...clothChecks(cloth, spread.rawCut), ...cut.checks] };
}

function cutUpright(cloth: Cloth, choices: Choices, spread: Spread, rules: ShopRules): CutDrapes {
  const { panels, stationary, flat, overall, fullness, rawCut } = spread;
  const needed = stationary
    ? ceil(panels * choices.panelWidths)
    : Math.max(1, ceil(flat / cloth.width - rules.widthForgive));
  const cuts = choices.cuts ?? needed;
  const widthsPerPanel = cuts / panels;
  const seams = ceil(widthsPerPanel) - 1;
  const lay = layOnRoll(cuts, rawCut, cloth, seams);
  const covered = cuts * cloth.width;
  const netPanel = Math.max(0, widthsPerPanel * cloth.width - 2 * rules.sideHem - seams * 2 * rules.seam);
  const netFullness = (panels * netPanel) / overall;
  const figures: Figures = {
    cuts,
    widthsPerPanel,
    rawCut,
    cut: lay.cut,
    plan: lay.plan,
    ...(stationary ? {} : { actualFullness: covered / overall, netFullness }),
    netPanel,
    faceInches: lay.inches,
    faceYards: yards(lay.inches),
    billableWidths: cloth.width <= rules.billableWidth ? cuts : ceil(covered / rules.billableWidth),
  };
  const low = !stationary && netFullness < fullness - LEAST_SHORT;
  return { figures, netPanel, covered, checks: low ? [fullnessLow(netFullness, fullness)] : [] };
}

/** How far the fullness in the finished drapes may fall short of what was asked. */
const LEAST_SHORT = 0.25;

function fullnessLow(net: number, asked: number): Check {
  const sentence = `The finished drapes are ${net.toFixed(2)} times full where ${asked.toFixed(2)} was asked. Add half a width.`;
  return check("FULLNESS_LOW", sentence);
}

/** Turned sideways, the roll runs along the rod: one piece for each panel, without a seam. */
function cutSideways(choices: Choices, spread: Spread, rules: ShopRules): CutDrapes {
  const { panels, stationary, flat, hemsInFlat, rawCut } = spread;
  const hems = 2 * rules.sideHem;
  const drawn = flat / panels + (hemsInFlat ? 0 : hems);
  const panelFlat = stationary ? choices.panelWidths * rules.billableWidth : drawn;
  const covered = panels * panelFlat;
  const netPanel = Math.max(0, panelFlat - hems);
  const figures: Figures = {
    rawCut,
    panelFlat,
    cuts: 0,
    netPanel,
    faceInches: covered,
    faceYards: yards(covered),
    billableWidths: ceil(covered / rules.billableWidth),
  };
  return { figures, netPanel, covered, checks: [] };
}

/** Lining and interlining are cut from stock and never rounded to the pattern of the face. */
export function lineDrapes(
  { lining, interlining }: { lining?: string | undefined; interlining: boolean },
  { finishedLength, covered }: { finishedLength: number; covered: number },
  rules: ShopRules,
): Figures {
  const cuts = Math.max(1, ceil(covered / rules.stockLiningWidth - rules.widthForgive));
  const liningCut = finishedLength + rules.liningAllowance;
  const interliningCut = finishedLength + rules.interliningAllowance;
  return {
    ...(lining === undefined
      ? {}
      : {
          liningCuts: cuts,
          liningCut,
          liningInches: cuts * liningCut,
          liningYards: yards(cuts * liningCut),
        }),
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
