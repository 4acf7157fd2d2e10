import { roundUp } from "#app/domain/measuring/rounding.ts";
import { asOneOf, asRecord, asText, isNumber } from "#app/domain/workroom/input/reading.ts";
import type { Fabric } from "#app/domain/workroom/input/treatment.ts";
import { feet, INCHES_PER_YARD, yards } from "#app/domain/workroom/rounding.ts";
import type { ShopRules, Spare } from "#app/domain/workroom/rules/shop-rules.ts";

/** What tells one thing that is bought from another. */
export interface Thing {
  /** "pole", "track bracket", "cloth"; a line from outside may have none. */
  part?: string | undefined;
  /** Of cloth, trim, or whatever goes by one. */
  name?: string | undefined;
  /** Inches: a length, or one side after the other. */
  size?: number | readonly number[] | undefined;
  finish?: string | undefined;
  mount?: string | undefined;
  supplier: string;
  /** For which remake of its order it is bought: that is another need than the first making's. */
  remake?: string | undefined;
  /** In words. */
  item: string;
}

/** The same for two lines only if part, size, finish, mount, name and supplier agree; it stays the same from day to day. */
export function purchaseKey({ part, size, finish, mount, name, supplier, remake, item }: Thing): string {
  return JSON.stringify([
    part ?? "",
    size ?? "",
    finish ?? "",
    mount ?? "",
    name ?? (part === undefined ? item : ""),
    supplier,
    ...(remake ? [remake] : []),
  ]);
}

/** A piece of plain cloth as it lies on the roll. */
interface Piece {
  across: number;
  long: number;
  /** Width of the cloth. */
  of: number;
}

/** Inches of roll for pieces of one cloth: the longest first, each beside longer ones where there is room. */
export function besideEachOther(pieces: readonly Piece[]): number {
  const rows: { left: number; of: number }[] = [];
  let inches = 0;
  for (const { across, long, of } of [...pieces].sort((a, b) => b.long - a.long || b.across - a.across)) {
    const row = rows.find((one) => one.of === of && one.left >= across);
    if (row) row.left -= across;
    else {
      rows.push({ left: of - across, of });
      inches += long;
    }
  }
  return inches;
}

export const purchaseUnits = ["yard", "foot", "each"] as const;
export type PurchaseUnit = (typeof purchaseUnits)[number];

/** What one window needs of one thing. */
export interface PurchaseLine extends Thing {
  window: string;
  unit: PurchaseUnit;
  /** Of cloth and trim. */
  inches: number;
  /** Of what is counted. */
  count: number;
  repeat: number;
  /** Narrow pieces of plain cloth, which are in none of its inches: those of several windows lie beside each other. */
  pieces?: readonly Piece[] | undefined;
  /** In place of the shop's own step, in yards. */
  step?: number | undefined;
  /** The step in which its supplier sells it, in yards; the shop's own where nobody has said. */
  soldIn?: number | undefined;
  /** Stock is cut without anything to spare. */
  spare: boolean;
  /** The client's own material: not bought, but sent to us. */
  com: boolean;
  /** What cloth it is, and what of the treatment is made of it. */
  cloth?: { use: string; fabric: Fabric } | undefined;
}

export interface PurchaseItem extends Omit<PurchaseLine, "window" | "pieces" | "step" | "cloth"> {
  windows: string[];
  spareInches?: number;
  yardsExact?: number;
  feetExact?: number;
  /** In the item's unit, rounded up once for all windows together. */
  order: number;
  /** What would be ordered if it were sold in any amount, where that is less. */
  needed?: number;
}

/** The lines of any number of windows as what is ordered: inches are summed, spared and rounded once, never window by window. */
export function purchaseList(lines: readonly PurchaseLine[], rules: ShopRules): PurchaseItem[] {
  return boughtTogether(lines).map((group) => orderGroup(group, rules));
}

/** The lines that are bought as one, in the order of their first. */
export function boughtTogether<Line extends PurchaseLine>(lines: readonly Line[]): Line[][] {
  const keyOf = (line: Line) => JSON.stringify([purchaseKey(line), line.unit, line.com, line.spare]);
  return [...Map.groupBy(lines, keyOf).values()];
}

