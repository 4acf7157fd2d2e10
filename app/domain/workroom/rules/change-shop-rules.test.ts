import { expect, test } from "vitest";
import { changeShopRules } from "./change-shop-rules.ts";
import { ruleTable } from "./rule-table.ts";
import { defaultShopRules } from "./shop-rules.ts";

const faults = (changes: unknown) => {
  const verdict = changeShopRules(changes);
  return verdict.ok ? [] : verdict.faults;
};

test("every number has a meaning, and its default lies within its bounds", () => {
  for (const [name, { meaning, default: standard, least, most }] of Object.entries(ruleTable)) {
    expect(meaning, name).toMatch(/^[A-Z][^.]{12,}[^.]$/);
    expect(least, name).toBeLessThan(most);
    expect([standard >= least, standard <= most], name).toEqual([true, true]);
  }
});

test("no change gives the house's rules, and these may be given whole", () => {
  expect(changeShopRules({})).toEqual({ ok: true, value: defaultShopRules });
  expect(changeShopRules(defaultShopRules)).toEqual({ ok: true, value: defaultShopRules });
});

test.each(Object.entries(ruleTable))(
  "%s is refused just out of its bounds and taken on them",
  (name, { least, most }) => {
    const shown = (value: number) => String(Math.round(value * 10_000) / 10_000);
    const sentence = `${name} must be a number from ${shown(least)} to ${shown(most)}.`;
    for (const value of [least - 0.001, most + 0.001, Number.NaN, "4", null, undefined]) {
      expect(faults({ [name]: value })).toEqual([sentence]);
    }
    for (const value of [least, most]) {
      expect(changeShopRules({ [name]: value })).toMatchObject({ ok: true, value: { [name]: value } });
    }
  },
);

test("changes stand over the rules they are given, name by name", () => {
  const edited = { ...defaultShopRules, seam: 1, headAllowance: { ...defaultShopRules.headAllowance, flat: 4 } };
  const verdict = changeShopRules({ headAllowance: { pleated: 6 }, takeUp: { Goblet: [5, 8] }, spare: "none" }, edited);
  expect(verdict).toMatchObject({
    ok: true,
    value: {
      seam: 1,
      headAllowance: { pleated: 6, flat: 4, track: 2 },
      takeUp: { Goblet: [5, 8], Single: [2, 5] },
      spare: "none",
    },
  });
});

test.each([
  ["headingTop", "rings", -12, 12],
  ["fullness", "pleated-tops/Goblet", 1, 5],
  ["headAllowance", "track", 0, 36],
  ["carrierPitch", "80", 0.5, 12],
  ["welt", "strip", 0.25, 72],
  ["topDepth", "most", 0.01, 72],
])("%s, %s goes from %d to %d", (name, key, least, most) => {
  const sentence = `${name}, ${key}`;
  expect(faults({ [name]: { [key]: least } })).toEqual([]);
  expect(faults({ [name]: { [key]: most } })).toEqual([]);
  expect(faults({ [name]: { [key]: least - 0.001 } })[0]).toContain(sentence.slice(0, 30));
  expect(faults({ [name]: { [key]: most + 0.001 } })).toHaveLength(1);
  expect(faults({ [name]: { other: least } })).toEqual([`${name} has no entry called other.`]);
  expect(faults({ [name]: 3 })).toEqual([`${name} must hold a number for each of its names.`]);
});

test.each([
  [{ takeUp: 3 }, ["takeUp must hold the least and the most for each style."]],
  [{ takeUp: { Goblet: [8, 5] } }, ["takeUp, Goblet must be the least and then the most."]],
  [{ takeUp: { Goblet: [5, 8, 9] } }, ["takeUp, Goblet must be the least and then the most."]],
  [{ takeUp: { Goblet: [5, 5] } }, []],
  [{ takeUp: { Tulip: [5, 8] } }, ["takeUp has no entry called Tulip."]],
  [{ takeUp: { Goblet: [5, 25] } }, ["takeUp, Goblet, most must be a number from 0 to 24."]],
  [{ takeUp: { Goblet: [-1, 5] } }, ["takeUp, Goblet, least must be a number from 0 to 24."]],
  [
    { takeUp: { Goblet: 5 } },
    ["takeUp, Goblet, least must be a number from 0 to 24.", "takeUp, Goblet, most must be a number from 0 to 24."],
  ],
  [{ boardLumber: [0.5, 48] }, []],
  [{ boardLumber: [0.4] }, ["boardLumber must be a number from 0.5 to 48."]],
  [{ boardLumber: [49] }, ["boardLumber must be a number from 0.5 to 48."]],
  [{ boardLumber: [] }, ["boardLumber must list from 1 to 20 depths."]],
  [{ boardLumber: 5 }, ["boardLumber must list from 1 to 20 depths."]],
  [{ boardLumber: Array.from({ length: 20 }, (_, i) => i + 1) }, []],
  [{ boardLumber: Array.from({ length: 21 }, (_, i) => i + 1) }, ["boardLumber must list from 1 to 20 depths."]],
  [{ boardLumber: [3, 5, 5] }, ["boardLumber must go from shallow to deep."]],
  [{ spare: "yard" }, []],
  [{ spare: "two" }, ["spare must be one of yardOrRepeat, yard, repeat, none."]],
  [{ glue: 3 }, ["There is no shop rule called glue."]],
  [{ constructor: 3 }, ["There is no shop rule called constructor."]],
  [{ [`g${"l".repeat(50)}`]: 3 }, [`There is no shop rule called g${"l".repeat(38)}….`]],
  [7, ["The shop rules are not a list of names and values."]],
  [[7], ["The shop rules are not a list of names and values."]],
  [null, ["The shop rules are not a list of names and values."]],
  [{ seam: -1, glue: 3 }, ["seam must be a number from 0 to 3.", "There is no shop rule called glue."]],
])("%j", (changes, expected) => {
  expect(faults(changes)).toEqual(expected);
});
