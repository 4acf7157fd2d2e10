import { asRecord, clip } from "#app/domain/workroom/input/reading.ts";
import { type NumberRule, ruleTable } from "./rule-table.ts";
import { defaultShopRules, type ShopRules, spares } from "./shop-rules.ts";

type Bounds = readonly [least: number, most: number];

/** Rules that hold one number for each of several names. */
export const groupBounds = {
  headingTop: [-12, 12],
  ceilingRodBelow: [0, 24],
  fullness: [1, 5],
  headAllowance: [0, 36],
  carrierPitch: [0.5, 12],
  welt: [0.25, 72],
  topDepth: [0.01, 72],
} as const satisfies Partial<Record<keyof ShopRules, Bounds>>;

export const TAKE_UP: Bounds = [0, 24];
export const LUMBER: Bounds = [0.5, 48];
export const MOST_BOARDS = 20;

export type RulesVerdict = { ok: true; value: ShopRules } | { ok: false; faults: string[] };

/** Rules as they were answered here before: whole, so every packet that is made by them need not read them again. */
const whole = new WeakSet<object>([defaultShopRules]);

/** The rules with what was changed put over them, or a sentence for each change that cannot stand. */
export function changeShopRules(changes: unknown, rules: ShopRules = defaultShopRules): RulesVerdict {
  if (isWhole(changes)) return { ok: true, value: changes };
  const given = asRecord(changes);
  if (!given) return { ok: false, faults: ["The shop rules are not a list of names and values."] };
  const faults: string[] = [];
  const changed = Object.entries(given).map(([name, value]) => [name, readRule(name, value, rules, faults)] as const);
  if (faults.length > 0) return { ok: false, faults };
  const value = { ...rules, ...Object.fromEntries(changed) };
  whole.add(value);
  return { ok: true, value };
}

const isWhole = (rules: unknown): rules is ShopRules => typeof rules === "object" && rules !== null && whole.has(rules);

function readRule(name: string, value: unknown, rules: ShopRules, faults: string[]): unknown {
  if (Object.hasOwn(ruleTable, name)) {
    const { least, most } = ruleTable[name as NumberRule];
    return readNumber(name, value, [least, most], faults);
  }
  if (Object.hasOwn(groupBounds, name)) return readGroup(name as keyof typeof groupBounds, value, rules, faults);
  if (name === "takeUp") return readTakeUp(value, rules, faults);
  if (name === "boardLumber") return readLumber(value, faults);
  if (name === "spare") {
    if (!spares.some((spare) => spare === value)) faults.push(`spare must be one of ${spares.join(", ")}.`);
    return value;
  }
  if (name === "inStock") return readInStock(value, rules, faults);
  faults.push(`There is no shop rule called ${clip(name)}.`);
  return value;
}

function readNumber(name: string, value: unknown, [least, most]: Bounds, faults: string[]): number | undefined {
  if (typeof value === "number" && value >= least && value <= most) return value;
  faults.push(`${clip(name)} must be a number from ${short(least)} to ${short(most)}.`);
  return undefined;
}

/** One number for each name; no name is added and none is lost. */
function readGroup(name: keyof typeof groupBounds, value: unknown, rules: ShopRules, faults: string[]) {
  const given = asRecord(value);
  if (!given) {
    faults.push(`${name} must hold a number for each of its names.`);
    return rules[name];
  }
  const known: Readonly<Record<string, number>> = rules[name];
  const read = Object.entries(given).map(([key, number]) => {
    if (!Object.hasOwn(known, key)) faults.push(`${name} has no entry called ${clip(key)}.`);
    return [key, readNumber(`${name}, ${key}`, number, groupBounds[name], faults)] as const;
  });
  return { ...known, ...Object.fromEntries(read) };
}

function readInStock(value: unknown, rules: ShopRules, faults: string[]) {
  const given = Object.entries(asRecord(value) ?? {});
  const known = given.every(([name, kept]) => Object.hasOwn(rules.inStock, name) && typeof kept === "boolean");
  if (!asRecord(value) || !known) faults.push("inStock must say yes or no for each of its names.");
  return { ...rules.inStock, ...Object.fromEntries(given) };
}

function readTakeUp(value: unknown, rules: ShopRules, faults: string[]) {
  const given = asRecord(value);
  if (!given) faults.push("takeUp must hold the least and the most for each style.");
  const read = Object.entries(given ?? {}).map(([style, range]) => {
    const [least, most, ...more] = Array.isArray(range) ? range : [];
    if (!Object.hasOwn(rules.takeUp, style)) faults.push(`takeUp has no entry called ${clip(style)}.`);
    const low = readNumber(`takeUp, ${style}, least`, least, TAKE_UP, faults);
    const high = readNumber(`takeUp, ${style}, most`, most, TAKE_UP, faults);
    if ((low !== undefined && high !== undefined && low > high) || more.length > 0)
      faults.push(`takeUp, ${clip(style)} must be the least and then the most.`);
    return [style, [low, high] as const] as const;
  });
  return { ...rules.takeUp, ...Object.fromEntries(read) };
}

function readLumber(value: unknown, faults: string[]) {
  const boards: unknown[] = Array.isArray(value) ? value : [];
  const fits = boards.length > 0 && boards.length <= MOST_BOARDS;
  if (!fits) faults.push(`boardLumber must list from 1 to ${MOST_BOARDS} depths.`);
  const depths = fits ? boards.map((depth) => readNumber("boardLumber", depth, LUMBER, faults)) : [];
  const ascending = depths.every((depth, i) => i === 0 || (depth ?? 0) > (depths[i - 1] ?? 0));
  if (!ascending) {
    faults.push("boardLumber must go from shallow to deep.");
  }
  return depths;
}

function short(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}
