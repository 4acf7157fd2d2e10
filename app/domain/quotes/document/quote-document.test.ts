import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { differencesOf } from "#app/domain/quotes/differences.ts";
import { emptyLine, plainLine, WHOLE_ORDER } from "#app/domain/quotes/plain-line.ts";
import type { QuoteLine, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import { plainTerms } from "#app/domain/quotes/settings/quote-settings.ts";
import { changesInWords } from "./changes-in-words.ts";
import { documentContentOf } from "./document-content.ts";
import { priceInWords } from "./line-words.ts";
import { acceptedInWords } from "./quote-answered.ts";
import { sectionsOf, sectionTotal } from "./quote-sections.ts";
import { firstDue, restDue, totalRows } from "./quote-totals.ts";
import { shownChanges } from "./shown-prices.ts";
import { treatmentWords } from "./treatment-words.ts";

const line = (key: string, rest: Partial<QuoteLine> = {}): QuoteLine => ({ ...emptyLine, key, label: key, ...rest });
const fabrics = { fabrics: [{ name: "Oat linen", link: "", role: "main" }], trims: [] };
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
  const sections = sectionsOf({ windows: [pane("a"), pane("b")], lines, windowTotals, rules: {} }, new Set());
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

test("one price for the whole order is for what each window is made with, though none has a line", () => {
  const style = { treatment: "drapes", group: "Pleated Tops", name: "Two Finger Pinch" };
  const dressed = {
    ...pane("a"),
    customizations: { drapes: { style, customizations: {}, fabrics } },
  } as unknown as Window;
  const madeWith = (lines: QuoteLine[]) =>
    sectionsOf({ windows: [dressed, pane("b")], lines, windowTotals: [], rules: {} }, new Set()).map(({ treatments }) =>
      treatments.map(({ title, lines, cents }) => [title, lines.length, cents]),
    );
  expect(madeWith([line("total")])).toEqual([[["Drapes, Two Finger Pinch", 0, null]], [], []]);
  expect(madeWith([line("rod")])).toEqual([[], [], []]);
});

test("one price for the whole order has a part of its own only where it says something", () => {
  const keysWith = (label: string, windows: Window[]) => {
    const lines = [plainLine(91_500, { orderName: label, description: null })];
    return sectionsOf({ windows, lines, windowTotals: [], rules: {} }, new Set()).map(({ key }) => key);
  };
  expect(keysWith(WHOLE_ORDER, [pane("a")])).toEqual(["a"]);
  expect(keysWith("Six pillows", [pane("a")])).toEqual(["a", ""]);
  expect(keysWith(WHOLE_ORDER, [])).toEqual([""]);
});

test("an order without windows has one part", () => {
  const [only, ...others] = sectionsOf(
    { windows: [], lines: [line("pillows")], windowTotals: [], rules: {} },
    new Set(),
  );
  expect([only?.title, others.length]).toEqual(["Your order", 0]);
});

const figures = {
  subtotalCents: 290_700,
  discountTotalCents: 14_535,
  taxBaseCents: 258_590,
  taxCents: 15_515,
  totalCents: 291_680,
  depositTotalCents: 145_840,
  balanceCents: 145_840,
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
  expect(restDue(accepted, { at: "2026-11-01T12:00:00.000Z", reachedOn: null })).toBe("Due Dec 1, 2026");
  expect(restDue(payment, { at: "2026-11-01T12:00:00.000Z", reachedOn: "2026-11-20" })).toBe("Due Dec 4, 2026");
});

