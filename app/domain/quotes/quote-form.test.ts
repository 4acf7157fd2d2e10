import { expect, test } from "vitest";
import type { Window } from "#app/domain/orders/window.ts";
import { emptyLine } from "./plain-line.ts";
import { readQuoteForm, type TypedQuote } from "./quote-form.ts";
import type { TypedLine } from "./quote-line-form.ts";
import { firstQuoteSettings, termsFrom } from "./settings/quote-settings.ts";

const row: TypedLine = {
  key: "",
  kind: "",
  windowKey: "",
  treatment: "",
  label: "Drapes",
  description: "",
  quantity: "4 1/2",
  unit: "yd",
  unitPrice: "24.50",
  discount: "",
  taxed: "on",
  role: "fixed",
  choiceGroup: "",
  suggested: "",
  ownerNote: "",
  cost: "",
  meaning: "",
};
const filled = {
  ...emptyLine,
  key: "making",
  kind: "labour" as const,
  label: "Making",
  windowKey: "w1",
  unitCents: 9_000,
  rateId: "2:labour",
  basis: "1 width at $90.00",
};
const style = { name: "Goblet", group: "pleated-tops", description: "" };
const draped: Window = {
  id: "LF-1-1",
  key: "w1",
  name: "Bay",
  measurements: {},
  customizations: { drapes: { style } },
};
const terms = termsFrom(firstQuoteSettings, "2026-11-15", "6 to 8 weeks");
const typed: TypedQuote = {
  detail: "lines",
  taxRate: "Pennsylvania sales tax",
  taxReason: "",
  discountLabel: "",
  discount: "",
  deposit: "50%",
  validUntil: "2026-12-15",
  leadTime: "6 weeks",
  note: "",
  terms: "",
  lines: [row],
};
const read = (changed: Partial<TypedQuote>) =>
  readQuoteForm(
    { ...typed, ...changed },
    { before: { terms, lines: [filled] }, settings: firstQuoteSettings, newKey: () => "new", windows: [draped] },
  );

test("a new line is read with a key of its own, and an empty row is dropped", () => {
  expect(read({ lines: [row, { ...row, label: " ", unitPrice: "" }] })).toMatchObject({
    ok: true,
    value: { lines: [{ key: "new", label: "Drapes", quantityMilli: 4_500, unit: "yd", unitCents: 2_450 }] },
  });
});

test("a stored line keeps its window and kind whatever was posted, and its basis only with its price", () => {
  const posted = { ...row, key: "making", kind: "plain", windowKey: "w9", quantity: "1", unit: "" };
  const lineOf = (unitPrice: string) => read({ lines: [{ ...posted, unitPrice }] });
  expect(lineOf("90")).toMatchObject({
    value: { lines: [{ kind: "labour", windowKey: "w1", basis: "1 width at $90.00", rateId: "2:labour" }] },
  });
  expect(lineOf("91")).toMatchObject({ value: { lines: [{ unitCents: 9_100, basis: "", rateId: null }] } });
});

test.each([
  ["Philadelphia sales tax", "Philadelphia sales tax", 8_000],
  ["6%", "Pennsylvania sales tax", 6_000],
  ["9.975%", "Sales tax", 9_975],
  ["", "", 0],
  ["0%", "", 0],
])("the tax rate %j is %s", (taxRate, taxLabel, rate) => {
  expect(read({ taxRate })).toMatchObject({ value: { terms: { taxLabel, taxRate: rate } } });
});

test.each([
  [{ taxRate: "free" }, "taxRate"],
  [{ discount: "x" }, "discount"],
  [{ deposit: "200%" }, "deposit"],
  [{ validUntil: "2026-02-30" }, "validUntil"],
  [{ validUntil: "tomorrow" }, "validUntil"],
  [{ terms: "x".repeat(10_001) }, "terms"],
  [{ lines: [row, { ...row, quantity: "0" }] }, "lines[1].quantity"],
  [{ lines: [{ ...row, unitPrice: "-1" }] }, "lines[0].unitPrice"],
  [{ lines: [{ ...row, label: "x".repeat(121) }] }, "lines[0].label"],
  [
    {
      lines: [
        { ...row, key: "a" },
        { ...row, key: "a" },
      ],
    },
    "lines",
  ],
  [{ lines: Array.from({ length: 201 }, (_, index) => ({ ...row, key: `k${index}` })) }, "lines"],
])("a fault is said beside its field: %#", (changed, field) => {
  expect(read(changed)).toMatchObject({ ok: false, field });
});

test("what a line means is kept as far as its window can have it", () => {
  const meaning = (text: string, windowKey = "w1") =>
    read({
      lines: [
        { ...row, key: "a" },
        { ...row, key: "b", windowKey, meaning: text },
      ],
    });
  expect(meaning("drapes.blackoutLining")).toMatchObject({
    value: { lines: [{}, { meaning: "drapes.blackoutLining" }] },
  });
  const field = "lines[1].meaning";
  expect(meaning("shades.blackoutLining")).toEqual({ ok: false, reason: "Bay has no shades.", field });
  const gone = "The window that this line is for is no longer in the order.";
  expect(meaning("drapes.blackoutLining", "w9")).toEqual({ ok: false, reason: gone, field });
});
