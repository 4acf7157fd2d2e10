import { addDays, localTime } from "#app/domain/calendar.ts";
import type { Due, PaymentPlan } from "#app/domain/ledger/derive-money.ts";

export interface QuoteReminder {
  key: string;
  kind: "quote_expiring";
  number: number;
  /** The last day of the quote. */
  day: string;
}

export interface PaymentReminder {
  key: string;
  kind: "payment_reminder";
  part: Due["part"];
  cents: number;
  /** When it was to be paid. */
  day: string;
  late: boolean;
}

export type Reminder = QuoteReminder | PaymentReminder;

/** How many days before its last one a quote is mentioned again. */
const EXPIRING_DAYS = 3;

/** On the day, soon after it, and then every two weeks; who has not paid by then is for the owner to call. */
const lateDays = [3, 10, 24, 38, 52];
const LAST_DAY = Math.max(...lateDays);
const paymentSteps = [{ name: "today", days: 0 }, ...lateDays.map((days) => ({ name: `late-${days}`, days }))];

/** A house that was closed for a long weekend catches up; what is older than that goes without saying. */
const CATCH_UP_DAYS = 2;

interface OpenQuote {
  number: number;
  validUntil: string | null;
  sentOn: string;
}

/** That a quote runs out: once, three days before. Who was sent it since has just read its last day. */
export function quoteReminder(orderId: string, quote: OpenQuote, today: string): QuoteReminder | null {
  const { number, validUntil: day, sentOn } = quote;
  if (day === null) return null;
  const from = addDays(day, -EXPIRING_DAYS);
  if (today < from || today > day || sentOn >= from) return null;
  return { key: `${orderId}/quote-${number}/${day}/expiring`, kind: "quote_expiring", number, day };
}

interface Owed {
  /** What is left to pay, as deriveMoney has it. */
  dues: readonly Due[];
  plan: PaymentPlan;
  /** The day since which the ledger knows of it. */
  knownOn: string;
  /** What fell due before this day is the owner's to ask for; empty for never. */
  duesFrom: string;
}

/**
 * What is to be said of payments on a day: on the day itself, and six times in all. Of what became due by something that
 * happened on that very day the client has just been told. What is due on one day is said at once.
 */
export function paymentReminders(orderId: string, owed: Owed, today: string): PaymentReminder[] {
  const { dues, plan, knownOn, duesFrom } = owed;
  const days = [...new Set(dues.flatMap(({ on }) => (on === null || on < duesFrom ? [] : on)))];
  return days.flatMap((day) => {
    const step = paymentSteps.findLast(({ days: after }) => addDays(day, after) <= today);
    if (!step) return [];
    const from = addDays(day, step.days);
    if (today > addDays(from, CATCH_UP_DAYS)) return [];
    const same = dues.filter(({ on }) => on === day);
    const [{ part } = { part: "balance" as const }] = same;
    const since = part === "balance" && plan.balanceWhen !== "accepted" ? plan.reachedOn : plan.acceptedOn;
    if (from <= knownOn || (since !== null && from <= since)) return [];
    return [
      {
        key: `${orderId}/${part}/${day}/${step.name}`,
        kind: "payment_reminder" as const,
        part,
        day,
        cents: same.reduce((sum, { cents }) => sum + cents, 0),
        late: day < today,
      },
    ];
  });
}

/** What was due before this day has been mentioned for the last time. */
export function lastReminded(today: string): string {
  return addDays(today, -LAST_DAY);
}

/** The last day of the quotes that are mentioned on this one. */
export function latestExpiring(today: string): string {
  return addDays(today, EXPIRING_DAYS);
}

/** From nine in the morning, and nobody in the night. */
const FIRST_HOUR = 9;
const AFTER_HOURS = 20;

export function isReminderTime(now: Date): boolean {
  const { hour } = localTime(now);
  return hour >= FIRST_HOUR && hour < AFTER_HOURS;
}