test.each<[Partial<QuoteLine>, string]>([
  [{ unitCents: 100 }, ""],
  [{ unitCents: 4_200, quantityMilli: 4_500, unit: "yd" }, "4 1/2 yards at $42.00"],
  [{ unitCents: 4_200, quantityMilli: 2_000, discountRate: 10_000 }, "2 at $42.00, less 10%"],
  [{ unitCents: 4_200, discountCents: 200 }, "$84.00, less $2.00"],
  [{ unitCents: null, quantityMilli: 4_500, unit: "yd" }, "4 1/2 yards"],
  [{ unitCents: 4_500, quantityMilli: 8_000, unit: "width" }, "8 widths at $45.00"],
  [{ unitCents: 8_500, quantityMilli: 1_000, unit: "each" }, ""],
  [{ unitCents: 2_800, quantityMilli: 4_000, unit: "each" }, "4 at $28.00"],
  [{ unitCents: 2_400, quantityMilli: 14_602, unit: "sq ft" }, "about 14.6 square feet at $24.00"],
  [{ unitCents: 1_200, quantityMilli: 1_000, unit: "ft" }, "1 foot at $12.00"],
  [{ unitCents: 1_200, quantityMilli: 250, unit: "yd" }, "1/4 yard at $12.00"],
  [{ unitCents: 6_000, quantityMilli: 2_500, unit: "hours" }, "2 1/2 hours at $60.00"],
  [{ unitCents: 0, quantityMilli: 2_000, unit: "yd" }, "2 yards"],
])("a line of %j says %j", (rest, words) => {
  expect(priceInWords(line("x", rest), { grossCents: 8_400 })).toBe(words);
});

const drapes = line("a", { label: "Drapes", unitCents: 98_000, taxed: true });
const bare = { ...plainTerms, kind: "lines" as const };

test.each<[string, Partial<QuoteLine>, string]>([
  ["a price", { unitCents: 108_000 }, "$1,080.00, was $980.00"],
  ["a name", { label: "Long drapes" }, "called “Drapes” before"],
  ["a quantity", { quantityMilli: 2_500, unit: "yd" }, "$2,450.00, was $980.00; 2 1/2 yards, was 1"],
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
  const [section] = sectionsOf(
    { windows: [pane("a")], lines, windowTotals: [{ windowKey: "a", cents: 1_000 }], rules: {} },
    new Set(),
  );
  if (!section) throw new Error("no section");
  const centsOf = (key: string) => (priced.includes(key) ? prices[key] : undefined);
  expect(sectionTotal(section, new Set(chosen), centsOf)).toBe(cents);
  expect(sectionTotal({ ...section, cents: null }, new Set(chosen), centsOf)).toBeNull();
  const single = { ...section, fixed: section.fixed.slice(0, 1), groups: [] };
  expect(sectionTotal(single, new Set(), (key) => prices[key])).toBeNull();
});

test("drapes that hang from another window's rod are quoted under that one, which names them all", () => {
  const windows = [
    { ...pane("a"), name: "Bay 1", together: [{ between: "6", width: "30", right: "12" }] },
    { ...pane("b"), name: "Bay 2", customizations: { drapes: { sharedWith: "a" } } },
    pane("c"),
  ];
  const lines = [line("drape", { windowKey: "a" })];
  const sections = sectionsOf({ windows, lines, windowTotals: [], rules: {} }, new Set());
  expect(sections.map(({ title, elsewhere }) => [title, elsewhere])).toEqual([
    ["Bay 1 and Bay 2", ""],
    ["Bay 2", "The drapes hang from the rod of Bay 1, and are quoted there."],
    [pane("c").name, ""],
  ]);
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
    shownId: "LF-1",
    number: 2,
    sentAt: "2026-11-15T12:00:00.000Z",
    clientName: "Ida Sample",
    terms,
    lines,
    figures: computeQuote(terms, lines, new Set(chosen)),
    windows: [pane("a")],
    rules: {},
    chosen,
    answer,
    state: answer ? "accepted" : "sent",
    closedAt: null,
    windowTotals: [{ windowKey: "a", cents: 40_000 }],
    treatmentTotals: [],
    come: { creditCents: 0, paidCents: 0, takenOffCents: 0 },
    payable: true,
    ...changes,
  });
};

