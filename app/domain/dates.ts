import { writesDates, ZONE } from "./calendar.ts";

const day = writesDates({ timeZone: ZONE, dateStyle: "medium" });
const moment = writesDates({
  timeZone: ZONE,
  dateStyle: "medium",
  timeStyle: "short",
});
const longDay = writesDates({ timeZone: ZONE, dateStyle: "full" });
const visit = writesDates({
  timeZone: ZONE,
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const clock = writesDates({ timeZone: ZONE, timeStyle: "short" });

/** Nov 2, 2026 */
export function formatDate(iso: string) {
  return day(new Date(iso));
}

/** Nov 2, 2026, 11:55 AM */
export function formatDateTime(iso: string) {
  // Newer ICU data put a narrow space before AM; one plain space reads the same in a browser, a log and a test.
  return moment(new Date(iso)).replaceAll("\u202f", " ");
}

/** Monday, November 2, 2026 */
export function formatLongDate(iso: string) {
  return longDay(new Date(iso));
}

/** Mon, Nov 2, 2026, 11:55 AM */
export function formatVisit(iso: string) {
  return visit(new Date(iso)).replaceAll("\u202f", " ");
}

/** 11:55 AM */
export function formatTime(iso: string) {
  return clock(new Date(iso)).replaceAll("\u202f", " ");
}

/** A calendar day, 2026-11-02, as any moment of it in Pennsylvania: for the formats above. */
export function noonOf(day: string) {
  return `${day}T17:00:00.000Z`;
}
