import { styleKey } from "#app/domain/catalogue/style.ts";
import type { DraperyNumbers, Hang } from "#app/domain/catalogue/trade-numbers.ts";
import { overallWidth } from "#app/domain/measuring/place-drapery.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import { edgeFigures } from "#app/domain/workroom/cloth/edges.ts";
import { knownCloth } from "#app/domain/workroom/cloth/known-cloth.ts";
import type { Computed } from "#app/domain/workroom/computed.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { even } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { cutDrapes, lineDrapes, type Spread } from "./drapery-cloth.ts";
import { countHardware } from "./hardware.ts";
import { placeRod } from "./place-rod.ts";
import { pleatPanel } from "./pleats.ts";

/** Drapes that hang from one rod: a pair, one panel, or panels that stay at the sides. */
export function computeDrapery(treatment: Treatment, style: DraperyNumbers, rules: ShopRules): Computed {
  const { choices } = treatment;
  const hang = choices.hang ?? (style.pleated && choices.underTop ? "traverse" : style.hang);
  const rod = placeRod(treatment, hang, style.pleated, rules);
  const checks = [...rod.checks];
  const cloth = knownCloth(treatment.fabric, checks);
  const { rodWidth, finishedLength, panels = 2, return: back = 0, overlap = 0 } = rod.figures;
  if (rodWidth === undefined || finishedLength === undefined || !cloth) return { figures: rod.figures, checks };

  const stationary = choices.draw === "stationary";
  const rawCut = finishedLength + (choices.cutAllowance ?? headAllowance(style, hang, rules) + rules.hemAllowance);
  const drapes = { rodWidth, panels, return: back, overlap, stationary, rawCut };
  const spread = hang === "track" ? ripple(treatment, drapes, rules, checks) : gather(treatment, drapes, rules);
  const cut = cutDrapes(cloth, choices, spread, rules);
  const { netPanel } = cut;
  const pleats = style.pleated
    ? pleatPanel({ ...drapes, name: treatment.style.name, netPanel, fullness: spread.fullness }, rules)
    : undefined;
  const panelFinished = netPanel / spread.fullness;
  const figures: Figures = {
    ...rod.figures,
    ...(stationary ? {} : spreadFigures(spread)),
    ...cut.figures,
    ...lineDrapes(treatment, { finishedLength, covered: cut.covered }, rules),
    ...(stationary ? { panelFinished } : {}),
    ...pleats?.figures,
    hardware: countHardware(
      {
        rodWidth,
        hang,
        panels,
        finials: rod.finials,
        underTop: choices.underTop,
        panelAround: stationary ? panelFinished : spread.overall / panels,
        netPanel,
        pleatsPerPanel: pleats?.figures.pleatsPerPanel,
        carriersPerPanel: stationary ? even(netPanel / rules.snapSpacing) : spread.carriersPerPanel,
      },
      rules,
    ),
    ...edgeFigures(treatment, panelEdges(panels, finishedLength, netPanel), rules),
  };
  return { figures, checks: [...checks, ...cut.checks, ...(pleats?.checks ?? [])] };
}

/** Each panel has two upright edges, and its cloth before pleating along the bottom. */
export function panelEdges(panels: number, length: number, netPanel: number) {
  const each = (inches: number) => Array.from({ length: panels }, () => inches);
  const upright = each(length);
  return { leading: upright, outer: upright, sides: [...upright, ...upright], bottom: each(netPanel) };
}

function headAllowance({ pleated }: DraperyNumbers, hang: Hang, rules: ShopRules): number {
  if (pleated) return rules.headAllowance.pleated;
  if (hang === "pocket") return rules.pocketRuffle + rules.pocketDepth + rules.pocketTurn;
  return rules.headAllowance[hang === "rings" || hang === "traverse" ? "flat" : hang];
}

type Hung = Pick<Spread, "panels" | "stationary" | "rawCut"> & { rodWidth: number; overlap: number; return: number };
type HungSpread = Spread & { carriersPerPanel?: number };

function askedFullness({ style, choices, fabric }: Treatment, rules: ShopRules): number {
  const usual = fabric?.sheer ? rules.sheerFullness : rules.fullness[styleKey(style)];
  return choices.fullness ?? usual ?? 1;
}

/** Cloth in proportion to what it has to cover. */
function gather(treatment: Treatment, drapes: Hung, rules: ShopRules): HungSpread {
  const fullness = askedFullness(treatment, rules);
  const overall = overallWidth(drapes);
  return { ...drapes, fullness, overall, flat: overall * fullness, hemsInFlat: false };
}

/** A ripplefold's waves are as wide as its carriers stand apart, so its cloth goes by their number. */
function ripple(treatment: Treatment, drapes: Hung, rules: ShopRules, checks: Check[]): HungSpread {
  const { rodWidth, panels } = drapes;
  const percent = treatment.choices.ripple ?? Math.round((askedFullness(treatment, rules) - 1) * 100);
  const offered = Object.keys(rules.carrierPitch);
  const pitch = rules.carrierPitch[String(percent)];
  if (pitch === undefined) {
    checks.push(check("SIZE_OUT_OF_RANGE", `Ripplefold is made at ${offered.join(", ")} percent, not at ${percent}.`));
  }
  const fullness = 1 + percent / 100;
  const carriersPerPanel = Math.max(
    2,
    even((rodWidth / panels - rules.rippleMaster) / (pitch ?? rules.snapSpacing / fullness)),
  );
  const flat = panels * (carriersPerPanel * rules.snapSpacing + rules.rippleEnds + drapes.return);
  return { ...drapes, fullness, overall: rodWidth, flat, hemsInFlat: true, carriersPerPanel };
}

function spreadFigures({ carriersPerPanel, overall, fullness, flat }: HungSpread): Figures {
  return carriersPerPanel === undefined ? { overall, fullness, flat } : { carriersPerPanel, overall, flat };
}
