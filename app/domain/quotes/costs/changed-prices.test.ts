import { expect, test } from "vitest";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import { priceAllAgain } from "#app/domain/quotes/price-again.ts";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { type ChangedPrice, changedPriceInWords, changedPrices, keepPrices, whyNotSent } from "./changed-prices.ts";

const windows = [
  { key: "a", name: "Den" },
  { key: "b", name: "Hall" },
];
const line = (windowKey: string | null, unitCents: number | null, more: Partial<OwnerLine> = {}): OwnerLine => ({
  ...emptyLine,
  key: `${windowKey}-drapes`,
  windowKey,
  treatment: "drapes",
  kind: "treatment",
  label: "Drapes",
  unitCents,
  rateId: "1/drapes",
  ...more,
});
const byHand = { rateId: null };
const find = (lines: OwnerLine[], opening: OwnerLine[], changedWindows: string[] = [], hardwareChanged = false) =>
  changedPrices({ lines, opening, windows, changedWindows, hardwareChanged });
const brief = (changed: ChangedPrice[]) => changed.map(({ key, wasCents, nowCents }) => [key, wasCents, nowCents]);

// Of a draft: is the price the card's, has its own window changed, does the card come to the same?
test.each<[string, Partial<OwnerLine>, string[], number | null, unknown[]]>([
  ["by the card, nothing changed", {}, [], 100_00, []],
  ["by the card, dearer by a rate or by its neighbor's share", {}, [], 110_00, [["a-drapes", 100_00, 110_00]]],
  ["by the card, its window changed, the same price", {}, ["a"], 100_00, []],
  ["by the card, its window changed", {}, ["a"], 90_00, [["a-drapes", 100_00, 90_00]]],
  ["by the card, which has no rate any more", {}, [], null, [["a-drapes", 100_00, null]]],
  ["by hand, a rate changed", byHand, [], 110_00, []],
  ["by hand, its window changed", byHand, ["a"], 110_00, [["a-drapes", 100_00, 110_00]]],
  ["by hand, another window changed", byHand, ["b"], 110_00, []],
])("a price %s", (_, more, changed, now, expected) => {
  const lines = [line("a", 100_00, more), line("b", 200_00)];
  expect(brief(find(lines, [line("a", now), line("b", 200_00)], changed))).toEqual(expected);
});

test("a window that hangs from its neighbor's rod has no line: what it changes shows at the neighbor", () => {
  const lines = [line("a", 100_00)];
  expect(brief(find(lines, [line("a", 100_00)], ["b"]))).toEqual([]);
  expect(brief(find(lines, [line("a", 140_00)], ["b"]))).toEqual([["a-drapes", 100_00, 140_00]]);
});

test("a window that was added, one that is gone, and a treatment that is", () => {
  const lines = [line("a", 100_00), line("c", 50_00, byHand)];
  const added = line("b", 200_00);
  expect(brief(find(lines, [added], ["a", "b"]))).toEqual([
    ["a-drapes", 100_00, null],
    ["c-drapes", 50_00, null],
    ["b-drapes", null, 200_00],
  ]);
  expect(find(lines, [line("a", 100_00)]).map((one) => changedPriceInWords(one, windows))).toEqual([
    "Drapes: $50.00, its window is no longer in the order",
  ]);
});

test("what the owner added, what a client may choose and hardware of a name that stayed are no change", () => {
  const hardware = line(null, 90_00, { ...byHand, key: "hardware-1", kind: "hardware", label: "Oak rod" });
  const lines = [
    line("a", 100_00),
    line("a", 20_00, { ...byHand, key: "rush", kind: "free" }),
    line("a", 30_00, { key: "lining", role: "choice", rateId: "1/choice" }),
    hardware,
  ];
  expect(find(lines, [line("a", 100_00)], ["a"])).toEqual([]);
  expect(brief(find(lines, [line("a", 100_00)], [], true))).toEqual([["hardware-1", 90_00, null]]);
});

test("priced again nothing is left of before but what was set by hand; kept prices are the owner's, at today's cost", () => {
  const part = {
    label: "Making",
    quantityMilli: 1_000,
    unit: "width",
    unitCents: 1,
    grossCents: 140_00,
    costCents: 70_00,
  };
  const now = line("a", 140_00, {
    parts: [{ ...part, rateId: "2/x", basis: "" }],
    costCents: 70_00,
    rateId: "2/drapes",
  });
  const trip = line(null, 5_00, { key: "trip", kind: "labour", treatment: null });
  const lines = [line("a", 100_00), line("b", 250_00, byHand), line("c", 10_00), trip];
  const opening = [now, line("b", 260_00)];
  const again = priceAllAgain(lines, opening, { changed: ["b"], known: ["a", "b"] });
  expect(again.map(({ key, unitCents }) => [key, unitCents])).toEqual([
    ["a-drapes", 140_00],
    ["b-drapes", 250_00],
  ]);
  expect(brief(find(again, opening, ["b"]))).toEqual([["b-drapes", 250_00, 260_00]]);
  const kept = keepPrices(lines, opening, ["a-drapes"]);
  expect(kept[0]).toMatchObject({ unitCents: 100_00, rateId: null, costCents: 70_00, parts: [{ label: "Making" }] });
  expect(brief(find(kept.slice(0, 2), opening))).toEqual([]);
});

test("a refusal names each price with what it comes to now", () => {
  const sentence = whyNotSent(find([line("a", 1_200_00)], [line("a", 1_310_00)]), windows);
  expect(sentence).toBe(
    "Something has changed since this was priced. Den, Drapes: $1,200.00, $1,310.00 now. Price it again, or say that these prices are meant.",
  );
});
