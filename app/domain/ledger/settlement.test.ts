import { expect, test } from "vitest";
import { foreseeSettlement } from "./settlement.ts";

/** $1,272.00 is charged, $72.00 of it tax, and half of it has come. */
const money = { chargedCents: 1_272_00, chargedTaxCents: 72_00, takenOffCents: 0, heldCents: 636_00 };
const nothing = { cents: 0, taxCents: 0 };

test.each([
  ["0", "636", "share", "Of the price nothing stays, and $72.00 of tax comes off with it. $636.00 goes back."],
  [
    ...(["200", "436", "share"] as const),
    "Of the price $200.00 stays, $11.32 of it tax; $60.68 of tax comes off. $436.00 goes back.",
  ],
  ["200", "436", "none", "Of the price $200.00 stays, none of it tax; $72.00 of tax comes off. $436.00 goes back."],
  [
    ...(["700", "0", "share"] as const),
    "Of the price $700.00 stays, $39.62 of it tax; $32.38 of tax comes off. Nothing goes back, and $64.00 is owed.",
  ],
  ["200", "400", "share", "$200.00 of it kept and $400.00 given back do not make the $636.00 that was received."],
  ["200", "436", "", "Please say what becomes of the tax."],
])("keeping %s and giving back %s with the tax %s is told before it is done", (keep, amount, tax, words) => {
  expect(foreseeSettlement(money, { keep, amount, tax }, nothing)).toBe(words);
});

test("of what was credited with its tax before, none is counted twice; without tax none is spoken of", () => {
  const credited = { ...money, takenOffCents: 50_00 };
  expect(
    foreseeSettlement(credited, { keep: "200", amount: "436", tax: "share" }, { cents: 50_00, taxCents: 2_83 }),
  ).toBe("Of the price $200.00 stays, $11.32 of it tax; $57.85 of tax comes off. $436.00 goes back.");
  expect(foreseeSettlement({ ...money, chargedTaxCents: 0 }, { keep: "0", amount: "636", tax: "share" }, nothing)).toBe(
    "Of the price nothing stays. $636.00 goes back.",
  );
});
