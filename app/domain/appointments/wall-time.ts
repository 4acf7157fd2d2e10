import { dayOf, isDay, localTime, ZONE } from "#app/domain/calendar.ts";
import { isQuarterHour } from "#app/domain/consultations/schedule.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** Says of a time in the hour that comes twice, when the clocks go back, that the second of them is meant. */
const AGAIN = " again";

/**
 * The moment at which the clocks in Pennsylvania show a time on a day. In the hour that comes twice it is the first, unless
 * "01:30 again" is asked for.
 */
export function momentAt(day: string, time: string): Verdict<string, "day" | "from"> {
  if (!isDay(day)) return { ok: false, reason: "Please choose a day.", field: "day" };
  const again = time.endsWith(AGAIN);
  const clock = again ? time.slice(0, -AGAIN.length) : time;
  if (!isQuarterHour(clock)) {
    return { ok: false, reason: "Please choose a time on the quarter hour.", field: "from" };
  }
  const wanted = Temporal.PlainDateTime.from(`${day}T${clock}`);
  const moment = wanted.toZonedDateTime(ZONE, { disambiguation: again ? "later" : "earlier" });
  if (!moment.toPlainDateTime().equals(wanted)) {
    return { ok: false, reason: "That time does not exist: the clocks go forward that night.", field: "from" };
  }
  return { ok: true, value: new Date(moment.epochMilliseconds).toISOString() };
}

/** What the clocks show at a moment, as it is typed: 09:00. */
export function wallTime(moment: string): string {
  const clock = localTime(moment).toPlainTime().toString({ smallestUnit: "minute" });
  const first = momentAt(dayOf(moment), clock);
  return first.ok && first.value < moment ? `${clock}${AGAIN}` : clock;
}