/** Cloth of one order that face, welt and bands share comes off one roll: it is bought as what most of it is. */
export function fromOneRoll<Line extends PurchaseLine>(lines: readonly Line[]): Line[] {
  const rollOf = ({ name, supplier, com, remake }: Line) => JSON.stringify([name, supplier, com, remake]);
  const rolls = Map.groupBy(
    lines.filter(({ cloth }) => cloth !== undefined),
    rollOf,
  );
  return lines.map((line) => {
    const roll = line.cloth ? (rolls.get(rollOf(line)) ?? []) : [];
    const parts = roll.map(({ part = "" }) => part).sort();
    return parts.length < 2 ? line : { ...line, part: parts.includes("cloth") ? "cloth" : parts[0] };
  });
}

export function orderGroup(lines: readonly PurchaseLine[], rules: ShopRules): PurchaseItem {
  const [first] = lines as readonly [PurchaseLine, ...PurchaseLine[]];
  const laid = besideEachOther(lines.flatMap(({ pieces = [] }) => pieces));
  const inches = lines.reduce((sum, line) => sum + line.inches, laid);
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const repeat = lines.reduce((longest, line) => Math.max(longest, line.repeat), 0);
  const { unit, spare, com, step = rules.yardStep } = first;
  const windows = [...new Set(lines.map((line) => line.window))];
  const known = { ...thingOf(first), unit, inches, count, repeat, spare, com, windows };
  if (unit === "each") return { ...known, order: count };
  if (unit === "foot") return { ...known, feetExact: feet(inches), order: roundUp(feet(inches), rules.trimFootStep) };
  const spareInches = spare ? spareFor(rules.spare, repeat) : 0;
  const needed = roundUp(yards(inches + spareInches), step);
  const soldIn = com ? undefined : longestStep(lines);
  const order = soldIn === undefined ? needed : roundUp(yards(inches + spareInches), soldIn);
  return {
    ...known,
    spareInches,
    yardsExact: yards(inches),
    order,
    ...(soldIn !== undefined && { soldIn }),
    ...(order > needed && { needed }),
  };
}

/** What is not known of it is left out, as it is on paper. */
function thingOf({ part, name, size, finish, mount, supplier, remake, item }: Thing): Thing {
  return {
    supplier,
    item,
    ...(part === undefined ? {} : { part }),
    ...(name === undefined ? {} : { name }),
    ...(size === undefined ? {} : { size }),
    ...(finish ? { finish } : {}),
    ...(mount ? { mount } : {}),
    ...(remake ? { remake } : {}),
  };
}

/** Of one cloth that two orders know differently. */
function longestStep(lines: readonly PurchaseLine[]): number | undefined {
  const steps = lines.flatMap(({ soldIn }) => soldIn ?? []);
  return steps.length === 0 ? undefined : Math.max(...steps);
}

function spareFor(spare: Spare, repeat: number): number {
  const inches: Record<Spare, number> = {
    yardOrRepeat: Math.max(INCHES_PER_YARD, repeat),
    yard: INCHES_PER_YARD,
    repeat,
    none: 0,
  };
  return inches[spare];
}

/** A line from outside; undefined where it cannot be one. */
export function readPurchaseLine(given: unknown): PurchaseLine | undefined {
  const line = asRecord(given);
  const unit = asOneOf(line?.unit, purchaseUnits);
  const supplier = asText(line?.supplier);
  const item = asText(line?.item);
  if (!line || !unit || supplier === undefined || item === undefined) return undefined;
  const { inches = 0, count = 0, repeat = 0 } = line;
  if (![inches, count, repeat].every(isAmount)) return undefined;
  return {
    window: asText(line.window) ?? "",
    supplier,
    item,
    unit,
    inches: Number(inches),
    count: Number(count),
    repeat: Number(repeat),
    spare: line.spare !== false,
    com: line.com === true,
  };
}

const MOST = 1_000_000;

function isAmount(value: unknown): boolean {
  return isNumber(value) && value >= 0 && value <= MOST;
}
