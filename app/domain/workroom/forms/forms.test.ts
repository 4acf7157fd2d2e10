import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asTyped, changesBetween, type DescribedForm, readTyped } from "#app/domain/forms/described-form.ts";
import { numberAsTyped, readNumber } from "#app/domain/forms/field-kinds.ts";
import { emptyRateCard, readRateCard } from "#app/domain/workroom/buying/rate-card.ts";
import { changeShopRules } from "#app/domain/workroom/rules/change-shop-rules.ts";
import { ruleTable } from "#app/domain/workroom/rules/rule-table.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { rateCardForm } from "./rate-card-form.ts";
import { shopRulesForm } from "./shop-rules-form.ts";

test.each([
  [8, "8"],
  [3.5, "3 1/2"],
  [0.25, "1/4"],
  [-2.625, "-2 5/8"],
  [-0.5, "-1/2"],
  [1 / 3, "1/3"],
  [1 / 32, "1/32"],
  [0.05, "0.05"],
  [2.3, "2.3"],
])("%s stands in a field as %s, and reads back", (value, text) => {
  expect(numberAsTyped(value)).toBe(text);
  expect(readNumber(text)).toBe(value);
});

test.each(["", "eight", "1/0", "--2", "1e3"])("%j is no number", (text) => {
  expect(readNumber(text)).toBe(null);
});

const rulesAfter = (typed: Record<string, string>) =>
  readTyped(shopRulesForm, { ...asTyped(shopRulesForm, defaultShopRules), ...typed }, defaultShopRules);
const cardAfter = (typed: Record<string, string>) =>
  readTyped(rateCardForm, { ...asTyped(rateCardForm, emptyRateCard), ...typed }, emptyRateCard);

describe("the shop rules", () => {
  test("have a field for every constant, each with a label of its own, a section and its usual value", () => {
    const names = shopRulesForm.fields.map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
    expect(names).toEqual(expect.arrayContaining(Object.keys(ruleTable)));
    expect(Object.keys(shopRulesForm.flatten(defaultShopRules)).sort()).toEqual([...names].sort());
    const labels = shopRulesForm.fields.map(({ label }) => label);
    expect(labels).toHaveLength(new Set(labels).size);
    for (const { label, usual, control } of shopRulesForm.fields) {
      expect(label).toMatch(/^[A-Z][^_]{12,}[^.]$/);
      expect(label).not.toContain("undefined");
      // A box that is usually not ticked says nothing.
      if (control !== "checkbox") expect(usual).not.toBe("");
    }
    expect([...new Set(shopRulesForm.fields.map(({ section }) => section))]).toEqual([
      "Placement",
      "Length",
      "Width",
      "Cutting",
      "Heading",
      "Band and trim",
      "Shades",
      "Tops",
      "Buying",
    ]);
  });

  test("sent back as they stand are exactly the same, thirds too", () => {
    expect(rulesAfter({})).toEqual({ ok: true, value: defaultShopRules });
  });

  test("take what was typed, alone and in groups", () => {
    const typed = {
      hemAllowance: "6",
      "headAllowance/pleated": "6",
      "fullness/pleated-tops/Three Finger Pinch": "2 3/4",
      "takeUp/Goblet/least": "5.5",
      boardLumber: "3 1/2, 5 1/2",
      spare: "none",
    };
    expect(rulesAfter(typed)).toEqual({
      ok: true,
      value: {
        ...defaultShopRules,
        hemAllowance: 6,
        headAllowance: { ...defaultShopRules.headAllowance, pleated: 6 },
        fullness: { ...defaultShopRules.fullness, "pleated-tops/Three Finger Pinch": 2.75 },
        takeUp: { ...defaultShopRules.takeUp, Goblet: [5.5, 9] },
        boardLumber: [3.5, 5.5],
        spare: "none",
      },
    });
  });

  test.each([
    ["hemAllowance", "37", "Please enter a number from 0 to 36."],
    ["hemAllowance", "", "Please enter a number from 0 to 36."],
    ["hemAllowance", "a lot", "Please enter a number from 0 to 36."],
    ["extensionStep", "0", "Please enter a number from 1/16 to 12."],
    ["headingTop/rings", "-13", "Please enter a number from -12 to 12."],
    ["fullness/pleated-tops/Goblet", "0.5", "Please enter a number from 1 to 5."],
    ["takeUp/Goblet/most", "4", "The most must not be less than the least."],
    ["topDepth/most", "11", "The most must not be less than the least."],
    ["spaceMost", "2", "The most must not be less than the least."],
    ["boardLumber", "5, 3", "Please list at most 20 numbers from 1/2 to 48, from small to large."],
    ["boardLumber", "", "Please list at most 20 numbers from 1/2 to 48, from small to large."],
    ["spare", "two yards", "Please choose one of these."],
  ])("%s of %j is refused with a sentence at its field", (name, text, sentence) => {
    expect(rulesAfter({ [name]: text })).toEqual({
      ok: false,
      field: name,
      reason: sentence,
      faults: { [name]: sentence },
    });
  });

  test("every field that is wrong has its sentence, not only the first", () => {
    const verdict = rulesAfter({ hemAllowance: "99", seam: "x" });
    expect(verdict).toMatchObject({
      ok: false,
      faults: { hemAllowance: expect.any(String), seam: expect.any(String) },
    });
  });
});

