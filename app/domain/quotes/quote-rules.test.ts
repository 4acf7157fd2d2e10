import { expect, test } from "vitest";
import { askingOf } from "#app/domain/orders/progress/next-step.ts";
import { checkSendable, unpricedNames } from "./check-sendable.ts";
import { checkChosen, choiceWords, chosenInWords, isSameChoice, suggestedAs, suggestedKeys } from "./choices.ts";
import { differencesOf } from "./differences.ts";
import { adjustLines, emptyLine, plainLine } from "./plain-line.ts";
import { inForce, isExpired, isExpiring, versionName } from "./quote-state.ts";
import type { OwnerLine, QuoteTerms } from "./quote-types.ts";
import { firstQuoteSettings, plainTerms, termsFrom } from "./settings/quote-settings.ts";

const line = (key: string, rest: Partial<OwnerLine> = {}): OwnerLine => ({
  ...emptyLine,
  key,
  label: key,
  unitCents: 10_000,
  ...rest,
});
const linings = [
  line("plain", { role: "choice", choiceGroup: "Lining", suggested: true }),
  line("blackout", { role: "choice", choiceGroup: "Lining", suggested: false }),
];
const terms: QuoteTerms = { ...termsFrom(firstQuoteSettings, "2026-11-15", "6 to 8 weeks"), terms: "Be kind." };
const now = new Date("2026-11-15T17:00:00Z");

test.each([
  ["the last minute of its day in Pennsylvania", "2026-11-16T04:59:59.999Z", false],
  ["the first moment after it", "2026-11-16T05:00:00.000Z", true],
])("a quote valid until Nov 15 has expired at %s: %s", (_, at, expired) => {
  expect(isExpired({ validUntil: "2026-11-15" }, new Date(at))).toBe(expired);
  const sent = { state: "sent", kind: "lines", validUntil: "2026-11-15", changed: false };
  expect(askingOf(sent, new Date(at))).toBe(expired ? "expired" : "yes");
});

test("the nights of daylight saving end at midnight as every other", () => {
  expect(isExpired({ validUntil: "2026-03-08" }, new Date("2026-03-09T03:59:59Z"))).toBe(false);
  expect(isExpired({ validUntil: "2026-03-08" }, new Date("2026-03-09T04:00:00Z"))).toBe(true);
  expect(isExpired({ validUntil: "2026-11-01" }, new Date("2026-11-02T04:59:59Z"))).toBe(false);
  expect(isExpired({ validUntil: "2026-11-01" }, new Date("2026-11-02T05:00:00Z"))).toBe(true);
});

test("a quote without an end never expires, and one of three days is expiring", () => {
  expect(isExpired({ validUntil: null }, now)).toBe(false);
  expect(isExpiring({ state: "sent", validUntil: "2026-11-18" }, now)).toBe(true);
  expect(isExpiring({ state: "sent", validUntil: "2026-11-19" }, now)).toBe(false);
  expect(isExpiring({ state: "accepted", validUntil: "2026-11-16" }, now)).toBe(false);
});

test("a version is named by its order and its number", () => {
  expect(versionName("LF-1005", 2)).toBe("Quote LF-1005, version 2");
});

test("in force is the newest accepted version, whatever was sent since", () => {
  const versions = [
    { number: 1, state: "accepted" },
    { number: 3, state: "accepted" },
    { number: 2, state: "accepted" },
    { number: 4, state: "sent" },
  ] as const;
  expect(inForce(versions)?.number).toBe(3);
  expect(inForce([{ number: 1, state: "sent" }])).toBeUndefined();
});

test.each([
  [[], { ok: false, reason: "Please choose one of Lining.", field: "chosen[Lining]" }],
  [["plain", "blackout"], { ok: false, reason: "Please choose one of Lining.", field: "chosen[Lining]" }],
  [["blackout", "rod", "of another quote"], { ok: true, value: ["blackout"] }],
  [["tassels", "plain"], { ok: true, value: ["plain", "tassels"] }],
])("picking %j", (picked, verdict) => {
  expect(checkChosen([line("rod"), ...linings, line("tassels", { role: "optional" })], picked)).toEqual(verdict);
});

test("two choices are the same in any order", () => {
  expect(isSameChoice(["a", "b"], ["b", "a"])).toBe(true);
  expect(isSameChoice(["a", "b"], ["a"])).toBe(false);
});

test.each<[string, Partial<QuoteTerms>, OwnerLine[], object]>([
  ["without a line", {}, [], { field: "lines" }],
  ["without a label", {}, [line("a", { label: "" })], { field: "lines[0].label" }],
  [
    "without a price",
    {},
    [line("a"), line("b", { unitCents: null })],
    { field: "lines[1].unitPrice", reason: "Please enter a price. Not priced: b." },
  ],
  [
    "with a group without a suggestion",
    {},
    linings.map((one) => ({ ...one, suggested: false })),
    { field: "lines[0].suggested" },
  ],
  ["untaxed without a reason", { taxRate: 0 }, [line("a")], { field: "taxReason" }],
  ["with an unnamed discount", { discountCents: 100 }, [line("a")], { field: "discountLabel" }],
  ["valid until yesterday", { validUntil: "2026-11-14" }, [line("a")], { field: "validUntil" }],
  [
    "above what an order may cost",
    {},
    [line("a", { quantityMilli: 1_000_000, unitCents: 1_000_001 })],
    { field: "total" },
  ],
  [
    "below zero",
    {},
    [line("a", { unitCents: 0 }), line("b", { kind: "adjustment", unitCents: -1 })],
    { field: "total" },
  ],
  ["with a deposit of nothing", { depositRate: 1 }, [line("a", { unitCents: 100 })], { field: "deposit" }],
])("a quote %s cannot be sent", (_, changed, lines, fault) => {
  expect(checkSendable({ ...terms, ...changed }, lines, now)).toMatchObject({ ok: false, ...fault });
});

