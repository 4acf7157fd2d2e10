import fc from "fast-check";
import { expect, test } from "vitest";
import { partInWords } from "#app/domain/quotes/document/line-words.ts";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { adjustedBy, costPart, marginOf, partsToShow, shownLines, withoutOwnerPart, withParts } from "./cost-parts.ts";

const fabric = {
  label: "Fabric",
  name: "fabric",
  qty: 12.5,
  unit: "yd",
  rate: 62_00,
  cents: 775_00,
  cost: 387_50,
} as const;
const rod = { label: "Rod", name: "rodPerFoot", qty: 6, unit: "ft", rate: 22_00, cents: 132_00, cost: null } as const;
const line: OwnerLine = { ...emptyLine, key: "a", label: "Drapes" };

test("a part says what it is, how much of it, at what rate, and what that costs us", () => {
  expect(costPart(fabric, 3)).toEqual({
    label: "Fabric",
    quantityMilli: 12_500,
    unit: "yd",
    unitCents: 62_00,
    grossCents: 775_00,
    costCents: 387_50,
    rateId: "3/fabric",
    basis: "12 1/2 yards at $62.00",
  });
  expect(costPart({ ...rod, rate: null, cents: null }, 3)).toMatchObject({ unitCents: null, basis: "6 feet" });
});

test("a line is what its parts come to; one that is not priced leaves it open, one of unknown cost its cost", () => {
  const parts = [costPart(fabric, 3), costPart(rod, 3)];
  expect(withParts(line, parts)).toMatchObject({ unitCents: 907_00, costCents: null });
  expect(withParts(line, parts.slice(0, 1))).toMatchObject({ unitCents: 775_00, costCents: 387_50 });
  expect(withParts(line, [costPart({ ...rod, rate: null, cents: null }, 3)])).toMatchObject({ unitCents: null });
});

test.each([
  [1489_00, 752_00, { marginCents: 737_00, marginRate: 495 }],
  [1489_00, null, { marginCents: null, marginRate: null }],
  [0, 100, { marginCents: -100, marginRate: null }],
])("%i that cost us %j", (price, cost, margin) => {
  expect(marginOf(price, cost)).toMatchObject(margin);
});

test("where the owner shows lines, their client reads what each part comes to, and no rate, basis or cost", () => {
  const made = withParts(line, [costPart(fabric, 3), costPart(rod, 3)]);
  const figures = { lines: [{ key: "a", grossCents: 900_00, netCents: 900_00, shareCents: 0 }] };
  const [shown] = shownLines({ terms: { detail: "lines" }, lines: [made] }, figures).map(withoutOwnerPart);
  expect(shown?.shownParts?.map(partInWords)).toEqual([
    "Fabric, 12 1/2 yards: $775.00",
    "Rod, 6 feet: $132.00",
    "Adjustment: −\u2060$7.00",
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/cost|rateId|basis|unitCents":6200|38750/i);
  const [hidden] = shownLines({ terms: { detail: "treatments" }, lines: [{ ...made, shownParts: [] }] }, figures);
  expect(hidden).not.toHaveProperty("shownParts");
});

test("what is shown of parts adds up to the price, whatever was typed over it", () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(fc.array(cents, { minLength: 2, maxLength: 12 }), cents, (amounts, price) => {
      const parts = amounts.map((one) => costPart({ ...fabric, cents: one }, 1));
      const shown = partsToShow({ parts, role: "fixed" }, price);
      expect(shown.reduce((sum, part) => sum + part.cents, 0)).toBe(price);
      expect(adjustedBy({ parts }, price)).toBe(price - amounts.reduce((sum, one) => sum + one, 0));
    }),
  );
});