describe("the rate card", () => {
  test("is empty at first: no price stands in its form but that of trim, the least charge of nothing and the rounding", () => {
    const filled = Object.entries(asTyped(rateCardForm, emptyRateCard)).filter(([, text]) => text !== "");
    expect(Object.fromEntries(filled)).toEqual({
      leastCharge: "0.00",
      rangeStep: "25.00",
      tallInstallOver: "120",
      tallOver: "120",
      tallFactor: "1",
      shadeLeastSqFt: "0",
      showFrom: "on",
      trimPerFoot: "12.00",
    });
    expect(cardAfter({})).toEqual({ ok: true, value: emptyRateCard });
  });

  test("is typed in dollars and kept in cents", () => {
    const typed = {
      "fabricPerYard/low": "28",
      "fabricPerYard/high": "$110.00",
      "liningPerYard/standard": "9",
      "labourPerWidth/default": "45",
      "labourPerWidth/pleated-tops/Goblet": "52.50",
      ring: "3.5",
    };
    expect(cardAfter(typed)).toEqual({
      ok: true,
      value: {
        ...emptyRateCard,
        fabricPerYard: { low: 2800, high: 11000 },
        liningPerYard: { standard: 900 },
        labourPerWidth: { default: 4500, "pleated-tops/Goblet": 5250 },
        ring: 350,
      },
    });
  });

  test.each([
    ["ring", "free", "Please enter an amount in dollars from $0.00 to $1,000,000.00."],
    ["ring", "-3", "Please enter an amount in dollars from $0.00 to $1,000,000.00."],
    ["leastCharge", "", "Please enter an amount in dollars from $0.00 to $1,000,000.00."],
    ["trimPerFoot", "1000.01", "Please enter an amount in dollars from $0.00 to $1,000.00."],
    ["rangeStep", "0", "Please enter an amount in dollars from $0.01 to $10,000.00."],
    ["tallFactor", "11", "Please enter a number from 1 to 10."],
  ])("%s of %j is refused with a sentence at its field", (name, text, sentence) => {
    expect(cardAfter({ [name]: text })).toEqual({
      ok: false,
      field: name,
      reason: sentence,
      faults: { [name]: sentence },
    });
  });

  test("a highest price below the lowest is refused at the highest", () => {
    expect(cardAfter({ "fabricPerYard/low": "30", "fabricPerYard/high": "20" })).toEqual({
      ok: false,
      field: "fabricPerYard/high",
      reason: "The highest price must not be less than the lowest.",
      faults: { "fabricPerYard/high": "The highest price must not be less than the lowest." },
    });
  });
});

test("what changed is told field by field, in words", () => {
  const changed = rulesAfter({ hemAllowance: "6", spare: "none" });
  expect(changed.ok && changesBetween(shopRulesForm, defaultShopRules, changed.value)).toEqual([
    {
      name: "hemAllowance",
      section: "Cutting",
      before: "8",
      after: "6",
      label: "Added to a drape's length for its bottom hem",
    },
    {
      name: "spare",
      section: "Buying",
      before: "A yard or a repeat, whichever is more",
      after: "Nothing",
      label: "Bought beyond what the windows need, once for each fabric",
    },
  ]);
  const priced = cardAfter({ ring: "3.5" });
  expect(priced.ok && changesBetween(rateCardForm, emptyRateCard, priced.value)).toEqual([
    { name: "ring", section: "Hardware", label: "A ring", before: "not set", after: "$3.50" },
  ]);
});

/** Whatever is typed, an accepted document is one that the engine takes too, and it reads back the same. */
function holds<Value>(form: DescribedForm<Value>, first: Value, taken: (value: Value) => unknown) {
  const text = fc.oneof(fc.constantFrom("0", "1", "1/2", "-3", "12.125", "", "x", "400"), fc.string({ maxLength: 8 }));
  const typed = fc.dictionary(fc.constantFrom(...form.fields.map(({ name }) => name)), text, { maxKeys: 4 });
  fc.assert(
    fc.property(typed, (entries) => {
      const verdict = readTyped(form, { ...asTyped(form, first), ...entries }, first);
      if (!verdict.ok) return;
      expect(taken(verdict.value)).toEqual({ ok: true, value: verdict.value });
      expect(readTyped(form, asTyped(form, verdict.value), verdict.value)).toEqual(verdict);
    }),
  );
}

test("what the form of the rules accepts the engine accepts", () =>
  holds(shopRulesForm, defaultShopRules, changeShopRules));
test("what the form of the card accepts the engine accepts", () => holds(rateCardForm, emptyRateCard, readRateCard));
