import { expect, test } from "vitest";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { differencesOf } from "#app/domain/quotes/differences.ts";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import { plainTerms } from "#app/domain/quotes/quote-settings.ts";
import type { QuoteLine, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import { changesInWords } from "./changes-in-words.ts";
import { documentContentOf } from "./document-content.ts";
import { firstDue, restDue } from "./dues.ts";
import { priceInWords } from "./line-words.ts";
import { acceptedInWords } from "./quote-answered.ts";
import { sectionsOf, sectionTotal } from "./quote-sections.ts";
import { totalRows } from "./quote-totals.ts";

const line = (key: string, rest: Partial<QuoteLine> = {}): QuoteLine => ({ ...emptyLine, key, label: key, ...rest });
const pane = (key: string) => ({ id: "", key, name: `Room ${key}`, measurements: {}, customizations: {} });

test("a quote is read window by window, then what belongs to none; a group stands with its first line", () => {
  const lines = [
    line("rod"),
    line("plain", { windowKey: "b", role: "choice", choiceGroup: "Lining" }),
    line("warm", { role: "choice", choiceGroup: "Lining" }),
    line("tie", { windowKey: "a", role: "optional" }),
    line("drape", { windowKey: "a" }),
    line("lost", { windowKey: "gone" }),
    line("less", { kind: "adjustment", unitCents: -5 }),
  ];
  const windowTotals = [
    { windowKey: "a", cents: 100 },
    { windowKey: null, cents: 20 },
    { windowKey: "gone", cents: 3 },
  ];
  const sections = sectionsOf({ windows: [pane("a"), pane("b")], lines, windowTotals });
  const keys = (list: readonly QuoteLine[]) => list.map(({ key }) => key);
  expect(
    sections.map((one) => [
      one.title,
      keys(one.fixed),
      one.groups.map(({ lines }) => keys(lines)),
      keys(one.extras),
      one.cents,
    ]),
  ).toEqual([
    ["Room a", ["drape"], [], ["tie"], 100],
    ["Room b", [], [["plain", "warm"]], [], null],
    ["For the whole order", ["rod", "lost"], [], [], 23],
  ]);
});

test("an order without windows has one part", () => {
  const [only, ...others] = sectionsOf({ windows: [], lines: [line("pillows")], windowTotals: [] });
  expect([only?.title, others.length]).toEqual(["Your order", 0]);
});

const figures = {
  ...{ subtotalCents: 290_700, discountTotalCents: 14_535, taxBaseCents: 258_590, taxCents: 15_515 },
  ...{ totalCents: 291_680, depositTotalCents: 145_840, balanceCents: 145_840 },
};
const named = {
  discountLabel: "Spring",
  discountRate: 5_000,
  taxLabel: "Pennsylvania sales tax",
  taxRate: 6_000,
  taxReason: "",
};

test("the rows lead from the subtotal to the total, and add up", () => {
  const rows = totalRows(named, { ...figures, totalCents: 292_180 });
  expect(rows.map(({ label, cents }) => [label, cents])).toEqual([
    ["Subtotal", 290_700],
    ["Spring (5%)", -14_535],
    ["Pennsylvania sales tax (6%)", 15_515],
    ["Adjustment", 500],
    ["Total", 292_180],
  ]);
});

test("a discount of an amount has its name alone, and a rate of nothing says why", () => {
  const rows = totalRows({ ...named, discountRate: null, taxRate: 0, taxReason: "For resale" }, figures);
  expect(rows.map(({ label }) => label)).toEqual(["Subtotal", "Spring", "No sales tax: For resale", "Total"]);
  const bare = totalRows({ ...plainTerms }, { ...figures, discountTotalCents: 0, taxCents: 0, totalCents: 290_700 });
  expect(bare.map(({ key }) => key)).toEqual(["subtotal", "total"]);
});

const today = new Date("2026-11-16T02:00:00.000Z");
const payment = { depositDays: 7, balanceWhen: "completed", balanceDays: 14 } as const;

test("each payment says when it is due, by the days of Pennsylvania", () => {
  expect(firstDue(payment, { today })).toBe("Due 7 days after you confirm: Nov 22, 2026 if you confirm today");
  expect(firstDue({ ...payment, depositDays: 0 }, { today })).toBe("Due when you confirm");
  expect(firstDue(payment, { today, acceptedAt: "2026-11-01T12:00:00.000Z" })).toBe("Due Nov 8, 2026");
  expect(restDue(payment)).toBe("Due 14 days after your order is finished");
  expect(restDue({ ...payment, balanceDays: 0, balanceWhen: "delivered" })).toBe("Due when your order is delivered");
  expect(restDue({ ...payment, balanceDays: 1, balanceWhen: "accepted" })).toBe("Due 1 day after you confirm");
  const accepted = { ...payment, balanceDays: 30, balanceWhen: "accepted" } as const;
  expect(restDue(accepted, "2026-11-01T12:00:00.000Z")).toBe("Due Dec 1, 2026");
});

test.each<[Partial<QuoteLine>, string]>([
  [{ unitCents: 100 }, ""],
  [{ unitCents: 4_200, quantityMilli: 4_500, unit: "yd" }, "4.5 yd at $42.00"],
  [{ unitCents: 4_200, quantityMilli: 2_000, discountRate: 10_000 }, "2 at $42.00, less 10%"],
  [{ unitCents: 4_200, discountCents: 200 }, "$84.00, less $2.00"],
  [{ unitCents: null, quantityMilli: 4_500, unit: "yd" }, "4.5 yd"],
])("a line of %j says %j", (rest, words) => {
  expect(priceInWords(line("x", rest), { grossCents: 8_400 })).toBe(words);
});

const drapes = line("a", { label: "Drapes", unitCents: 98_000, taxed: true });
const bare = { ...plainTerms, kind: "lines" as const };

test.each<[string, Partial<QuoteLine>, string]>([
  ["a price", { unitCents: 108_000 }, "$1,080.00, was $980.00"],
  ["a name", { label: "Long drapes" }, "called “Drapes” before"],
  ["a quantity", { quantityMilli: 2_500, unit: "yd" }, "$2,450.00, was $980.00; 2.5 yd, was 1"],
  ["a description", { description: "Lined" }, "described anew"],
  ["tax", { taxed: false }, "no longer taxed"],
  ["what may be chosen", { role: "optional" }, "may be chosen differently now"],
  ["how its price comes about", { unitCents: 196_000, discountRate: 50_000 }, "changed"],
])("of a line, %s that changed is said with what it was", (_, changes, words) => {
  const now = { terms: bare, lines: [{ ...drapes, ...changes }] };
  const [change] = changesInWords(differencesOf({ terms: bare, lines: [drapes] }, now));
  expect(change?.words).toBe(words);
});

test("a line that is new or gone is said with its price, where that is shown", () => {
  const changes = differencesOf({ terms: bare, lines: [drapes] }, { terms: bare, lines: [{ ...drapes, key: "b" }] });
  const words = (lines: typeof changes.lines) => changesInWords({ lines, terms: [] }).map((change) => change.words);
  expect(words(changes.lines)).toEqual(["new, $980.00", "no longer included, was $980.00"]);
  const hidden = changes.lines.map((one) => ({ ...one, wasCents: null, nowCents: null }));
  expect(words(hidden)).toEqual(["new", "no longer included"]);
});

const paid = { depositRate: 50_000, depositDays: 7, balanceWhen: "completed", balanceDays: 14 } as const;

test.each<[Partial<QuoteTerms>, Partial<QuoteTerms>, string[]]>([
  [{ leadTime: "6 weeks" }, { leadTime: "8 weeks" }, ["Lead time: 8 weeks, was 6 weeks"]],
  [{ leadTime: "6 weeks" }, { leadTime: "" }, ["Lead time: none, was 6 weeks"]],
  [{}, { validUntil: "2026-12-24" }, ["Valid until: Dec 24, 2026, was no end"]],
  [{}, { discountLabel: "Thank you", discountRate: 5_000 }, ["Discount: Thank you (5%), was none"]],
  [{}, { discountLabel: "Thank you", discountCents: 50_00 }, ["Discount: Thank you ($50.00), was none"]],
  [{ discountLabel: "Spring" }, { discountLabel: "Fall" }, []],
  [paid, { ...paid, depositRate: null, depositCents: 500_00 }, ["Deposit: $500.00, was 50%"]],
  [
    { taxLabel: "Pennsylvania sales tax", taxRate: 6_000 },
    { taxLabel: "Philadelphia sales tax", taxRate: 8_000 },
    ["Sales tax: Philadelphia sales tax (8%), was Pennsylvania sales tax (6%)"],
  ],
  [{ taxRate: 6_000 }, { taxReason: "For resale" }, ["Sales tax: none (For resale), was Sales tax (6%)"]],
  [
    paid,
    { ...paid, depositDays: 1, balanceWhen: "delivered", balanceDays: 0 },
    [
      "When payments are due: the deposit 1 day after you confirm, the rest when your order is delivered, was the deposit 7 days after you confirm, the rest 14 days after your order is finished",
    ],
  ],
  [{ note: "One bolt." }, { note: "Two bolts." }, ["Note: “Two bolts.”, was “One bolt.”"]],
  [{ note: "One bolt." }, { note: "n".repeat(120) }, ["Note: changed, please read it below"]],
  [{ terms: "Be kind." }, { terms: "Be kinder." }, ["Terms: changed, please read it below"]],
])("of the terms, %o and then %o", (before, after, sentences) => {
  const { terms } = differencesOf(
    { terms: { ...bare, ...before }, lines: [] },
    { terms: { ...bare, ...after }, lines: [] },
  );
  expect(changesInWords({ lines: [], terms }).map(({ label, words }) => `${label}: ${words}`)).toEqual(sentences);
});

test.each<[Parameters<typeof acceptedInWords>[0], string]>([
  [
    { at: "2026-11-16T12:00:00Z", by: "client", how: "portal", signedName: "Ida" },
    "Confirmed on Nov 16, 2026 and signed by Ida.",
  ],
  [{ at: "2026-11-16T12:00:00Z", by: "client", how: "portal", signedName: "" }, "Confirmed on Nov 16, 2026."],
  [
    { at: "2026-11-16T12:00:00Z", by: "owner", how: "phone", signedName: "Ida" },
    "Recorded by us on Nov 16, 2026: Ida said yes by phone.",
  ],
  [
    { at: "2026-11-16T12:00:00Z", by: "owner", how: "work begun", signedName: "" },
    "Recorded by us on Nov 16, 2026, when work on this order began.",
  ],
])("a yes %j", (answer, words) => {
  expect(acceptedInWords(answer)).toBe(words);
});

test.each<[string, string[], string[], number | null]>([
  ["several lines", ["drape", "rod", "warm", "plain"], ["warm"], 1_030],
  ["hidden prices", ["warm", "plain"], ["plain"], 1_020],
  ["nothing chosen", ["drape", "rod", "warm", "plain"], [], 1_000],
])("with %s a window comes to what counts of it", (_, priced, chosen, cents) => {
  const lines = [
    line("drape", { windowKey: "a" }),
    line("rod", { windowKey: "a" }),
    line("warm", { windowKey: "a", role: "choice", choiceGroup: "Lining" }),
    line("plain", { windowKey: "a", role: "choice", choiceGroup: "Lining" }),
  ];
  const prices: Record<string, number> = { drape: 600, rod: 400, warm: 30, plain: 20 };
  const [section] = sectionsOf({ windows: [pane("a")], lines, windowTotals: [{ windowKey: "a", cents: 1_000 }] });
  if (!section) throw new Error("no section");
  const centsOf = (key: string) => (priced.includes(key) ? prices[key] : undefined);
  expect(sectionTotal(section, new Set(chosen), centsOf)).toBe(cents);
  expect(sectionTotal({ ...section, cents: null }, new Set(chosen), centsOf)).toBeNull();
  const single = { ...section, fixed: section.fixed.slice(0, 1), groups: [] };
  expect(sectionTotal(single, new Set(), (key) => prices[key])).toBeNull();
});

type Paper = Parameters<typeof documentContentOf>[0];

const onPaper = (answer: Paper["answer"], changes: Partial<Paper> = {}) => {
  const lines = [
    line("shade", { windowKey: "a", unitCents: 40_000 }),
    line("plain", { windowKey: "a", unitCents: 2_000, role: "choice", choiceGroup: "Lining" }),
    line("warm", { windowKey: "a", unitCents: 3_000, role: "choice", choiceGroup: "Lining", suggested: false }),
    line("tassel", { windowKey: "a", unitCents: 1_000, role: "optional", suggested: false }),
  ];
  const chosen = ["plain"];
  const terms = { ...plainTerms, validUntil: "2026-12-16", depositRate: 50_000, ...payment };
  return documentContentOf({
    ...{ orderId: "LF-1", number: 2, sentAt: "2026-11-15T12:00:00.000Z", clientName: "Ida Sample", terms, lines },
    ...{ figures: computeQuote(terms, lines, new Set(chosen)), windows: [pane("a")], rules: {}, chosen, answer },
    ...{ state: answer ? "accepted" : "sent", closedAt: null, windowTotals: [{ windowKey: "a", cents: 40_000 }] },
    ...changes,
  });
};

test("on paper each window names its cloths, and a version that is over says so", () => {
  const cloth = (...names: string[]) => ({
    fabrics: { fabrics: names.map((name) => ({ name, link: "" })), trims: [] },
  });
  const customizations = { drapes: cloth("Oat linen", "Bone sateen"), tops: cloth("Oat linen", "") };
  const paper = onPaper(null, { windows: [{ ...pane("a"), customizations }] });
  expect(paper.parts.map(({ cloths }) => cloths)).toEqual(["Oat linen, Bone sateen"]);
  const closedAt = "2026-11-20T12:00:00.000Z";
  const last = (state: Paper["state"]) => onPaper(null, { state, closedAt }).facts.at(-1);
  expect(last("withdrawn")).toBe("Withdrawn Nov 20, 2026");
  expect(last("declined")).toBe("Declined Nov 20, 2026");
  expect(last("superseded")).toBe("Valid until Dec 16, 2026");
});

test("on paper a quote says what may be chosen, and once there is a yes what was, and on which days it is paid", () => {
  const open = onPaper(null);
  const [part] = open.parts;
  expect(part?.rows.map(({ about }) => about)).toEqual([
    [],
    ["Lining: suggested"],
    ["Lining: to choose instead"],
    ["Extra: to add if you like"],
  ]);
  expect(part?.together).toEqual({ label: "This window, as suggested", amount: "$420.00" });
  expect([open.facts, open.answer]).toEqual([["Sent Nov 15, 2026", "Valid until Dec 16, 2026"], null]);
  expect(open.payments.map(({ when }) => when)).toEqual([
    "Due 7 days after you confirm",
    "Due 14 days after your order is finished",
  ]);

  const yes = { at: "2026-11-16T12:00:00.000Z", how: "portal", signedName: "Ida", totalCents: 42_000 } as const;
  const signed = onPaper({ ...yes, by: "client" });
  expect(signed.parts[0]?.rows.map(({ about }) => about)).toEqual([
    [],
    ["Lining: chosen"],
    ["Lining: not chosen"],
    ["Extra: not chosen"],
  ]);
  expect(signed.facts).toEqual(["Sent Nov 15, 2026", "Confirmed Nov 16, 2026"]);
  expect(signed.payments[0]?.when).toBe("Due Nov 23, 2026");
  expect(onPaper({ ...yes, by: "owner", how: "phone" }).answer?.title).toBe("Accepted");
});
