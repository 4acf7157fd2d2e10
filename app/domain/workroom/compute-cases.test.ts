import { expect, test } from "vitest";
import { computeCases } from "./compute-cases.ts";
import golden from "./golden-cases.json" with { type: "json" };
import { defaultShopRules } from "./rules/shop-rules.ts";

type Computed = Record<string, unknown>;

function computed(given: unknown): Computed[] {
  const { document } = computeCases(given);
  const cases = Array.isArray(document) ? document : (document as { cases: { computed: Computed }[] }).cases;
  return cases.map((entry: { computed: Computed }) => entry.computed);
}

const ordinary = golden.cases.find(({ id }) => id === "D-01");

test.each(golden.cases)("case $id comes out as worked by hand", (entry) => {
  const { expected } = entry;
  // Some cases are about the ordinary window's.
  const [answer] = computed({ ...golden, cases: [entry, ordinary] });
  if (Array.isArray(expected)) return expect(answer).toEqual(expected);
  const asserted = "assert" in entry && entry.assert ? entry.assert : Object.keys(expected);
  for (const name of asserted) {
    const was = (expected as unknown as Computed)[name];
    const is = answer?.[name];
    // Figures within figures have grown more since; a list is as long as it was.
    if (typeof was === "object" && !Array.isArray(was)) expect({ [name]: is }).toMatchObject({ [name]: was });
    else expect({ [name]: is }).toEqual({ [name]: was });
  }
});

test("the cases' own rules are the house's", () => {
  expect(defaultShopRules).toMatchObject(golden.rules);
});

test("a list of cases is answered with a list, an object with an object that keeps what it held", () => {
  const [first] = golden.cases;
  expect(computeCases([first])).toMatchObject({ ok: true, document: [{ id: "F-01", computed: { faceInches: 960 } }] });
  const { document, ok } = computeCases({ title: "kept", cases: [first] });
  expect(document).toMatchObject({ title: "kept", cases: [{ id: "F-01", computed: { faceInches: 960 } }] });
  expect(ok).toBe(true);
});

test("a case's own rules stand over the house's", () => {
  const window = { width: 48, topToFloor: 84, gap: 12 };
  const input = { kind: "drapery", style: "plain-top/Plain Top", window, fabric: { width: 54 } };
  const cases = [{ input }, { input, rules: { hemAllowance: 5 } }, { input, rules: { headAllowance: { flat: 1 } } }];
  expect(computed({ cases }).map((one) => one.rawCut)).toEqual([97, 94, 95]);
});

test("figures have four decimals", () => {
  const input = { kind: "cornice", style: "cornice-boards/Statler", window: { width: 50 }, fabric: { width: 54 } };
  expect(computed([{ input }])).toMatchObject([{ faceYards: 1.6667, liningYards: 1.6944 }]);
});

test("a sash panel without its glass is one whose window is the glass", () => {
  const style = "rod-pocket/Hourglass";
  const glass = { kind: "sash", style, window: { width: 24, height: 60 }, fabric: { width: 54 } };
  const inside = { ...glass, window: { width: 24, height: 60, insideWidths: [20], insideHeights: [50] } };
  expect(computed([{ input: glass }, { input: inside }])).toMatchObject([{ rodWidth: 26 }, { rodWidth: 22 }]);
});

const drapes = { kind: "drapery", style: "plain-top/Plain Top" };

test.each([
  ["no case at all", "text", "The case is not a record."],
  ["no input", { id: "A" }, "The case has no input."],
  ["an input that says nothing", { input: {} }, "The input has neither a kind nor lines."],
  ["an unknown style", { input: { kind: "drapery", style: "x/y" } }, "There is no style called x/y."],
  ["no style", { input: { kind: "drapery" } }, "No style is named."],
  ["a rule out of bounds", { input: drapes, rules: { seam: -1 } }, "seam must be a number from 0 to 3."],
  [
    "a line that is none",
    { input: { lines: [{ unit: "each", supplier: "", item: "" }, 7] } },
    "Line 2 cannot be read.",
  ],
  ["a plan of nothing", { input: { plan: "Q-9 again" } }, "There is no case Q-9."],
  [
    "edited rules out of bounds",
    { id: "A", input: { plan: "A", editedRules: { seam: 9 } } },
    "seam must be a number from 0 to 3.",
  ],
])("%s is answered with a sentence", (_, entry, error) => {
  const { document, ok } = computeCases([entry]);
  expect(document).toMatchObject([{ computed: { error } }]);
  expect(ok).toBe(false);
});

test("one unreadable case leaves the others as they are", () => {
  const [good] = golden.cases;
  expect(computeCases([null, good]).ok).toBe(false);
  expect(computed([null, good])).toMatchObject([{ error: "The case is not a record." }, { faceInches: 960 }]);
});

test.each([undefined, null, 7, {}, { cases: 3 }])("%j holds no cases", (given) => {
  expect(computeCases(given)).toEqual({ document: { error: "There is no list of cases." }, ok: false });
});

test("rates of the file that cannot stand are said in every case", () => {
  const faulty = { rateCard: { ring: 0.5 }, cases: [{ input: drapes }] };
  const error = "ring must be whole cents from 0 to 100000000.";
  expect(computed(faulty)).toEqual([{ error }]);
  expect(computeCases(faulty).ok).toBe(false);
});

test("a quote that lacks a rate names it", () => {
  const planned = { id: "A", input: { ...drapes, window: { width: 48, topToFloor: 84 }, fabric: { width: 54 } } };
  const quote = { id: "B", input: { plan: "A", fabricPrice: 1000 } };
  expect(computed(golden).find((one) => one.cents === 148900)).not.toHaveProperty("missing");
  expect(computed({ rateCard: { installEach: 5000 }, cases: [planned, quote] })[1]).toEqual({
    lines: [
      { label: "Fabric", qty: 9.5, unit: "yd", rate: 1000, cents: 9500 },
      { label: "Making", qty: 3, unit: "width", rate: null, cents: null },
      { label: "Installation", qty: 1, unit: "each", rate: 5000, cents: 5000 },
    ],
    cents: 14500,
    missing: ["Making"],
  });
});
