import { bayPieces } from "#app/domain/measuring/bay.ts";
import { standsOut } from "#app/domain/measuring/place-drapery.ts";
import { edgeFigures } from "#app/domain/workroom/cloth/edges.ts";
import { layOnRoll } from "#app/domain/workroom/cloth/lay.ts";
import type { Computed } from "#app/domain/workroom/computed.ts";
import type { Figures, Hardware } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { ceil, yards } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { edgesOfParts } from "./edges-of-panels.ts";
import { stackChecks } from "./stack-over-glass.ts";

/** One for each width of a bay: the outer ones open outward and return there, the middle ones are pairs. */
export function computeBayRods(
  treatment: Treatment,
  rules: ShopRules,
  compute: (part: Treatment) => Computed,
): Computed {
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
