import type { App } from "#app/app.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { wallMinutes, weekdayOf, weekOf } from "#app/domain/consultations/calendar-page.ts";
import { feeState } from "#app/domain/consultations/fee-rules.ts";
import { minutesOf, type Schedule } from "#app/domain/consultations/schedule.ts";
import { formatDate, formatLongDate, formatTime, noonOf } from "#app/domain/dates.ts";
import { findSchedule } from "#app/services/consultations/kept-schedule.server.ts";
import { type ListedConsultation, listBetween } from "#app/services/consultations/list-consultations.server.ts";

/** The week that holds a day, with what is booked and when the owner is open, in minutes after midnight by local time. */
export async function loadWeek(app: App, day: string) {
  const week = weekOf(day);
  const { schedule } = await findSchedule(app.db);
  const visits = (await listBetween(app, week.from, week.to)).map(visitOf);
  const blocked = await app.db.selectFrom("blockedDays").select("day").where("day", "in", week.days).execute();
  const today = dayOf(app.now());
  const { opens, closes } = hoursShown(schedule, visits);
  return {
    label: `${formatDate(noonOf(week.days[0] ?? ""))} to ${formatDate(noonOf(week.days[6] ?? ""))}`,
    previous: week.previous,
    next: week.next,
    opens,
    closes,
    days: week.days.map((one) => ({
      day: one,
      label: formatLongDate(noonOf(one)).split(",").slice(0, 2).join(","),
      today: one === today,
      blocked: blocked.some((row) => row.day === one),
      hours: hoursOf(schedule, weekdayOf(one)),
      visits: visits.filter((visit) => visit.day === one),
    })),
  };
}

export type WeekData = Awaited<ReturnType<typeof loadWeek>>;

function visitOf({ id, startsAt, endsAt, kind, address, feeCents, feePaidAt, ...client }: ListedConsultation) {
  const from = wallMinutes(startsAt);
  return {
    id,
    customer: client.verified ? fullName(client) : `${fullName(client)} (unverified)`,
    call: kind === "call",
    address,
    fee: feeState({ feeCents, feePaidAt }),
    day: dayOf(startsAt),
    times: `${formatTime(startsAt)} to ${formatTime(endsAt)}`,
    from,
    // By its length, not by its end: the clocks may change during it.
    to: from + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
  };
}

function hoursOf({ weeklyHours }: Schedule, weekday: number) {
  return (weeklyHours[weekday] ?? []).map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));
}

/** Whole hours around everything that is open or booked; a working day when nothing is. */
function hoursShown(schedule: Schedule, visits: { from: number; to: number }[]) {
  const spans = [...visits, ...schedule.weeklyHours.flatMap((_, weekday) => hoursOf(schedule, weekday))];
  if (spans.length === 0) return { opens: 9 * 60, closes: 17 * 60 };
  return {
    opens: Math.floor(Math.min(...spans.map(({ from }) => from)) / 60) * 60,
    closes: Math.ceil(Math.max(...spans.map(({ to }) => to)) / 60) * 60,
  };
}
