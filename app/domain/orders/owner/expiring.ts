import { addDays, dayOf } from "#app/domain/calendar.ts";

/** From how many days before its last one a quote counts as expiring. */
const EXPIRING_DAYS = 3;

/** The last day on which a quote may end and counts as expiring by now. */
export function expiringUntil(now: Date): string {
  return addDays(dayOf(now), EXPIRING_DAYS);
}
