import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

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
