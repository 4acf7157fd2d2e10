import { dayOf, localTime } from "#app/domain/calendar.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** When somebody may wish to read what the day brings. */
export const summaryTimes = Array.from({ length: 17 }, (_, index) => {
  const minutes = 4 * 60 + index * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${minutes % 60 === 0 ? "00" : "30"}`;
});

/** Empty for none. */
export function checkSummaryTime(typed: string): Verdict<string | null, "summaryAt"> {
  if (typed === "") return { ok: true, value: null };
  return summaryTimes.includes(typed)
    ? { ok: true, value: typed }
    : { ok: false, reason: "Please choose one of the times.", field: "summaryAt" };
}

/** The key under which somebody is told of a day once; nothing before their hour. */
export function summaryKey({ id, summaryAt }: { id: string; summaryAt: string }, now: Date): string | null {
  const clock = localTime(now).toPlainTime().toString({ smallestUnit: "minute" });
  return clock >= summaryAt ? `summary/${id}/${dayOf(now)}` : null;
}
