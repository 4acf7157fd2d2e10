import { expect, test } from "vitest";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { plainTerms } from "#app/domain/quotes/settings/quote-settings.ts";
import { quoteMargin } from "./cost-parts.ts";

const line = (key: string, unitCents: number | null, costCents: number | null, more: Partial<OwnerLine> = {}) => ({
  ...emptyLine,
  key,
  label: key,
  unitCents,
  costCents,
  ...more,
});
const terms = { ...plainTerms, taxRate: 6_000, discountCents: 50_00 };
const drapes = line("drapes", 400_00, 250_00, { quantityMilli: 2_000 });
const motor = line("motor", 300_00, 180_00, { role: "optional" });

test("the margin is what is left of the price before tax, with what was chosen and after the discount", () => {
  const { total, lines } = quoteMargin({ terms, lines: [drapes, motor] }, ["motor"]);
  expect(total).toEqual({ priceCents: 1_050_00, costCents: 430_00, marginCents: 620_00, marginRate: 590 });
  expect(lines.map(({ key, margin }) => [key, margin.priceCents, margin.marginCents])).toEqual([
    ["drapes", 800_00, 550_00],
    ["motor", 300_00, 120_00],
  ]);
  expect(quoteMargin({ terms, lines: [drapes, motor] }, []).lines.map(({ key }) => key)).toEqual(["drapes"]);
});

test("without one of the costs there is no margin of the whole; an adjustment costs nothing", () => {
  const { total, lines } = quoteMargin({ terms, lines: [drapes, line("rings", 10_00, null)] }, []);
  expect(total).toMatchObject({ costCents: null, marginCents: null });
  expect(lines[0]?.margin.marginCents).toBe(550_00);
  const less = line("less", -100_00, null, { kind: "adjustment", taxed: false });
  expect(quoteMargin({ terms, lines: [drapes, less] }, []).total).toMatchObject({
    priceCents: 650_00,
    costCents: 250_00,
  });
});