test("on paper a letter begins with whom it is for, and waits for a signature while a yes is waited for", () => {
  const letterOf = (...asked: Parameters<typeof onPaper>) => {
    const { opening, sign } = onPaper(...asked);
    return [...opening, sign];
  };
  const why = "Thank you for asking us. Here is what we would make for";
  const pen = "To say yes, confirm it in your account, or sign here and send us this page.";
  expect(letterOf(null)).toEqual([
    "Dear Ida Sample,",
    `${why} your window, drawn to scale in the cloth you chose, and what it comes to.`,
    pen,
  ]);
  expect(letterOf(null, { windows: [pane("a"), pane("b")] })[1]).toContain("for your windows, drawn");
  expect(letterOf(null, { firstName: "Ida" })[0]).toBe("Dear Ida,");
  expect(letterOf(null, { firstName: "Id" })[0]).toBe("Dear Ida Sample,");
  expect(letterOf(null, { windows: [], clientName: "" })).toEqual([`${why} you, and what it comes to.`, pen]);
  expect(letterOf(null, { state: "draft" }).at(-1)).toBeNull();
  const over = "It can no longer be confirmed, and nothing is due for it.";
  expect(letterOf(null, { state: "declined" })).toEqual([`You declined this version. ${over}`, null]);
  expect(letterOf(null, { state: "withdrawn" })).toEqual([`We have withdrawn this version. ${over}`, null]);
  const yes = { at: "2026-11-16T12:00:00.000Z", reachedOn: null, how: "portal", signedName: "Ida" } as const;
  const thanks = "Thank you for saying yes. Here is what we make for you, and what it comes to.";
  expect(letterOf({ ...yes, by: "client", totalCents: 42_000 })).toEqual(["Dear Ida Sample,", thanks, null]);
});

test("on paper a price for everything is the total alone, where there are windows to see", () => {
  const plain = { lines: [line("total", { label: "Your order" })], windowTotals: [] };
  const titlesOf = (windows: Paper["windows"]) =>
    onPaper(null, {
      ...plain,
      windows,
      figures: { ...computeQuote(plainTerms, plain.lines, new Set()), lines: [] },
    }).parts.map(({ title }) => title);
  expect(titlesOf([pane("a")])).toEqual(["Room a"]);
  expect(titlesOf([])).toEqual([]);
});

test("on paper one price says that it is for everything and by which terms, and other quotes only what was written", () => {
  const lines = [line("total", { label: "Your order", unitCents: 91_500 })];
  const given = { lines, windows: [pane("a")], windowTotals: [], terms: plainTerms };
  const said = ({ totals, terms }: ReturnType<typeof onPaper>) => [
    ...totals.map(({ label, amount, note }) => [label, amount, note].filter(Boolean).join(" ")),
    terms,
  ];
  const figures = { ...computeQuote(plainTerms, lines, new Set()), lines: [] };
  const total = "Total $915.00";
  const general = "The general terms on our website apply.";
  const whole = "One price for the whole order, no tax added, no deposit asked.";
  expect(said(onPaper(null, { ...given, figures }))).toEqual([`${total} ${whole}`, general]);
  const withTax = { ...figures, taxCents: 5_490, totalCents: 96_990 };
  expect(said(onPaper(null, { ...given, figures: withTax }))[0]).toContain("order, no deposit asked.");
  // Where its line stands with its price, that is said already.
  const named = { ...given, figures: computeQuote(plainTerms, lines, new Set()) };
  expect(
    said(onPaper(null, { ...named, lines: [line("total", { label: "Two pillows", unitCents: 91_500 })] })),
  ).toEqual([total, general]);
  const written = { ...given, figures, terms: { ...plainTerms, kind: "lines" as const } };
  expect(said(onPaper(null, written))).toEqual([total, ""]);
  expect(said(onPaper(null, { ...given, figures, state: "withdrawn" })).at(-1)).toBe("");
});

