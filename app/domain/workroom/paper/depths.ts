import { formatInches } from "#app/domain/measuring/inches.ts";
import { roundUp } from "#app/domain/measuring/rounding.ts";
import { planSeams } from "#app/domain/workroom/cloth/seam-plan.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { inWords } from "#app/domain/workroom/units.ts";

/** Over the edge of a board 3/4" thick and across its 1 1/2"#app/domain/workroom/paper/. */
const HEAD = 2.25;
/** What a weight bar slides into. */
const BAR_POCKET = 1.5;
const LINING_ABOVE = 1;

/** How the cut of a shade comes about, and how it is turned in at its edges. */
export function shadeDepths(treatment: Treatment, figures: Figures, rules: ShopRules): string[] {
  const { rawCut, cut = rawCut, plan, ribs = 0, finishedHeight, finishedWidth, weightBar, liningCuts = 0 } = figures;
  if (rawCut === undefined || finishedHeight === undefined || finishedWidth === undefined) return [];
  const { fabric, style } = treatment;
  const { allowance, needed, spare } = allowanceOf(treatment, rules);
  const long = plan === "railroaded" ? rawCut : (cut ?? rawCut);
  const folds = style.name === "Hobbled" ? ` x ${rules.hobbleFactor} for its folds` : "";
  const parts = [
    `${formatInches(finishedHeight)} finished${folds}`,
    ...(ribs > 0 ? [`${formatInches(ribs * rules.ribTake)} for ${inWords(ribs, "rib")}`] : []),
    ...(spare >= 0
      ? [
          `${formatInches(2 * rules.skirt)} hem`,
          `${formatInches(HEAD)} over the board`,
          ...(spare > 0 ? [`${formatInches(spare)} to square up`] : []),
        ]
      : [`${formatInches(allowance)} for hem and board`]),
  ];
  const over = long - rawCut;
  const repeats =
    over > 0 && fabric?.repeat
      ? ` = ${formatInches(rawCut)}, up to the repeat of ${formatInches(fabric.repeat)}: ${formatInches(over)} over`
      : "";
  const pocket = weightBar
    ? `the bar's pocket ${formatInches(BAR_POCKET)} deep in it`
    : "without a pocket, for it hangs in a curve";
  const hem = `Bottom hem ${formatInches(rules.skirt)} double, ${pocket}, side hems ${formatInches(rules.shadeSides / 4)} double, seams ${formatInches(rules.seam)}`;
  const pieces = planSeams(finishedWidth, rules.stockLiningWidth, rules.seam);
  const joined = liningCuts > 1 ? ` of pieces ${pieces.map(formatInches).join(", ")}` : "";
  const lined = rawCut - allowance + needed - 2 * rules.skirt - LINING_ABOVE;
  return [
    `Cut ${formatInches(long)}: ${parts.join(" + ")}${repeats}`,
    hem,
    ...(liningCuts
      ? [
          `Lining trimmed to ${formatInches(finishedWidth)} x ${formatInches(lined)}${joined}, its sides under the side hems, its foot ${formatInches(LINING_ABOVE)} above the shade's`,
        ]
      : []),
  ];
}

/** What is added to a shade's length, what of it the hem and the board take, and what is left to square the cloth up. */
function allowanceOf({ choices }: Treatment, { shadeAllowance, skirt }: ShopRules) {
  const allowance = choices.cutAllowance ?? shadeAllowance;
  const wanted = 2 * skirt + HEAD;
  return { allowance, needed: Math.min(allowance, wanted), spare: allowance - wanted };
}

/** Cut wider than it hangs and longer, then squared: the size that is sewn. */
export function shadeTrim(treatment: Treatment, { cutWidth, rawCut }: Figures, rules: ShopRules): string[] {
  if (!cutWidth || !rawCut) return [];
  const long = rawCut - Math.max(0, allowanceOf(treatment, rules).spare);
  return [`Trim to ${formatInches(cutWidth)} x ${formatInches(long)}, what is over off the head`];
}

/** Where the pattern itself leaves room to square up, fewer repeats hold the shade: the owner's to decide. */
export function fewerRepeats(treatment: Treatment, figures: Figures, rules: ShopRules): string | undefined {
  const { rawCut = 0, cut = 0, plan } = figures;
  const repeat = treatment.fabric?.repeat ?? 0;
  const { allowance, spare } = allowanceOf(treatment, rules);
  if (treatment.kind !== "roman" || plan !== "straight" || repeat <= 0 || spare <= 0) return undefined;
  const enough = roundUp(rawCut - spare, repeat);
  if (enough >= cut) return undefined;
  const left = `with ${formatInches(enough - rawCut + spare)} to square up`;
  return `${formatInches(enough)} instead of ${formatInches(cut)}, ${left}: add ${formatInches(allowance - rawCut + enough)} to the height for hem and board`;
}

/** How the cut of a top comes about, and how it is turned in at its edges. */
export function topDepths({ kind, fabric }: Treatment, figures: Figures, rules: ShopRules): string[] {
  const { rawCut, cut = rawCut, plan, longPoint, allowance, swags } = figures;
  if (kind === "cornice") {
    const welt = figures.weltInches ? "; welt along both edges and returns" : "";
    return figures.across
      ? [`The cover wraps ${formatInches(rules.corniceWrap)} round each edge and end of the board${welt}`]
      : [];
  }
  if (rawCut === undefined || longPoint === undefined || allowance === undefined || swags) return [];
  const long = plan === "railroaded" ? rawCut : (cut ?? rawCut);
  const folds = rawCut - longPoint - allowance;
  const over = long - rawCut;
  const repeats =
    over > 0 && fabric?.repeat
      ? ` = ${formatInches(rawCut)}, up to the repeat of ${formatInches(fabric.repeat)}: ${formatInches(over)} over`
      : "";
  const { head, hem } = turnedIn(figures, rules);
  const parts = [
    `${formatInches(longPoint)} long point`,
    ...(folds > 0 ? [`${formatInches(folds)} for its folds`] : []),
    ...head,
    ...(hem > 0 ? [`${formatInches(hem)} hem`] : []),
  ];
  const foot = hem > 0 ? `Bottom hem ${formatInches(hem / 2)} double` : "Lined to the lower edge, without a hem";
  return [
    `Cut ${formatInches(long)}: ${parts.join(" + ")}${repeats}`,
    `${foot}, side hems ${formatInches(rules.valanceSide / 2)} double, seams ${formatInches(rules.seam)}`,
  ];
}

/** By what it hangs from: a board, which its lining is seamed to, or a rod through its pocket or hooked into its pleats. */
function turnedIn({ pocket, header = 0, schedules }: Figures, rules: ShopRules): { head: string[]; hem: number } {
  const { valanceHem: hem, pocketTurn } = rules;
  if (pocket !== undefined) {
    const top = header > 0 ? [`${formatInches(header)} header`] : [];
    return { head: [...top, `${formatInches(pocket)} rod pocket`, `${formatInches(pocketTurn)} turned under`], hem };
  }
  if (schedules) return { head: [`${formatInches(rules.headAllowance.pleated)} heading`], hem };
  return { head: [`${formatInches(rules.valanceBoardAllowance)} for board and seam`], hem: 0 };
}
