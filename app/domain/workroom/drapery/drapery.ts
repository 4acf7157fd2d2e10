import { styleKey } from "#app/domain/catalogue/style.ts";
import type { DraperyNumbers, Hang } from "#app/domain/catalogue/trade-numbers.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { heldIn, standsOut } from "#app/domain/measuring/place-drapery.ts";
import { hangOf } from "#app/domain/measuring/placement.ts";
import { bayPieces } from "#app/domain/measuring/window-on-wall.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import { edgeFigures } from "#app/domain/workroom/cloth/edges.ts";
import { knownCloth } from "#app/domain/workroom/cloth/known-cloth.ts";
import { layOnRoll } from "#app/domain/workroom/cloth/lay.ts";
import type { Computed, Figures, Hardware } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { ceil, yards } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { edgesOfParts, panelEdges } from "./edges-of-panels.ts";
import { countHardware } from "./hardware.ts";
import { lineDrapes } from "./lining.ts";
import { placeRod, ringsMeetBracket, rodChecks } from "./place-rod.ts";
import { pocketSpan } from "./pocket-span.ts";
import { sewDrapes } from "./sew-drapes.ts";
import { stackChecks } from "./stack-over-glass.ts";
import { tieBackFigures } from "./tie-backs.ts";

/** One for each width of a bay: the outer ones open outward and return there, the middle ones are pairs. */
function computeBayRods(treatment: Treatment, rules: ShopRules, compute: (part: Treatment) => Computed): Computed {
  const { window, choices } = treatment;
  const { bay, ...flat } = window;
  if (!bay) return { figures: {}, checks: [] };
  const projection = choices.projection ?? standsOut(choices, rules);
  const pieces = bayPieces(bay, projection, rules.bayClear);
  const parts = pieces.map((rodWidth, index) => {
    const [first, last] = [index === 0, index === pieces.length - 1];
    const draw = first ? "left" : last ? "right" : "pair";
    // Where two rods come near each other neither has a finial, and nothing returns.
    const [left, right] = choices.ends ?? ["wall", "wall"];
    const ends = [first ? left : "corner", last ? right : "corner"] as const;
    const returns = choices.returns && ([first ? choices.returns[0] : 0, last ? choices.returns[1] : 0] as const);
    const own = {
      ...choices,
      rodWidth,
      draw,
      returns,
      returnLeft: first ? choices.returnLeft : undefined,
      returnRight: last ? choices.returnRight : undefined,
      ends,
      cuts: undefined,
      sharesWidths: first || last,
    } as const;
    return compute({ ...treatment, window: { ...flat, width: undefined }, choices: own });
  });
  const figures = joinParts(
    parts.map((part) => part.figures),
    treatment,
    rules,
  );
  const checks = [...parts.flatMap((part) => part.checks), ...stackChecks(treatment, figures.parts ?? [], rules)];
  const once = checks.filter(({ sentence }, index) => checks.findIndex((one) => one.sentence === sentence) === index);
  return { figures, checks: once };
}

const summed = [
  ...(["rodWidth", "panels", "overall", "flat", "faceInches", "billableWidths", "tieBacks"] as const),
  "tieBackInches",
] satisfies (keyof Figures)[];
const counted = ["rodWidth", "brackets", "rings", "carriers", "grommets", "tabs", "finials", "motors"] as const;

function add(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0);
}

/** What several rods take together; what is alike in all of them stands once. */
function joinParts(parts: readonly Figures[], treatment: Treatment, rules: ShopRules): Figures {
  const [first] = parts;
  const { bracketsAt: _, ...rod } = first?.hardware ?? { rodWidth: 0, brackets: 0 };
  const sums = Object.fromEntries(summed.map((name) => [name, add(parts.map((part) => part[name]))]));
  const hung = Object.fromEntries(counted.map((name) => [name, add(parts.map(({ hardware }) => hardware?.[name]))]));
  const together = known<Figures>({ ...sums, ...linedTogether(parts) });
  const laid = cutTogether(parts, treatment, rules);
  const faceInches = laid?.faceInches ?? together.faceInches;
  return {
    ...first,
    ...together,
    ...laid,
    ...(faceInches === undefined ? {} : { faceInches, faceYards: yards(faceInches) }),
    ...edgeFigures(treatment, edgesOfParts(parts), rules),
    panelsFinished: parts.flatMap(({ panelsFinished }) => panelsFinished ?? []),
    schedules: parts.flatMap(({ schedules }) => schedules ?? []),
    hardware: {
      ...rod,
      rods: parts.length,
      ...known<Hardware>(hung),
      // Rings and brackets are bought alike for all rods.
      ...(parts.some(({ hardware }) => hardware?.bypass) ? { bypass: true as const } : {}),
      pieces: parts.map(({ rodWidth = 0 }) => rodWidth),
    } as Hardware,
    parts: laid ? parts.map((part) => ({ ...part, cut: laid.cut, plan: laid.plan })) : parts,
  };
}

function known<Fields extends object>(fields: object): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}

/** Of all rods: a half width of one and a half width of another are one cut. */
function sharedCuts(parts: readonly Figures[], name: "widthsPerPanel" | "liningWidthsPerPanel"): number | undefined {
  const widths = add(parts.map((part) => (part[name] === undefined ? undefined : (part.panels ?? 1) * part[name])));
  return widths === undefined ? undefined : ceil(widths);
}

/** Turned cloth is one piece a panel, and nothing of it is shared. */
function cutTogether(parts: readonly Figures[], { fabric }: Treatment, rules: ShopRules) {
  const cuts = sharedCuts(parts, "widthsPerPanel");
  const [{ rawCut } = {}] = parts;
  if (cuts === undefined || rawCut === undefined || !fabric?.width) return undefined;
  const seams = Math.max(...parts.map(({ widthsPerPanel = 1 }) => ceil(widthsPerPanel) - 1));
  const { cut, plan, inches } = layOnRoll(cuts, rawCut, fabric, seams);
  const tied = add(parts.map(({ tieBackInches }) => tieBackInches)) ?? 0;
  return {
    cuts,
    cut,
    plan,
    faceInches: inches + tied,
    ...(fabric.width <= rules.wideGoodsOver ? { billableWidths: cuts } : {}),
  };
}

function linedTogether(parts: readonly Figures[]): Figures {
  const cuts = sharedCuts(parts, "liningWidthsPerPanel");
  const [{ liningCut, interliningCut } = {}] = parts;
  if (cuts === undefined) return {};
  const [lining, interlining] = [liningCut, interliningCut].map((cut) => cut && cuts * cut);
  return {
    ...(lining ? { liningCuts: cuts, liningInches: lining, liningYards: yards(lining) } : {}),
    ...(interlining
      ? { interliningCuts: cuts, interliningInches: interlining, interliningYards: yards(interlining) }
      : {}),
  };
}

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
