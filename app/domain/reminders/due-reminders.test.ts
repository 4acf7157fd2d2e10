import fc from "fast-check";
import { expect, test } from "vitest";
import type { Due, PaymentPlan } from "#app/domain/ledger/derive-money.ts";
import { isReminderTime, lastReminded, latestExpiring, paymentReminders, quoteReminder } from "./due-reminders.ts";

const plan: PaymentPlan = {
  dated: true,
  depositCents: 500_00,
  depositDays: 7,
  balanceWhen: "completed",
  balanceDays: 14,
  acceptedOn: "2026-10-26",
  reachedOn: null,
};
const deposit = { part: "deposit" as const, cents: 500_00, on: "2026-11-02" };
const balance = { part: "balance" as const, cents: 700_00, on: null };
const keysOn = (today: string, changes: Partial<PaymentPlan> = {}, dues: Due[] = [deposit, balance]) =>
  paymentReminders("LF-1005", { dues, plan: { ...plan, ...changes }, knownOn: "2026-10-26", duesFrom: "" }, today).map(
    ({ key }) => key,
  );

test.each([
  ["2026-11-01", []],
  ["2026-11-02", ["LF-1005/deposit/2026-11-02/today"]],
  ["2026-11-04", ["LF-1005/deposit/2026-11-02/today"]],
  ["2026-11-05", ["LF-1005/deposit/2026-11-02/late-3"]],
  ["2026-11-07", ["LF-1005/deposit/2026-11-02/late-3"]],
  ["2026-11-08", []],
  ["2026-11-12", ["LF-1005/deposit/2026-11-02/late-10"]],
  ["2026-11-14", ["LF-1005/deposit/2026-11-02/late-10"]],
  ["2026-11-15", []],
  ["2026-11-26", ["LF-1005/deposit/2026-11-02/late-24"]],
  ["2026-12-10", ["LF-1005/deposit/2026-11-02/late-38"]],
  ["2026-12-24", ["LF-1005/deposit/2026-11-02/late-52"]],
  ["2026-12-26", ["LF-1005/deposit/2026-11-02/late-52"]],
  ["2026-12-27", []],
  ["2027-01-07", []],
])("a deposit due on Nov 2 is mentioned on %s: %j", (today, keys) => {
  expect(keysOn(today)).toEqual(keys);
});

test("what became due by a yes of that very day was said then, and so is what was taken over late", () => {
  expect(keysOn("2026-11-02", { acceptedOn: "2026-11-02", depositDays: 0 })).toEqual([]);
  expect(keysOn("2026-11-05", { acceptedOn: "2026-11-02", depositDays: 0 })).toHaveLength(1);
  const late = { dues: [deposit], plan, knownOn: "2026-11-12", duesFrom: "" };
  expect(paymentReminders("LF-1005", late, "2026-11-12")).toEqual([]);
  const finished = { part: "balance" as const, cents: 700_00, on: "2026-11-20" };
  expect(keysOn("2026-11-20", { reachedOn: "2026-11-20" }, [finished])).toEqual([]);
  expect(keysOn("2026-11-20", { reachedOn: "2026-11-06" }, [finished])).toEqual(["LF-1005/balance/2026-11-20/today"]);
});

test("what fell due before reminders went on is not mentioned, and what falls due on that day is", () => {
  const owed = { dues: [deposit], plan, knownOn: "2026-10-26" };
  expect(paymentReminders("LF-1005", { ...owed, duesFrom: "2026-11-03" }, "2026-11-05")).toEqual([]);
  expect(paymentReminders("LF-1005", { ...owed, duesFrom: "2026-11-02" }, "2026-11-05")).toHaveLength(1);
});

test("what is due on one day is one message, and its sum", () => {
  const dues = [deposit, { ...balance, on: deposit.on }];
  const found = paymentReminders("LF-1005", { dues, plan, knownOn: "2026-10-26", duesFrom: "" }, "2026-11-05");
  expect(found).toEqual([
    {
      key: "LF-1005/deposit/2026-11-02/late-3",
      kind: "payment_reminder",
      part: "deposit",
      cents: 1_200_00,
      day: "2026-11-02",
      late: true,
    },
  ]);
});

test.each([
  ["2026-11-06", "2026-10-20", false],
  ["2026-11-07", "2026-10-20", true],
  ["2026-11-10", "2026-10-20", true],
  ["2026-11-11", "2026-10-20", false],
  ["2026-11-08", "2026-11-07", false],
  ["2026-11-08", "2026-11-06", true],
])("a quote valid until Nov 10 on %s, sent on %s", (today, sentOn, said) => {
  const found = quoteReminder("LF-1005", { number: 2, validUntil: "2026-11-10", sentOn }, today);
  expect(found?.key ?? null).toBe(said ? "LF-1005/quote-2/2026-11-10/expiring" : null);
});

test("a quote without an end is never mentioned", () => {
  expect(quoteReminder("LF-1005", { number: 1, validUntil: null, sentOn: "2026-01-01" }, "2026-11-10")).toBeNull();
});

test.each([
  ["the night the clocks go back, 8:59 AM", "2026-11-01T13:59:59Z", false],
  ["the night the clocks go back, 9:00 AM", "2026-11-01T14:00:00Z", true],
  ["the day before it, 9:00 AM", "2026-10-31T13:00:00Z", true],
  ["the night the clocks go forward, 8:59 AM", "2027-03-14T12:59:59Z", false],
  ["the night the clocks go forward, 9:00 AM", "2027-03-14T13:00:00Z", true],
  ["the day before it, 8:59 AM", "2027-03-13T13:59:59Z", false],
  ["in the evening", "2026-07-01T23:59:59Z", true],
  ["at night", "2026-07-02T00:00:00Z", false],
  ["at midnight", "2026-07-02T04:00:00Z", false],
])("reminders are sent by day: %s", (_, moment, sent) => {
  expect(isReminderTime(new Date(moment))).toBe(sent);
});

const someDay = fc.integer({ min: 0, max: 1_500 }).map((days) => after("2026-01-01", days));
const after = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();

test("however often one looks, a payment is mentioned at most six times, never early, and never once it is past the last", () => {
  fc.assert(
    fc.property(
      someDay,
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 30 }),
      (acceptedOn, days, apart) => {
        const on = after(acceptedOn, days);
        const dues = [{ part: "deposit" as const, cents: 1, on }];
        const owed = { dues, plan: { ...plan, acceptedOn, depositDays: days }, knownOn: acceptedOn, duesFrom: "" };
        const keys = new Set<string>();
        for (let day = acceptedOn; day < after(on, 120); day = after(day, 1 + apart)) {
          for (const one of paymentReminders("LF-1", owed, day)) {
            keys.add(one.key);
            expect(day >= on && on >= after(lastReminded(day), -2)).toBe(true);
            expect(one.late).toBe(day > on);
          }
        }
        expect(keys.size).toBeLessThanOrEqual(6);
        if (apart === 0) expect(keys.size).toBe(days === 0 ? 5 : 6);
      },
    ),
  );
});

test("the quotes that are looked at hold every one that is mentioned", () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: -5, max: 20 }), (today, ahead) => {
      const validUntil = after(today, ahead);
      const found = quoteReminder("LF-1", { number: 1, validUntil, sentOn: "2020-01-01" }, today);
      expect(found !== null).toBe(validUntil >= today && validUntil <= latestExpiring(today));
    }),
  );
});