test("on paper a window under one price for everything is read as it is made, and under lines of its own only by them", () => {
  const [style] = styles;
  const dressed = {
    ...pane("a"),
    customizations: { drapes: { style, customizations: {}, fabrics } },
  } as Paper["windows"][0];
  const rowsOf = (lines: QuoteLine[]) =>
    onPaper(null, { lines, windows: [dressed], windowTotals: [], figures: computeQuote(plainTerms, lines, new Set()) })
      .parts[0]?.rows;
  expect(rowsOf([line("total", { label: "Your order" })])).toEqual([
    {
      label: `Drapes, ${style?.name}`,
      head: true,
      facts: expect.arrayContaining([{ term: "Fabric", words: "Oat linen" }]),
      about: [],
      price: "",
      left: false,
    },
  ]);
  expect(rowsOf([line("rod", { windowKey: "a" })])?.map(({ label }) => label)).toEqual(["rod"]);
  // What is only chosen and has no line is not quoted.
  expect(rowsOf([line("rod")])).toEqual([]);
});

test("on paper what is paid is followed by what is left, also when that is nothing", () => {
  const come = { creditCents: 0, paidCents: 42_000, takenOffCents: 0 };
  expect(onPaper(null, { come }).payments).toEqual([
    { label: "Paid so far", amount: "−\u2060$420.00", when: "" },
    { label: "Balance", amount: "$0.00", when: "Nothing is left" },
  ]);
});

