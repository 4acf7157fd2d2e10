import { draperyNumbers, sashFullness } from "#app/domain/catalogue/trade-numbers.ts";
import { computeDrapery } from "#app/domain/workroom/drapery/drapery.ts";
import { computeSash } from "#app/domain/workroom/drapery/sash.ts";
import { readTreatment } from "#app/domain/workroom/input/read-treatment.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { computeHardShade, computeSoftShade } from "#app/domain/workroom/shades/shades.ts";
import { computeCornice } from "#app/domain/workroom/tops/cornices.ts";
import { computeValance } from "#app/domain/workroom/tops/valances.ts";
import type { Computed } from "./computed.ts";
import type { Figures } from "./figures.ts";
import { optionChecks } from "./option-checks.ts";
import { sundriesOf } from "./sundries.ts";
import { besideChecks, heightChecks } from "./window-sizes.ts";

/** One treatment of one window, from whatever it is given: figures where they can be had, and checks that say what cannot. */
export function computeTreatment(given: unknown, rules: ShopRules): Computed & { treatment?: Treatment } {
  const { treatment, checks } = readTreatment(given);
  if (!treatment) return { figures: {}, checks };
  const computed = byKind(treatment, rules);
  const { parts, ...whole } = computed.figures;
  const withOwn = (figures: Figures): Figures => {
    const sundries = sundriesOf(treatment, figures, rules);
    return sundries ? { ...figures, sundries } : figures;
  };
  return {
    treatment,
    figures: withOwn(parts ? { ...whole, parts: parts.map(withOwn) } : whole),
    checks: [
      ...checks,
      ...heightChecks(treatment.window),
      ...besideChecks(treatment.window),
      ...computed.checks,
      ...optionChecks(treatment),
    ],
  };
}

function byKind(treatment: Treatment, rules: ShopRules): Computed {
  const drapery = draperyNumbers(treatment.style);
  if (drapery) return computeDrapery(treatment, drapery, rules);
  const fullness = sashFullness(treatment.style);
  if (fullness !== undefined) return computeSash(treatment, fullness, rules);
  if (treatment.kind === "roman") return computeSoftShade(treatment, rules);
  if (treatment.kind === "hard") return computeHardShade(treatment, rules);
  if (treatment.kind === "cornice") return computeCornice(treatment, rules);
  return computeValance(treatment, rules);
}
