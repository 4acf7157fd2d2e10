import {
  type DayRange,
  dayOf,
  daysOfMonth,
  type Month,
  momentsOf,
  monthsBefore,
  monthsIn,
} from "#app/domain/calendar.ts";

/** A month with its first moment and the first after it, as ISO times. */
export type TimedMonth = Month & DayRange;

/** The month of this moment and those before it, oldest first. */
export function lastMonths(now: Date, count: number): TimedMonth[] {
  const today = dayOf(now);
  const months = monthsIn({ from: monthsBefore(today, count - 1), to: today });
  return months.map((month) => ({ ...month, ...momentsOf(daysOfMonth(month.key)) }));
}
