import { expect, test } from "vitest";
import { foreseeSettlement, planSettlement } from "./settlement.ts";

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

test.each<[string, Partial<typeof money>, number, number, "share" | "none", object]>([
  ["all of it is kept", {}, 1_272_00, 0, "share", { creditCents: 0, creditTaxCents: 0, owedCents: 636_00 }],
  ["no tax of what is kept", {}, 636_00, 0, "none", { creditCents: 636_00, creditTaxCents: 72_00, owedCents: 0 }],
  ["nothing has come", { heldCents: -5 }, 10_00, 0, "share", { creditCents: 1_262_00, owedCents: 10_00 }],
])("the price comes down to what is kept: %s", (_, change, keepCents, giveBackCents, tax, value) => {
  const plan = planSettlement({ ...money, ...change }, { keepCents, giveBackCents, tax }, nothing);
  expect(plan).toMatchObject({ ok: true, value });
});

test("the tax that was credited before comes off what is left of it", () => {
  const before = { cents: 50_00, taxCents: 2_83 };
  const asked = { keepCents: 200_00, giveBackCents: 436_00, tax: "none" as const };
  expect(planSettlement({ ...money, takenOffCents: 50_00 }, asked, before)).toMatchObject({
    value: { creditCents: 1_022_00, creditTaxCents: 69_17 },
  });
});

test.each([
  [0, 1_272_01, "At most $1,272.00 can be kept: that is what is charged."],
  [1_271_99, 2, "At most $0.01 can be kept: that is what is charged."],
  [1_272_00, 1, "Nothing is charged here, so nothing can be kept. All of it goes back."],
  [1_300_00, 1, "Nothing is charged here, so nothing can be kept. All of it goes back."],
])("with %i taken off %i cannot be kept", (takenOffCents, keepCents, reason) => {
  const plan = planSettlement({ ...money, takenOffCents }, { keepCents, giveBackCents: 0, tax: "share" }, nothing);
  expect(plan).toEqual({ ok: false, code: "refused", field: "keep", reason });
});
