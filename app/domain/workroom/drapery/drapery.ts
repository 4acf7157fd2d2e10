import { styleKey } from "#app/domain/catalogue/style.ts";
import type { DraperyNumbers, Hang } from "#app/domain/catalogue/trade-numbers.ts";
import { bayPieces } from "#app/domain/measuring/bay.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { heldIn } from "#app/domain/measuring/place-drapery.ts";
import { hangOf } from "#app/domain/measuring/placement.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import { edgeFigures } from "#app/domain/workroom/cloth/edges.ts";
import { knownCloth } from "#app/domain/workroom/cloth/known-cloth.ts";
import type { Computed } from "#app/domain/workroom/computed.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { yards } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { computeBayRods } from "./bay-rods.ts";
import { panelEdges } from "./edges-of-panels.ts";
import { countHardware } from "./hardware.ts";
import { lineDrapes } from "./lining.ts";
import { placeRod, ringsMeetBracket, rodChecks } from "./place-rod.ts";
import { pocketSpan } from "./pocket-span.ts";
import { sewDrapes } from "./sew-drapes.ts";
import { stackChecks } from "./stack-over-glass.ts";
import { tieBackFigures } from "./tie-backs.ts";

/** Drapes that hang from one rod: a pair, one panel, or panels that stay at the sides. */
export function computeDrapery(treatment: Treatment, style: DraperyNumbers, rules: ShopRules): Computed {
  const { choices } = treatment;
  if (treatment.window.bay?.rods === "separate") {
    return computeBayRods(treatment, rules, (part) => computeDrapery(part, style, rules));
  }
  const hang = choices.hang ?? hangOf(style, choices);
  const rod = placeRod(treatment, hang, style.pleated, rules);
  const checks = [...rod.checks];
  const cloth = knownCloth(treatment.fabric, checks);
  const { rodWidth, finishedLength, panels = 2, returns = [0, 0], overlap = 0 } = rod.figures;
  if (rodWidth === undefined || finishedLength === undefined || !cloth) return { figures: rod.figures, checks };

  const stationary = choices.draw === "stationary";
  const rawCut = finishedLength + (choices.cutAllowance ?? headAllowance(style, hang, rules) + rules.hemAllowance);
  const drapes = { rodWidth, panels, draw: choices.draw, returns, overlap, lap: rod.lap };
  const fullness = askedFullness(treatment, rules);
  const sewn = sewDrapes(
    { style: treatment.style, hang, pleated: style.pleated, drapes, rawCut, cloth, choices, fullness },
    rules,
  );
  const { netPanel, tape } = sewn;
  const hardware = countHardware(
    {
      rodWidth,
      heldIn: heldIn(choices, treatment.window.bay ? [] : (rod.figures.extension ?? []), rules),
      hang,
      finials: rod.finials,
      underTop: choices.underTop,
      mount: rod.figures.mount === "ceiling" ? "ceiling" : "wall",
      motor: choices.operate === "motor",
      bay: treatment.window.bay && bayPieces(treatment.window.bay, rod.figures.projection ?? 0, rules.bayClear),
      panels: sewn.panels.map(({ finished, pleats }) => ({ around: finished, pleats })),
      netPanel,
      carriersPerPanel: tape?.carriers,
    },
    rules,
  );
  const bypass = treatment.newHardware && ringsMeetBracket(hardware, panels, choices.draw);
  const tied = choices.tieBacks ? tieBackFigures(sewn.figures, { panels, finishedLength, cloth }, rules) : {};
  const faceInches = (sewn.figures.faceInches ?? 0) + (tied.tieBackInches ?? 0);
  const figures: Figures = {
    ...rod.figures,
    ...(hang === "pocket" ? { header: rules.pocketRuffle, pocket: rules.pocketDepth } : {}),
    ...sewn.figures,
    ...(stationary ? {} : gatheredPanels({ hang, hardware }, panels)),
    ...(choices.tieBacks ? { ...tied, faceInches, faceYards: yards(faceInches) } : {}),
    ...lineDrapes(treatment, { finishedLength, panels, netPanel, shares: choices.sharesWidths }, rules),
    hardware: bypass ? { ...hardware, bypass } : hardware,
    ...edgeFigures(treatment, panelEdges(panels, finishedLength, netPanel), rules),
  };
  const over = stationary ? overRod(sewn.panels, returns, rodWidth) : [];
  const stack = checks.some(({ code }) => code === "STACK_OVER_GLASS") ? [] : stackChecks(treatment, [figures], rules);
  return { figures, checks: [...checks, ...sewn.checks, ...over, ...stack, ...rodChecks(figures, treatment)] };
}

/** Panels in a pocket are as wide as the brackets leave them. */
function gatheredPanels(rod: Pick<Figures, "hang" | "hardware">, panels: number): Figures {
  const span = pocketSpan(rod);
  if (!span) return {};
  return { panelsFinished: Array.from({ length: panels }, () => (span.to - span.from) / panels) };
}

function overRod(
  panels: readonly { finished: number }[],
  returns: readonly [number, number],
  rodWidth: number,
): Check[] {
  const faces = panels.reduce((sum, { finished }) => sum + finished, 0) - returns[0] - returns[1];
  if (faces <= rodWidth) return [];
  const sentence = `The panels at the sides are ${formatInches(faces)} wide together, more than the rod of ${formatInches(rodWidth)}.`;
  return [check("PANELS_OVER_ROD", sentence)];
}

function headAllowance({ pleated }: DraperyNumbers, hang: Hang, rules: ShopRules): number {
  if (pleated) return rules.headAllowance.pleated;
  if (hang === "pocket") return rules.pocketRuffle + rules.pocketDepth + rules.pocketTurn;
  return rules.headAllowance[hang === "rings" || hang === "traverse" ? "flat" : hang];
}

function askedFullness({ style, choices, fabric }: Treatment, rules: ShopRules): number {
  const usual = fabric?.sheer ? rules.sheerFullness : rules.fullness[styleKey(style)];
  return choices.fullness ?? usual ?? 1;
}
