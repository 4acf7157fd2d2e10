import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { momentsOf, monthsIn } from "#app/domain/calendar.ts";
import { agesOf, balanceFigures, spentInWords } from "./balance-ages.ts";
import { taxByRate } from "./money-reports.ts";
import {
  conversionOf,
  declinedBy,
  hoursInWords,
  percentOf,
  quotesByMonth,
  type SentQuote,
  salesByMonth,
  spreadOf,
} from "./quotes-report.ts";
import { parseRange } from "./range.ts";

const TODAY = "2026-11-16";

describe("a range", () => {
  test.each([
    ["", "2025-12-01", TODAY],
    ["from=2026-03-05&to=2026-04-01", "2026-03-05", "2026-04-01"],
    ["from=2026-05-01&to=2026-04-01", "2025-12-01", TODAY],
    ["from=2026-02-30&to=nonsense", "2025-12-01", TODAY],
    ["to=2020-05-20", "2020-05-01", "2020-05-20"],
    ["from=1066-10-14", "2025-12-01", TODAY],
    ["from=2001-01-01&to=2026-11-16", "2016-12-01", TODAY],
  ])("%s is from %s to %s", (search, from, to) => {
    expect(parseRange(new URLSearchParams(search), TODAY)).toEqual({ from, to });
  });

  test("its months are those that have a day in it, and its moments those of Pennsylvania, also where the clock changes", () => {
    expect(monthsIn({ from: "2025-12-31", to: "2026-02-01" })).toEqual([
      { key: "2025-12", label: "Dec 2025" },
      { key: "2026-01", label: "Jan 2026" },
      { key: "2026-02", label: "Feb 2026" },
    ]);
    expect(momentsOf({ from: "2026-11-01", to: "2026-11-01" })).toEqual({
      from: "2026-11-01T04:00:00.000Z",
      to: "2026-11-02T05:00:00.000Z",
    });
  });
});

const range = { from: "2026-10-01", to: "2026-11-30" };
const months = monthsIn(range);

test("a later version sells its difference, in the month of its yes", () => {
  const acceptances = [
    { orderId: "A", on: "2026-10-20", netCents: 1_000_00, taxedCents: 800_00 },
    { orderId: "B", on: "2026-11-02", netCents: 300_00, taxedCents: 0 },
    { orderId: "A", on: "2026-11-05", netCents: 900_00, taxedCents: 900_00 },
  ];
  expect(salesByMonth(acceptances, range).map(({ key, count, cents }) => [key, count, cents])).toEqual([
    ["2026-10", 1, 1_000_00],
    ["2026-11", 2, 200_00],
  ]);
  const split = salesByMonth(acceptances, range).map(({ taxedCents, exemptCents }) => [taxedCents, exemptCents]);
  expect(split.slice(-2)).toEqual([
    [800_00, 200_00],
    [100_00, 100_00],
  ]);
  const later = salesByMonth(acceptances, { from: "2026-11-03", to: "2026-11-30" });
  expect(later).toMatchObject([{ key: "2026-11", label: "Nov 2026", count: 1, cents: -100_00 }]);
});

const quote = (sentOn: string, outcome: SentQuote["outcome"], cents: number, reason = ""): SentQuote => ({
  sentOn,
  outcome,
  cents,
  reason,
});

test("quotes count in the month in which they were sent, by number and by dollars", () => {
  const quotes = [
    quote("2026-10-01", "confirmed", 3_000_00),
    quote("2026-10-31", "declined", 1_000_00, "The price"),
    quote("2026-11-01", "open", 500_00),
    quote("2026-11-02", "declined", 700_00, "Not now"),
    quote("2026-11-03", "declined", 800_00, "The price"),
    quote("2026-11-04", "withdrawn", 100_00),
  ];
  expect(quotesByMonth(quotes, months)).toMatchObject([
    { key: "2026-10", sent: 2, confirmed: 1, declined: 1, sentCents: 4_000_00, confirmedCents: 3_000_00 },
    { key: "2026-11", sent: 4, confirmed: 0, declined: 2, sentCents: 2_100_00, confirmedCents: 0 },
  ]);
  expect(declinedBy(quotes)).toEqual([
    { reason: "The price", count: 2, cents: 1_800_00 },
    { reason: "Not now", count: 1, cents: 700_00 },
  ]);
  const { confirmed, sent } = conversionOf(quotes);
  expect([percentOf(confirmed, sent), percentOf(1, 3), percentOf(0, 0)]).toEqual(["17%", "33%", "–"]);
});

