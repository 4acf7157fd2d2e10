import { daysIn, parseDay } from "#app/domain/calendar.ts";
import type { Verdict } from "#app/domain/verdict.ts";

const MOST_AT_ONCE = 92;

/** The days that the owner wants to keep free: one, or from one to another. */
export function checkBlockedDays(typed: { first: string; last: string }, today: string): Verdict<string[]> {
  if (!parseDay(typed.first)) return { ok: false, reason: "Please choose a day.", field: "first" };
  if (typed.first < today) return { ok: false, reason: "That day is over. Please choose a later one.", field: "first" };
  const last = typed.last || typed.first;
  if (!parseDay(last, { from: typed.first })) {
    return { ok: false, reason: "Please choose a last day that is not before the first.", field: "last" };
  }
  // Counted in years first: a slip of the finger may name a day thousands of years away.
  const days = Number(last.slice(0, 4)) - Number(today.slice(0, 4)) > 3 ? [] : daysIn({ from: typed.first, to: last });
  if (days.length === 0 || days.length > MOST_AT_ONCE) {
    return {
      ok: false,
      reason: `Please block at most ${MOST_AT_ONCE} days at once, in the next few years.`,
      field: "last",
    };
  }
  return { ok: true, value: days };
}
