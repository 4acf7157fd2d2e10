import { expect, test } from "vitest";
import { asTyped, readTyped } from "#app/domain/forms/described-form.ts";
import { arrivalForm, draftForm } from "./purchase-forms.ts";
import {
  amountInWords,
  askedOfSupplier,
  clientIn,
  markOf,
  type PaperLine,
  supplierRows,
  supplierText,
  totalOf,
} from "./purchase-words.ts";

const line: PaperLine & { id: string } = {
  id: "a",
  name: "Vine",
  color: "Navy",
  unit: "yard",
  quantityMilli: 12_500,
  priceCents: 3_100,
  costCents: 38_750,
  expectedOn: "2026-12-01",
  state: "waiting",
  sidemark: "LF-1012",
};
const { sidemark: _, ...kept } = line;
const drafted = {
  supplier: "Mill A",
  email: "orders@mill.example",
  note: "One lot.\nBefore noon.",
  lines: [
    { ...kept, priceCents: 3_100, expectedOn: "2026-12-01", leaveOut: false },
    {
      ...kept,
      id: "b",
      unit: "each" as const,
      quantityMilli: 40_000,
      priceCents: undefined,
      expectedOn: undefined,
      leaveOut: true,
    },
  ].map(({ costCents: _, state: __, ...one }) => one),
};

test("a draft is read as it stands in its form", () => {
  const form = draftForm(drafted.lines);
  expect(readTyped(form, asTyped(form, drafted))).toEqual({ ok: true, value: drafted });
});

test.each([
  ["quantity-a", "", "Please enter yards from 1/8 to 100000, such as 12 1/2."],
  ["quantity-a", "-3", "Please enter yards from 1/8 to 100000, such as 12 1/2."],
  ["quantity-a", "1e9", "Please enter yards from 1/8 to 100000, such as 12 1/2."],
  ["quantity-a", "9".repeat(2_000_000), "Please enter yards from 1/8 to 100000, such as 12 1/2."],
  ["quantity-b", "2.5", "Please enter a whole number from 1 to 100000."],
  ["quantity-b", "0", "Please enter a whole number from 1 to 100000."],
  ["price-a", "cheap", "Please enter an amount in dollars from $0.00 to $100,000.00."],
  ["expected-a", "2026-02-31", "Please choose a day."],
  ["name-a", " ", "Please say what it is."],
  ["email", "a b@c", "Please enter a valid e-mail address."],
  ["email", "a@b.example\nBcc: c@d.example", "Please enter a valid e-mail address."],
])("%s is not %j", (name, typed, sentence) => {
  const form = draftForm(drafted.lines);
  const read = readTyped(form, { ...asTyped(form, drafted), [name]: typed });
  expect(read).toMatchObject({ ok: false, faults: { [name]: sentence } });
});

const rings = { part: "ring", unit: "each" } as const;

test.each([
  [{ part: "cloth", unit: "yard" }, true],
  [{ part: "lining standard", unit: "yard" }, true],
  [{ part: "other", unit: "yard" }, true],
  [{ part: "lift cord", unit: "yard" }, false],
  [{ part: "trim", unit: "foot" }, false],
  [rings, false],
] as const)("an arrival of %j is asked for its lot: %s", (line, asked) => {
  const form = arrivalForm(line);
  expect(form.fields.map(({ name }) => name).filter((name) => name === "lot" || name === "bolt")).toEqual(
    asked ? ["lot", "bolt"] : [],
  );
  const typed = { day: "2026-11-19", quantityMilli: "3", faultyMilli: "", lot: "A12", bolt: "3", note: "" };
  expect(readTyped(form, typed)).toMatchObject({ value: asked ? { lot: "A12", bolt: "3" } : { lot: "", bolt: "" } });
});