test.each([
  [[], null],
  [[5], { median: 5, mean: 5, count: 1 }],
  [[9, 1, 2], { median: 2, mean: 4, count: 3 }],
  [[1, 2, 3, 10], { median: 2.5, mean: 4, count: 4 }],
])("the spread of %j is %j", (hours, spread) => {
  expect(spreadOf(hours)).toEqual(spread);
});

test.each([
  [0.4, "under an hour"],
  [1, "1 hour"],
  [30.4, "30 hours"],
  [60, "2.5 days"],
  [72, "3 days"],
])("%d hours are said as %s", (hours, words) => {
  expect(hoursInWords(hours)).toBe(words);
});

test.each([
  ["2026-11-16", "notDue"],
  ["2026-12-24", "notDue"],
  [null, "notDue"],
  ["2026-11-15", "upTo30"],
  ["2026-10-17", "upTo30"],
  ["2026-10-16", "upTo60"],
  ["2026-09-17", "upTo60"],
  ["2026-09-16", "over60"],
])("what was due on %s is %s", (on, age) => {
  expect(agesOf([{ balanceCents: 100, dues: [{ cents: 100, on }] }], TODAY)).toMatchObject({ [age]: 100 });
});

test("what is to be paid first is no deposit where it is the whole price", () => {
  expect(balanceFigures.depositDue.label).toBe("Confirmed, payment due");
});

test("the ages add up to the balances, whatever is due", () => {
  const due = fc.record({
    cents: fc.nat(10_000),
    on: fc.option(
      fc.integer({ min: -100, max: 100 }).map((days) => Temporal.PlainDate.from(TODAY).add({ days }).toString()),
    ),
  });
  const order = fc.record({ dues: fc.array(due, { maxLength: 3 }), more: fc.integer({ min: -20_000, max: 20_000 }) });
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      const owed = orders.map(({ dues, more }) => ({
        dues: more < 0 ? [] : dues,
        balanceCents: more < 0 ? more : dues.reduce((sum, { cents }) => sum + cents, more),
      }));
      const ages = agesOf(owed, TODAY);
      const sum = Object.values(ages).reduce((total, cents) => total + cents, 0);
      expect(sum).toBe(owed.reduce((total, { balanceCents }) => total + balanceCents, 0));
    }),
  );
});

const six = { label: "Pennsylvania", rate: 6000 };
const eight = { label: "Philadelphia", rate: 8000 };

test("a version at another rate takes back what was charged at the first; a credit goes by the last", () => {
  const entries = [
    { orderId: "A", on: "2026-10-02", taxCents: 60_00, rate: six },
    { orderId: "B", on: "2026-10-03", taxCents: 6_00, rate: six },
    { orderId: "A", on: "2026-11-02", taxCents: 20_00, rate: eight },
    { orderId: "A", on: "2026-11-03", taxCents: -8_00, rate: null },
  ];
  expect(taxByRate(entries, range)).toEqual([
    { label: "Philadelphia, 8%", byMonth: [0, 72_00], cents: 72_00 },
    { label: "Pennsylvania, 6%", byMonth: [66_00, -60_00], cents: 6_00 },
  ]);
  expect(taxByRate(entries, { from: "2026-11-03", to: "2026-11-30" })).toEqual([
    { label: "Philadelphia, 8%", byMonth: [-8_00], cents: -8_00 },
  ]);
});

test.each([
  [1, 1, "One overdue order gets no more reminders"],
  [4, 4, "4 overdue orders get no more reminders"],
  [1, 2, "One of 2 overdue orders gets no more reminders"],
  [4, 5, "4 of 5 overdue orders get no more reminders"],
])("%i of %i overdue", (count, overdue, words) => {
  expect(spentInWords(count, overdue)).toBe(words);
});
