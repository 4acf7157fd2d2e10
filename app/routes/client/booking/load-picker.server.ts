import type { App } from "#app/app.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { monthRows } from "#app/domain/consultations/calendar-page.ts";
import { bookableDays, daysWithTimes } from "#app/domain/consultations/free-times.ts";
import { formatLongDate, formatTime, noonOf } from "#app/domain/dates.ts";
import { findCalendar } from "#app/services/consultations/kept-schedule.server.ts";

/** A month of days, and the times of one of them, as the address asks for; for an appointment that is moved, those around it. */
export async function loadPicker(app: App, request: Request, moved?: { id: string; startsAt: string }) {
  const search = new URL(request.url).searchParams;
  const calendar = await findCalendar(app.db, app.now(), moved && { except: moved.id });
  const bookable = bookableDays(calendar);
  const months = [...new Set(bookable.map((day) => day.slice(0, 7)))];
  const free = daysWithTimes(calendar);
  const wanted = search.get("day") ?? (moved && !search.has("month") ? dayOf(moved.startsAt) : undefined);
  const asked = free.find(({ day }) => day === wanted);
  const month =
    asked?.day.slice(0, 7) ??
    months.find((one) => one === search.get("month")) ??
    free[0]?.day.slice(0, 7) ??
    months[0] ??
    "";
  const chosen = asked ?? free.find(({ day }) => day.startsWith(month));
  const counts = new Map(free.map(({ day, times }) => [day, times.length]));
  const at = months.indexOf(month);
  return {
    lengthMinutes: calendar.schedule.lengthMinutes,
    nothingFree: free.length === 0,
    month: {
      label: monthName(month),
      previous: months[at - 1],
      next: months[at + 1],
      rows: weeksFrom(bookable[0] ?? "", month).map((row) =>
        row.map((day) => (day === null ? null : cellOf(day, counts.get(day) ?? 0))),
      ),
    },
    chosen: chosen && {
      day: chosen.day,
      label: formatLongDate(noonOf(chosen.day)),
      times: chosen.times.map(({ startsAt }) => ({ startsAt, label: formatTime(startsAt) })),
    },
  };
}

export type PickerData = Awaited<ReturnType<typeof loadPicker>>;

/** The weeks of the month that are not over: on a phone each row counts. */
function weeksFrom(today: string, month: string) {
  return monthRows(month).filter((row) => row.some((day) => day !== null && day >= today));
}

function cellOf(day: string, count: number) {
  return { day, count, number: Number(day.slice(8)), label: formatLongDate(noonOf(day)) };
}

/** November 2026 */
function monthName(month: string) {
  const [, name, , year] = formatLongDate(noonOf(`${month}-15`)).split(/,? /);
  return `${name} ${year}`;
}