test("no more is faulty than has come", () => {
  const typed = { day: "2026-11-19", quantityMilli: "3", faultyMilli: "4", lot: "", bolt: "", note: "" };
  expect(readTyped(arrivalForm(rings), typed)).toMatchObject({
    faults: { faultyMilli: "No more can be faulty than has come." },
  });
  expect(readTyped(arrivalForm(rings), { ...typed, faultyMilli: "" })).toMatchObject({
    value: { quantityMilli: 3_000, faultyMilli: undefined },
  });
});

test("a supplier reads amounts in words, and of a cancelled line that it is", () => {
  expect([amountInWords(12_500, "yard"), amountInWords(1_000, "foot"), amountInWords(40_000, "each")]).toEqual([
    "12 1/2 yards",
    "1 foot",
    "40 pieces",
  ]);
  expect(supplierText([line, { ...line, state: "cancelled", color: "", sidemark: "" }])).toBe(
    "Vine, Navy: 12 1/2 yards, sidemark LF-1012, at $31.00, total $387.50, expected Dec 1, 2026\nVine: cancelled, at $31.00, expected Dec 1, 2026",
  );
  expect(Object.keys(supplierRows([line])[0] ?? {})).toEqual([
    "item",
    "sidemark",
    "quantity",
    "price",
    "cost",
    "expected",
  ]);
  expect(totalOf([line, { ...line, state: "cancelled" }])).toBe(38_750);
  expect(totalOf([line, { ...line, costCents: null }])).toBeNull();
  expect(totalOf([])).toBeNull();
});

test("dye lot and bolt are asked of cloth alone", () => {
  const asked = (...lines: [part: string, unit: "yard" | "each", state?: "waiting" | "cancelled"][]) =>
    askedOfSupplier(
      "PO-2026-0001",
      lines.map(([part, unit, state = "waiting"]) => ({ part, unit, state })),
    );
  const named = "Please name PO-2026-0001 and the sidemark of each line on the parcel and the invoice";
  expect(asked(["shade ring", "each"], ["lift cord", "yard"], ["batting", "yard"])).toBe(`${named}.`);
  expect(asked(["shade ring", "each"], ["cloth", "yard", "cancelled"])).toBe(`${named}.`);
  for (const part of ["cloth", "band cloth", "lining blackout", "interlining", "other"]) {
    expect(asked(["shade ring", "each"], [part, "yard"])).toBe(`${named}, and tell us dye lot and bolt of the cloth.`);
  }
});

const person = {
  name: "Clara Green",
  lastName: "Green",
  email: "clara@example.com",
  phoneNumber: "2155550123",
  street: "48 Sample Street",
};

test.each([
  ["For clara green, please", "Clara Green"],
  ["Sidemark Green", "Green"],
  ["call (215) 555-0123", "2155550123"],
  ["ship to 48 sample STREET", "48 Sample Street"],
  ["CLARA@example.com", "clara@example.com"],
  ["green thread, 48 inches", undefined],
  ["Evergreen", undefined],
  ["", undefined],
])("%j names %s", (text, said) => {
  expect(
    clientIn(text, [{ ...person, name: "", email: "", phoneNumber: "", street: "", lastName: "" }]),
  ).toBeUndefined();
  expect(clientIn(text, [person])).toBe(said);
});

test.each([
  [{ status: undefined }, "LF-1 is gone."],
  [{ status: "cancelled" }, "LF-1 was cancelled."],
  [{ needMilli: 0 }, "LF-1 no longer needs it."],
  [{ needMilli: 14_000 }, "LF-1 needs 14 yards now, and 12 yards are bought for it."],
  [{ coveredMilli: 1_000, unit: "each" as const }, "LF-1 needs 12 pieces now, and 1 piece is bought for it."],
  [{ coveredMilli: 0 }, "LF-1 needs 12 yards now, and nothing is bought for it."],
  [{}, undefined],
])("an order with %j is marked: %s", (changes, mark) => {
  const now = {
    called: "LF-1",
    unit: "yard" as const,
    status: "in progress",
    needMilli: 12_000,
    coveredMilli: 12_000,
  };
  expect(markOf({ ...now, ...changes })).toBe(mark);
});
