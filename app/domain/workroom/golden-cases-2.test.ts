import { expect, test } from "vitest";
import { computeCases } from "./compute-cases.ts";
import golden from "./golden-cases-2.json" with { type: "json" };
import { defaultShopRules } from "./rules/shop-rules.ts";

type Computed = Record<string, unknown>;
interface Case {
  id: string;
  title: string;
  assert: readonly string[];
  expected: Computed;
}

const cases = golden.cases as unknown as Case[];

test.for(cases)("case $id comes out as worked by hand: $title", compareCase);

test.for(Object.entries(golden.newRules))("the house begins with the cases' own rule, %s", ([name, value]) => {
  const own: unknown = defaultShopRules[name as keyof typeof defaultShopRules];
  expect(own).toEqual(value);
});

function compareCase({ id, assert, expected }: Case) {
  const { document } = computeCases({ ...golden, cases: cases.filter((entry) => entry.id === id) });
  const [answer] = (document as { cases: { computed: Computed }[] }).cases.map(({ computed }) => computed);
  for (const name of assert) {
    const [was, is] = [expected[name], answer?.[name]];
    if (name === "schedules") compareSchedules(is as Schedule[], was as Schedule[]);
    else if (name === "boxes") compareBoxes(is as Boxes, was as Boxes);
    else expect({ [name]: rounded(name, is) }).toEqual({ [name]: rounded(name, was) });
  }
}

/** Sums of eighths and their four decimals count alike; checks and what is bought have no order. */
function rounded(name: string, value: unknown): unknown {
  if (typeof value === "number") return Math.round(value * 1000) / 1000;
  if (Array.isArray(value)) {
    const all = value.map((entry) => rounded("", entry));
    return name === "checks" || name === "lines" ? all.sort((a, b) => (key(a) < key(b) ? -1 : 1)) : all;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([each, entry]) => [each, rounded(each, entry)]));
}

const key = (value: unknown) => JSON.stringify(value);

interface Schedule {
  count: number;
  lead: number;
  pleats: number[];
  spaces: number[];
  return: number;
  flat: number;
  finished: number;
  seamsAt: number[];
  seamIn: number[];
}

/** By what makes them right, not size by size: counts, sums in whole eighths, even spaces, seams out of sight. */
function compareSchedules(is: readonly Schedule[], was: readonly Schedule[]) {
  const plain = ({ pleats, spaces, seamsAt, count, lead, return: back, flat, finished }: Schedule) => ({
    panels: count,
    pleats: pleats.length,
    spaces: spaces.length,
    lead,
    back,
    flat,
    finished,
    seamsAt,
  });
  expect(is.map(plain)).toEqual(was.map(plain));
  for (const { pleats, spaces, lead, return: back, flat, finished, seamsAt, seamIn } of is) {
    expect([...pleats, ...spaces].every((size) => Number.isInteger(size * 8))).toBe(true);
    expect(lead + total(pleats) + total(spaces) + back).toBe(flat);
    expect(lead + total(spaces) + back).toBe(finished);
    expect(Math.max(...spaces) - Math.min(...spaces)).toBeLessThanOrEqual(1 / 8);
    expect(Math.max(...pleats) - Math.min(...pleats)).toBeLessThanOrEqual(2);
    expect(seamIn).toHaveLength(seamsAt.length);
    for (const [index, pleat] of seamIn.entries()) {
      const start = lead + total(pleats.slice(0, pleat - 1)) + total(spaces.slice(0, pleat - 1));
      expect(seamsAt[index]).toBeGreaterThanOrEqual(start + 1 / 2);
      expect(seamsAt[index]).toBeLessThanOrEqual(start + (pleats[pleat - 1] ?? 0) - 1 / 2);
    }
  }
}

interface Boxes {
  boxes: number;
  recesses: number;
  sizes: number[];
  fold: number;
  trimTo: number;
  seamsAt: number[];
}

function compareBoxes(is: Boxes, was: Boxes) {
  const plain = ({ boxes, recesses, sizes, fold, trimTo, seamsAt }: Boxes) => ({
    boxes,
    recesses,
    face: total(sizes),
    fold,
    trimTo,
    pieces: seamsAt.length + 1,
  });
  expect(plain(is)).toEqual(plain(was));
  expect(is.sizes).toEqual([...is.sizes].reverse());
}

function total(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}
