import { expect, test } from "vitest";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import { type QuoteContent, quoteAsTyped, readQuoteForm } from "#app/domain/quotes/quote-form.ts";
import { firstQuoteSettings, termsFrom } from "#app/domain/quotes/settings/quote-settings.ts";
import { asksForAdvice, liveFigures } from "./live-figures.ts";
import { emptyRow, groupRows, readTypedQuote } from "./typed-quote.ts";

const terms = termsFrom(firstQuoteSettings, "2026-11-15", "6 to 8 weeks");
const content: QuoteContent = {
  terms: { ...terms, discountRate: 5_000, discountLabel: "Neighbors", depositRate: null, depositCents: 50_000 },
  lines: [
    {
      ...emptyLine,
      key: "drapes",
      windowKey: "w1",
      label: "Drapes",
      quantityMilli: 4_500,
      unit: "yd",
      unitCents: 2_450,
    },
    { ...emptyLine, key: "lining", windowKey: "w1", label: "Lining", role: "choice", choiceGroup: "Lining" },
    { ...emptyLine, key: "adjustment", kind: "adjustment", label: "Adjustment", unitCents: -1_050, taxed: false },
  ],
};
const known = { before: content, settings: firstQuoteSettings, windows: [], taken: [] };

test("what stands in the fields reads back as the same draft", () => {
  expect(readQuoteForm(quoteAsTyped(content), { ...known, newKey: () => "new" })).toEqual({ ok: true, value: content });
});

test("lines are read by their number until one is missing, and at most one more than a quote may have", () => {
  const fields = new Map([
    ["lines[0].label", "Drapes"],
    ["lines[0].unitPrice", "12"],
    ["lines[0].taxed", "on"],
    ["lines[1].label", ""],
    ["lines[3].label", "Beyond a gap"],
    ["deposit", "50%"],
  ]);
  const form = { text: (name: string) => fields.get(name) ?? "", has: (name: string) => fields.has(name) };
  expect(readTypedQuote(form)).toMatchObject({
    deposit: "50%",
    lines: [{ label: "Drapes", unitPrice: "12", taxed: "on", suggested: "" }, { label: "" }],
  });
  expect(readTypedQuote({ text: () => "", has: () => true }).lines).toHaveLength(201);
});

test("rows stand under their windows, and what belongs to none comes last", () => {
  const rows = [emptyRow("a", "w2"), emptyRow("b", "gone"), emptyRow("c", "w1"), emptyRow("d", "")];
  expect(groupRows(rows, ["w1", "w2"]).map(({ windowKey, rows: of }) => [windowKey, of.map(({ key }) => key)])).toEqual(
    [
      ["w1", ["c"]],
      ["w2", ["a"]],
      ["", ["b", "d"]],
    ],
  );
});

test("the figures follow what is typed; what is not priced or cannot be read counts as nothing", () => {
  const typed = quoteAsTyped(content);
  const [drapes, lining, adjustment] = typed.lines;
  if (!drapes || !lining || !adjustment) throw new Error("three lines");
  const lines = [{ ...drapes, unitPrice: "24.50" }, lining, adjustment, { ...emptyRow("x", ""), unitPrice: "1e9" }];
  const live = liveFigures({ ...typed, lines: [...lines, emptyRow("y", "w1")] }, known);
  // 4.5 x 24.50 = 110.25, less 5 % = 104.74, tax 6.28, adjusted by -10.50.
  expect(live).toMatchObject({ subtotalCents: 11_025, discountTotalCents: 551, taxCents: 628, totalCents: 10_052 });
  expect(live.rows).toMatchObject([
    { state: "priced", cents: 11_025, label: "Drapes" },
    { state: "unpriced", cents: null, label: "Lining" },
    { state: "priced", cents: -1_050, label: "Adjustment" },
    { state: "unreadable", cents: null, label: "" },
    { state: "empty", cents: null, label: "" },
  ]);
  expect(live.unpriced).toBe(1);
  // What is left to the client counts where it is suggested.
  const left = { ...drapes, key: "left", role: "optional", suggested: "" };
  const choices = liveFigures({ ...typed, lines: [drapes, left, { ...left, key: "trim", suggested: "1" }] }, known);
  expect(choices.rows.map(({ counts }) => counts)).toEqual([true, false, true]);
});

test.each([
  ["50%", "Installation", true],
  ["33.333%", "Installation", false],
  ["50%", "Drapes", false],
])("a deposit of %s with %s asks for advice: %s", (deposit, label, asks) => {
  const typed = { ...quoteAsTyped(content), deposit, lines: [{ ...emptyRow("a", ""), label, unitPrice: "300" }] };
  expect(asksForAdvice(liveFigures(typed, known))).toBe(asks);
});