test("a quote valid until today can be sent, and answers its figures", () => {
  const sendable = checkSendable({ ...terms, validUntil: "2026-11-15" }, [line("rod"), ...linings], now);
  expect(sendable).toMatchObject({ ok: true, value: { subtotalCents: 20_000, taxCents: 1_200, totalCents: 21_200 } });
});

test("differences go by key: what was added, removed, changed; a moved line is none", () => {
  const before = { terms, lines: [line("a"), line("b"), line("c")] };
  const lines = [line("c"), line("a", { unitCents: 12_000 }), line("d")];
  const after = { terms: { ...terms, leadTime: "4 weeks" }, lines };
  expect(differencesOf(before, after)).toMatchObject({
    lines: [
      { key: "a", kind: "changed", fields: ["unitCents"], wasCents: 10_000, nowCents: 12_000 },
      { key: "d", kind: "added", wasCents: null, nowCents: 10_000 },
      { key: "b", kind: "removed", wasCents: 10_000, nowCents: null },
    ],
    terms: [{ label: "Lead time", was: "6 to 8 weeks", now: "4 weeks" }],
    was: { totalCents: 31_800 },
    now: { totalCents: 33_920 },
  });
});

test("a typed total is one untaxed line, and an adjustment makes lines add up to another one", () => {
  const custom = plainLine(125_000, { orderName: "Pillows", description: "Six of them" });
  expect(custom).toMatchObject({ kind: "plain", label: "Pillows", description: "Six of them", taxed: false });
  expect(plainLine(0, { orderName: null, description: null }).label).toBe("Your order");
  const lowered = adjustLines([line("a")], -500);
  expect(lowered[1]).toMatchObject({ kind: "adjustment", label: "Adjustment", unitCents: -500, taxed: false });
  expect(adjustLines(lowered, 500)).toEqual([line("a")]);
  expect(checkSendable(plainTerms, [custom], now)).toMatchObject({ ok: true, value: { totalCents: 125_000 } });
});

const open = [
  line("drapes", { windowKey: "den" }),
  ...linings.map((one) => ({ ...one, windowKey: "den" })),
  line("tassels", { role: "optional", suggested: true }),
  line("fringe", { role: "optional", windowKey: "gone", suggested: false }),
];

test("a choice in words: what each group is, what was taken besides and what was left out", () => {
  expect(choiceWords(open, ["blackout", "tassels"])).toEqual(["Lining: blackout", "tassels", "without fringe"]);
  expect(choiceWords([line("drapes")], ["drapes"])).toEqual([]);
  const windows = [
    { key: "bay", name: "Bay" },
    { key: "den", name: "Den" },
  ];
  expect(chosenInWords(open, ["drapes", "blackout", "fringe"], windows)).toBe("Den: blackout; fringe");
  expect(chosenInWords(open, [], windows)).toBe("");
});

test("what somebody took is what is suggested next, and what was always in it stays", () => {
  expect(suggestedKeys(open)).toEqual(["plain", "tassels"]);
  expect(suggestedKeys([line("drapes", { suggested: true })])).toEqual([]);
  const next = suggestedAs(open, ["blackout", "drapes"]);
  expect(suggestedKeys(next)).toEqual(["blackout"]);
  expect(next[0]).toBe(open[0]);
});

test("two choices are the same in any order, and not where one only holds the other", () => {
  expect(isSameChoice(["a", "b"], ["b", "a", "a"])).toBe(true);
  expect(isSameChoice(["a", "b"], ["a"])).toBe(false);
  expect(isSameChoice(["a", "b"], ["a", "c"])).toBe(false);
});

test("what is not priced is named with its window, and with the parts where they are all that is missing", () => {
  const part = (label: string, grossCents: number | null) => ({
    label,
    quantityMilli: 1_000,
    unit: "",
    unitCents: grossCents,
    grossCents,
    costCents: null,
    rateId: null,
    basis: "",
  });
  const windows = [
    { key: "bay", name: "Bay" },
    { key: "den", name: "Den" },
  ];
  const names = unpricedNames(
    [
      { label: "Drapes", windowKey: "den", parts: [part("Track", null), part("Cloth", 5), part("Carriers", null)] },
      { label: "Shade", windowKey: "den", parts: [part("Cloth", 5)] },
      { label: "Oak rod", windowKey: null },
      { label: "", windowKey: "gone" },
    ],
    windows,
  );
  expect(names).toEqual(["Den: Drapes (Track, Carriers)", "Den: Shade", "Oak rod", "a line without a name"]);
});
