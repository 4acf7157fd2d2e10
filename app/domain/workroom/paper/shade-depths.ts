import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { inWords } from "#app/domain/workroom/units.ts";

/** Over the edge of a board 3/4" thick and across its 1 1/2". */
const HEAD = 2.25;
/** What a weight bar slides into. */
const BAR_POCKET = 1.5;
const LINING_ABOVE = 1;

/** How the cut of a shade comes about, and how it is turned in at its edges. */
export function shadeDepths(treatment: Treatment, figures: Figures, rules: ShopRules): string[] {
  const { rawCut, cut = rawCut, plan, ribs = 0, finishedHeight, finishedWidth, weightBar, liningCuts } = figures;
  if (rawCut === undefined || finishedHeight === undefined || finishedWidth === undefined) return [];
  const { fabric, choices, style } = treatment;
  const allowance = choices.cutAllowance ?? rules.shadeAllowance;
  const long = plan === "railroaded" ? rawCut : (cut ?? rawCut);
  const folds = style.name === "Hobbled" ? ` x ${rules.hobbleFactor} for its folds` : "";
  const taken = ribs > 0 ? ` + ${formatInches(ribs * rules.ribTake)} for ${inWords(ribs, "rib")}` : "";
  const over = long - rawCut;
  const repeats =
    over > 0 && fabric?.repeat
      ? ` = ${formatInches(rawCut)}, up to the repeat of ${formatInches(fabric.repeat)}: ${formatInches(over)} over`
      : "";
  const pocket = weightBar
    ? `the bar's pocket ${formatInches(BAR_POCKET)} deep in it`
    : "without a pocket, for it hangs in a curve";
  const hem = `Bottom hem ${formatInches(rules.skirt)} double, ${pocket}, side hems ${formatInches(rules.shadeSides / 4)} double, seams ${formatInches(rules.seam)}`;
  const head = `; head ${formatInches(HEAD)} over the board, what is over off the head`;
  return [
    `Cut ${formatInches(long)}: ${formatInches(finishedHeight)} finished${folds}${taken} + ${formatInches(allowance)} for hem and board${repeats}`,
    // An allowance of the owner's may leave less than that for the head.
    `${hem}${allowance >= 2 * rules.skirt + HEAD ? head : ""}`,
    ...(liningCuts
      ? [
          `Lining trimmed to ${formatInches(finishedWidth)}, its edges under the side hems, ${formatInches(LINING_ABOVE)} above the hem`,
        ]
      : []),
  ];
}