test("on paper a version that is over says so, and the deposit is less what has come in", () => {
  const come = { creditCents: 15_000, paidCents: 0, takenOffCents: 0 };
  expect(onPaper(null, { come }).payments.map(({ label, amount }) => [label, amount])).toEqual([
    ["Consultation credit", "−\u2060$150.00"],
    ["Deposit", "$60.00"],
    ["Balance", "$210.00"],
  ]);
  expect(onPaper(null, { come, payable: false }).payments).toEqual([]);
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
  const endless = { terms: { ...plainTerms, validUntil: null } };
  expect(onPaper(null, endless).facts.at(-1)).toBe("Valid until we withdraw it");
  expect(onPaper(null, { ...endless, state: "draft" }).facts.at(-1)).toBe("Sent Nov 15, 2026");
  expect(open.payments.map(({ when }) => when)).toEqual([
    "Due 7 days after you confirm",
    "Due 14 days after your order is finished",
  ]);

  const when = { at: "2026-11-16T12:00:00.000Z", reachedOn: null };
  const yes = { ...when, how: "portal", signedName: "Ida", totalCents: 42_000 } as const;
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

/** As its client chose it: drapes of a cloth of ours with a band of their own, a shade inside the frame, a cornice. */
const furnished = (flags: OptionFlags = { standardLining: true }): Window => ({
  ...pane("a"),
  measurements: {
    widthOfWindow: "42.25",
    heightOfWindow: "60",
    heightFromTopOfWindowToFloor: "84",
    heightFromWindowFrameToCeiling: "12",
    heightFromFloorToCeiling: "96",
    distanceFromWindowFrameToLeftWall: "30",
    distanceFromWindowFrameToRightWall: "30",
  },
  hardware: { choice: "new", finish: "brass", thickness: "1.375" },
  customizations: {
    drapes: {
      style: { name: "Goblet", group: "pleated-tops", description: "" },
      customizations: { interlining: true, edgeBanding: true, decorativeTrim: true, ...flags },
      fabrics: {
        fabrics: [
          { name: "Orchard Linen, Chalk", link: "", role: "main", buyer: "us" },
          { name: "", link: "https://cloth.example/navy", role: "band", buyer: "client" },
        ],
        trims: [{ name: "Pom fringe", link: "" }],
      },
      answers: {
        draw: "pair",
        length: "floor",
        bandEdges: ["leading", "bottom"],
        trimEdges: ["bottom"],
        trimRows: "2",
      },
    },
    shades: {
      style: { name: "Flat", group: "soft-shades", description: "" },
      customizations: { motorizedControl: true },
      fabrics: { fabrics: [{ name: "Blue ticking", link: "", buyer: "client" }], trims: [] },
      answers: { mount: "inside", controlSide: "left", motor: "battery" },
    },
    tops: {
      style: { name: "Albany", group: "cornice-boards", description: "", category: "corniceBoard" },
      answers: { welt: "contrast" },
    },
  },
});

test("a size is said where the window is: the rod of a bay, the length below an arch", () => {
  const sizeOf = (place: Partial<Window>) => {
    const { facts } = treatmentWords("drapes", { ...furnished(), ...place }, {});
    return facts.find(({ term }) => term === "Finished size")?.words;
  };
  expect(sizeOf({ arch: "below", archRise: "20" })).toContain('63 1/2" long');
  expect(sizeOf({ bay: { flats: ["12", "18", "12"], angles: [45, 45], rods: "mitered" } })).not.toContain('57 1/4"');
});

test("a treatment is described in words from the window as it was priced", () => {
  const told = (type: "drapes" | "shades" | "tops") => treatmentWords(type, furnished(), {});
  expect(told("drapes")).toEqual({
    title: "Drapes, Goblet",
    facts: [
      { term: "Fabric", words: "Orchard Linen, Chalk" },
      { term: "Lining", words: "Standard lining, interlined" },
      {
        term: "Band",
        words: "Edge banding, https://cloth.example/navy, which you send to us, leading edge, bottom",
      },
      { term: "Trim", words: "Pom fringe, bottom, two rows" },
      { term: "Opening", words: "Open and close, meeting in the middle" },
      { term: "Length", words: "Just off the floor" },
      { term: "Hardware", words: 'New hardware, brass, 1 3/8" across' },
      { term: "Finished size", words: '88" long, on a rod of 57 1/4"' },
    ],
  });
  expect(told("shades")).toEqual({
    title: "Shades, Flat",
    facts: [
      { term: "Fabric", words: "Blue ticking, which you send to us" },
      { term: "Lining", words: "Standard lining" },
      { term: "Mount", words: "Inside the frame" },
      { term: "Control", words: "Motorized control, left, from a battery" },
    ],
  });
  expect(told("tops")).toMatchObject({
    title: "Cornice Board, Albany",
    facts: [
      { term: "Welt", words: "A contrasting fabric" },
      { term: "Mount", words: "On a board" },
      { term: "Finished size", words: '61 1/4" wide, 14" deep' },
    ],
  });
});

test("lines that were typed without a treatment are told with the only one that their window has", () => {
  const { shades, drapes } = furnished().customizations;
  const read = (customizations: Window["customizations"], lines: QuoteLine[]) =>
    sectionsOf({ windows: [{ ...furnished(), customizations }], lines, rules: {}, windowTotals: [] }, new Set())[0];
  const typed = line("Shade, made and lined", { windowKey: "a", kind: "treatment", unitCents: 42_000 });
  const alone = read({ shades }, [typed]);
  expect(alone?.treatments).toMatchObject([{ title: "Shades, Flat", lines: [], cents: null }]);
  expect(alone?.treatments[0]?.facts).toContainEqual({ term: "Mount", words: "Inside the frame" });
  expect(alone?.fixed).toEqual([typed]);
  expect(read({ shades, drapes }, [typed])?.treatments).toEqual([]);
  expect(read({ shades }, [line("Rod", { windowKey: "a", kind: "hardware" })])?.treatments).toEqual([]);
});

test("nothing is said of a size that hangs on what nobody has measured", () => {
  const window = { ...furnished(), measurements: { widthOfWindow: "42.25" } };
  const sizes = (["drapes", "shades", "tops"] as const).flatMap((type) => treatmentWords(type, window, {}).facts);
  expect(sizes.filter(({ term }) => term === "Finished size")).toEqual([]);
});

test("one price stands for a treatment; choices and extras keep their own, and the words follow what is chosen", () => {
  const own = { windowKey: "a", treatment: "drapes" };
  const lines = [
    line("Drapes: Fabric", { ...own, kind: "fabric", unitCents: null }),
    line("Drapes: Installation", { ...own, kind: "installation", unitCents: null }),
    line("Rod", { windowKey: "a", unitCents: 9_000 }),
    line("plain", { ...own, label: "Standard lining", unitCents: 1_800, role: "choice", choiceGroup: "Lining" }),
    line("dark", { ...own, label: "Blackout lining", unitCents: 4_800, role: "choice", choiceGroup: "Lining" }),
  ];
  const content = {
    windows: [furnished()],
    lines,
    rules: {},
    windowTotals: [{ windowKey: "a", cents: 59_000 }],
    treatmentTotals: [{ windowKey: "a", treatment: "drapes", cents: 50_000 }],
  };
  const [section] = sectionsOf(content, new Set(["dark"]));
  const [drapery, ...others] = section?.treatments ?? [];
  expect([drapery?.cents, drapery?.lines, others]).toEqual([50_000, [], []]);
  expect(drapery?.facts).toContainEqual({ term: "Lining", words: "Blackout lining, interlined" });
  expect(drapery?.facts.at(-1)).toEqual({ term: "Installation", words: "Included" });
  expect(section?.fixed.map(({ key }) => key)).toEqual(["Rod"]);
  expect(section?.groups.flatMap((group) => group.lines).map(({ key }) => key)).toEqual(["plain", "dark"]);
});

test("the words follow what a choice means, also where only the owner has said so", () => {
  const own = { windowKey: "a", treatment: "drapes" };
  const fixed = line("Drapes", { ...own, unitCents: 50_000 });
  const night = { ...own, role: "choice", choiceGroup: "At night", label: "Darkest" } as const;
  const lines = [fixed, line("night", { ...night, meaning: "drapes.blackoutLining" })];
  const [section] = sectionsOf({ windows: [furnished()], lines, rules: {}, windowTotals: [] }, new Set(["night"]));
  expect(section?.treatments[0]?.facts).toContainEqual({ term: "Lining", words: "Blackout lining, interlined" });
});

test("where a treatment has one price, it changes as one, by that price", () => {
  const own = { windowKey: "a", treatment: "drapes" };
  const making = line("making", { ...own, unitCents: 30_000 });
  const cloth = line("cloth", { ...own, kind: "fabric", unitCents: 20_000 });
  const band = line("band", { ...own, unitCents: 9_000, role: "optional" });
  const terms = { ...bare, detail: "treatments" } as const;
  const said = (before: QuoteLine[], after: QuoteLine[], detail: "treatments" | "total" = "treatments") =>
    changesInWords(
      shownChanges(
        { terms: { ...terms, detail }, lines: before },
        { terms: { ...terms, detail }, lines: after },
        { a: "Den" },
      ),
    ).map(({ label, words }) => `${label}: ${words}`);
  const dearer = { ...cloth, unitCents: 26_000, label: "Velvet" };
  expect(said([making, cloth, band], [making, dearer, { ...band, unitCents: 9_500 }])).toEqual([
    "Drapes for Den: $560.00, was $500.00",
    "band: $95.00, was $90.00",
  ]);
  expect(said([making, cloth], [making, { ...cloth, description: "Vine" }])).toEqual(["Drapes for Den: changed"]);
  expect(said([band], [making, band])).toEqual(["Drapes for Den: new, $300.00"]);
  expect(said([making, band], [band])).toEqual(["Drapes for Den: no longer included, was $300.00"]);
  expect(said([making], [{ ...making, unitCents: 31_000 }], "total")).toEqual(["making: changed"]);
});
