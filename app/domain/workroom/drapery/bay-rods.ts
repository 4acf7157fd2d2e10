import { bayPieces } from "#app/domain/measuring/bay.ts";
import { standsOut } from "#app/domain/measuring/place-drapery.ts";
import type { Computed } from "#app/domain/workroom/computed.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

/** One for each width of a bay: the outer ones open outward and return there, the middle ones are pairs. */
export function computeBayRods(
  treatment: Treatment,
  rules: ShopRules,
  compute: (part: Treatment) => Computed,
): Computed {
  const { window, choices } = treatment;
  const { bay, ...flat } = window;
  if (!bay) return { figures: {}, checks: [] };
  const projection = choices.projection ?? standsOut(choices.layer, rules);
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
    } as const;
    return compute({ ...treatment, window: { ...flat, width: undefined }, choices: own });
  });
  const checks = parts.flatMap((part) => part.checks);
  const once = checks.filter(({ sentence }, index) => checks.findIndex((one) => one.sentence === sentence) === index);
  return { figures: joinParts(parts.map(({ figures }) => figures)), checks: once };
}

const summed = [
  ...(["rodWidth", "panels", "overall", "flat", "cuts", "faceInches", "faceYards", "billableWidths"] as const),
  ...(["liningCuts", "liningInches", "liningYards", "interliningCuts", "interliningInches"] as const),
  ...(["interliningYards", "bandPieces", "bandInches", "bandYards", "bandFeetSewn", "trimInches", "trimFeet"] as const),
  ...(["insetBandPieces", "insetBandInches", "insetBandYards", "insetBandFeetSewn"] as const),
] satisfies (keyof Figures)[];

/** What several rods take together; what is alike in all of them stands once. */
function joinParts(parts: readonly Figures[]): Figures {
  const add = (values: readonly (number | undefined)[]) => {
    const known = values.filter((value) => value !== undefined);
    return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0);
  };
  const sums = Object.fromEntries(
    summed.flatMap((name) => {
      const sum = add(parts.map((part) => part[name]));
      return sum === undefined ? [] : [[name, sum]];
    }),
  );
  const counted = (
    ["rodWidth", "brackets", "rings", "carriers", "grommets", "tabs", "finials", "motors"] as const
  ).flatMap((name) => {
    const sum = add(parts.map(({ hardware }) => hardware?.[name]));
    return sum === undefined ? [] : [[name, sum]];
  });
  const [first] = parts;
  const { bracketsAt: _, ...rod } = first?.hardware ?? { rodWidth: 0, brackets: 0 };
  const pieces = parts.map(({ rodWidth = 0 }) => rodWidth);
  return {
    ...first,
    ...sums,
    panelsFinished: parts.flatMap(({ panelsFinished }) => panelsFinished ?? []),
    schedules: parts.flatMap(({ schedules }) => schedules ?? []),
    hardware: { ...rod, rods: parts.length, ...Object.fromEntries(counted), pieces },
    parts,
  };
}
