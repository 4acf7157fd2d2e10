import fc from "fast-check";
import { expect, test } from "vitest";
import { checkChosen, suggestedKeys } from "./choices.ts";
import { computeQuote, isIncluded, taxOn } from "./compute-quote.ts";
import { emptyLine } from "./plain-line.ts";
import type { QuoteLine, QuoteTerms } from "./quote-types.ts";
import { plainTerms } from "./settings/quote-settings.ts";

const runs = { numRuns: 3_000 };

const rateOrAmount = fc.oneof(
  fc.constant({ rate: null, cents: null }),
  fc.record({ rate: fc.integer({ min: 1, max: 100_000 }), cents: fc.constant(null) }),
  fc.record({ rate: fc.constant(null), cents: fc.integer({ min: 1, max: 1_000_000_000 }) }),
);
const line = fc
  .record({
    quantityMilli: fc.integer({ min: 1, max: 1_000_000 }),
    unitCents: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 5_000_000 })),
    off: rateOrAmount,
    taxed: fc.boolean(),
    role: fc.constantFrom("fixed", "fixed", "optional", "choice"),
    choiceGroup: fc.constantFrom("Lining", "Trim"),
    suggested: fc.boolean(),
  })
  .map(({ off, ...rest }) => ({ ...rest, discountRate: off.rate, discountCents: off.cents }));
const linesOf = fc
  .array(line, { maxLength: 12 })
  .map((all): QuoteLine[] => all.map((one, index) => ({ ...emptyLine, ...one, key: `key-${index}` }) as QuoteLine));
const termsOf = fc
  .record({
    taxRate: fc.integer({ min: 0, max: 12_000 }),
    taxRule: fc.constantFrom("nearest", "pennsylvania"),
    off: rateOrAmount,
    deposit: rateOrAmount,
  })
  .map(
    ({ off, deposit, ...rest }) =>
      ({
        ...plainTerms,
        ...rest,
        discountRate: off.rate,
        discountCents: off.cents,
        depositRate: deposit.rate,
        depositCents: deposit.cents,
      }) as QuoteTerms,
  );

test("figures add up, none is below zero, and the order of the lines makes no difference", () => {
  fc.assert(
    fc.property(termsOf, linesOf, fc.infiniteStream(fc.nat()), (terms, lines, numbers) => {
      const chosen = new Set(suggestedKeys(lines));
      const figures = computeQuote(terms, lines, chosen);
      const { lines: each, ...totals } = figures;
      expect(Math.min(...Object.values(totals), ...each.flatMap(({ key: _, ...of }) => Object.values(of)), 0)).toBe(0);
      expect(totals.depositTotalCents + totals.balanceCents).toBe(totals.totalCents);
      const counted = each.filter((_, index) => isIncluded(lines[index] as QuoteLine, chosen));
      const sum = (pick: (one: (typeof each)[number]) => number) => counted.reduce((all, one) => all + pick(one), 0);
      expect(sum(({ shareCents }) => shareCents)).toBe(totals.discountTotalCents);
      expect(sum(({ netCents, shareCents }) => netCents - shareCents) + totals.taxCents).toBe(totals.totalCents);
      for (const { netCents, shareCents } of counted) {
        expect(shareCents).toBeLessThanOrEqual(netCents);
        // Within one cent of the exact share, in whole numbers.
        const off =
          BigInt(shareCents) * BigInt(totals.subtotalCents) - BigInt(totals.discountTotalCents) * BigInt(netCents);
        expect((off < 0n ? -off : off) <= BigInt(totals.subtotalCents)).toBe(true);
      }
      const shuffled = lines
        .map((one) => ({ one, at: numbers.next().value as number }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one);
      const again = computeQuote(terms, shuffled, chosen);
      const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
      expect({ ...again, lines: again.lines.toSorted(byKey) }).toEqual({ ...figures, lines: each.toSorted(byKey) });
    }),
    runs,
  );
});

test("a further line never lowers a total without a discount", () => {
  fc.assert(
    fc.property(termsOf, linesOf, line, (terms, lines, more) => {
      const plain = { ...terms, discountRate: null, discountCents: null };
      const chosen = new Set(suggestedKeys(lines));
      const added = { ...emptyLine, ...more, key: "more", role: "fixed" } as QuoteLine;
      const before = computeQuote(plain, lines, chosen).totalCents;
      expect(computeQuote(plain, [...lines, added], chosen).totalCents).toBeGreaterThanOrEqual(before);
    }),
    runs,
  );
});

test("a choice that stands counts one line of each group, whatever else was posted", () => {
  fc.assert(
    fc.property(linesOf, fc.array(fc.constantFrom("key-0", "key-1", "key-2", "key-3", "else")), (lines, picked) => {
      const verdict = checkChosen(lines, picked);
      if (!verdict.ok) return;
      const chosen = new Set(verdict.value);
      expect(lines.filter(({ key, role }) => role === "fixed" && chosen.has(key))).toEqual([]);
      for (const group of new Set(lines.filter(({ role }) => role === "choice").map((one) => one.choiceGroup))) {
        const counted = lines.filter(
          (one) => one.role === "choice" && one.choiceGroup === group && chosen.has(one.key),
        );
        expect(counted).toHaveLength(1);
      }
    }),
    runs,
  );
});

test("Pennsylvania's schedule is never a cent off the exact 6 %, and never falls as the base grows", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (base) => {
      const tax = Number(taxOn(BigInt(base), 6_000, "pennsylvania"));
      expect(Math.abs(tax * 100 - base * 6)).toBeLessThan(100);
      expect(Number(taxOn(BigInt(base + 1), 6_000, "pennsylvania"))).toBeGreaterThanOrEqual(tax);
    }),
    runs,
  );
});

test("Pennsylvania's schedule differs from the nearest cent for 38 of the 100 endings", () => {
  const endings = Array.from({ length: 100 }, (_, cents) => BigInt(cents));
  const differ = endings.filter((base) => taxOn(base, 6_000, "pennsylvania") !== taxOn(base, 6_000, "nearest"));
  expect(differ).toHaveLength(38);
});
