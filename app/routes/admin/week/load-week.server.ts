import type { App } from "#app/app.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { kindLabels, stateLabels } from "#app/domain/appointments/appointment-kinds.ts";
import {
  hourRows,
  hoursAround,
  lanesOf,
  placeIn,
  rowAt,
  rowsWithout,
  shortTimes,
} from "#app/domain/appointments/week-grid.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { wallMinutes, weekdayOf, weekOf } from "#app/domain/consultations/calendar-page.ts";
import { feeState } from "#app/domain/consultations/fee-rules.ts";
import { minutesOf, type Schedule } from "#app/domain/consultations/schedule.ts";
import { formatDate, formatLongDate, formatTime, noonOf } from "#app/domain/dates.ts";
import { mapLink } from "#app/domain/map-link.ts";
import { appointmentPath, consultationPath, foundOrderPath, taskPath } from "#app/routes/admin/paths.ts";
import { type ListedAppointment, listAppointments } from "#app/services/appointments/find-appointments.server.ts";
import { findSchedule } from "#app/services/consultations/kept-schedule.server.ts";
import { type ListedConsultation, listBetween } from "#app/services/consultations/list-consultations.server.ts";
import { listDayNotes } from "#app/services/schedule/find-week-days.server.ts";
import { listTasksDue } from "#app/services/tasks/list-tasks.server.ts";

type Looking = Pick<App, "db" | "now" | "config">;

/** The week that holds a day: what takes whose hours, by the clock on the wall. */
export async function loadWeek(app: Looking, wanted: string) {
  const week = weekOf(wanted);
  const { schedule } = await findSchedule(app.db);
  const today = dayOf(app.now());
  const cards = [
    ...(await listBetween(app, week.from, week.to)).map(cardOfVisit),
    ...(await listAppointments(app, week.from, week.to)).map(cardOf),
  ].sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const blocked = await app.db.selectFrom("blockedDays").select("day").where("day", "in", week.days).execute();
  const notes = await notesOf(app, week.days, today);
  const open = schedule.weeklyHours.flatMap((_, weekday) => hoursOf(schedule, weekday));
  const rows = hourRows(week.days, hoursAround([...open, ...cards.map(spanOf)]));
  return {
    label: `${formatDate(noonOf(week.days[0] ?? ""))} to ${formatDate(noonOf(week.days[6] ?? ""))}`,
    previous: week.previous,
    next: week.next,
    rows,
    days: week.days.map((day) => {
      const ofDay = cards.filter((card) => card.day === day).map((card) => ({ ...card, ...placeIn(rows, card) }));
      const lanes = lanesOf(ofDay);
      const kept = blocked.some((row) => row.day === day);
      const hours = hoursOf(schedule, weekdayOf(day));
      const dayNotes = notes.filter((note) => note.day === day);
      const empty = ofDay.length === 0 && dayNotes.length === 0 && (kept || hours.length === 0);
      const most = Math.min(3, Math.max(1, ...lanes.map((one) => one.lanes)));
      return {
        day,
        // Beside the others: what stands side by side has the room to be read, a closed day without anything gives of its own.
        width: empty ? 0.7 : 0.3 + 0.7 * most,
        label: formatLongDate(noonOf(day)).split(",").slice(0, 2).join(","),
        short: `${formatLongDate(noonOf(day)).slice(0, 3)} ${Number(day.slice(8))}`,
        today: day === today,
        past: day < today,
        blocked: kept,
        hours: hours.map(({ from, to }) => ({ from: rowAt(rows, from), to: rowAt(rows, to) })),
        without: rowsWithout(rows, day),
        notes: dayNotes,
        cards: ofDay.map((card, index) => ({ ...card, ...(lanes[index] ?? { lane: 0, lanes: 1 }) })),
      };
    }),
  };
}

export type WeekData = Awaited<ReturnType<typeof loadWeek>>;
export type WeekDay = WeekData["days"][number];
export type WeekCard = WeekDay["cards"][number];

/** What has a day and no hour. */
async function notesOf(app: Looking, days: string[], today: string) {
  const range = { from: days[0] ?? "", to: days[6] ?? "" };
  const orders = await listDayNotes(app, range);
  const tasks = await listTasksDue(app, range);
  return [
    ...orders.map(({ day, kind, orderId, words }) => ({
      key: `${kind}/${orderId}`,
      day,
      words,
      href: foundOrderPath(orderId),
      late: kind === "promised" && day < today,
    })),
    ...tasks.map(({ id, title, dueOn }) => ({
      key: id,
      day: dueOn ?? "",
      words: `Task: ${title}`,
      href: taskPath(id),
      late: dueOn !== null && dueOn < today,
    })),
  ];
}

interface Timed {
  startsAt: string;
  endsAt: string;
}

function timesOf({ startsAt, endsAt }: Timed) {
  return {
    startsAt,
    endsAt,
    day: dayOf(startsAt),
    times: `${formatTime(startsAt)} to ${formatTime(endsAt)}`,
    short: shortTimes({ startsAt, endsAt }),
    minutes: (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
  };
}

function cardOf(row: ListedAppointment) {
  const { id, kind, state, version, address, name, assignee, order, reachable } = row;
  // In the first words: for more than them half an hour has no room.
  const off = row.orderStatus === "cancelled" ? " (order cancelled)" : "";
  return {
    ...timesOf(row),
    id,
    holder: "appointment" as const,
    href: appointmentPath(id),
    what: kindLabels[kind] + off,
    order: order ?? "",
    name,
    more: [state === "booked" ? "" : stateLabels[state], assignee].filter(Boolean).join(" · "),
    address,
    map: mapLink(address),
    look: kind === "blocked" ? ("blocked" as const) : ("visit" as const),
    version,
    movable: state === "booked",
    told: reachable,
  };
}

const feeWords = { paid: "Fee paid", due: "Fee not paid", none: "" };

function cardOfVisit(row: ListedConsultation) {
  const { id, kind, version, address, verified } = row;
  const call = kind === "call";
  return {
    ...timesOf(row),
    id,
    holder: "consultation" as const,
    href: consultationPath(id),
    what: call ? "Video call" : "Consultation",
    order: "",
    name: verified ? fullName(row) : `${fullName(row)} (unverified)`,
    more: feeWords[feeState(row)],
    address: call ? "" : address,
    map: call ? "" : mapLink(address),
    look: "consultation" as const,
    version,
    movable: true,
    told: true,
  };
}

/** In minutes after midnight; what goes on after midnight takes the day to its end. */
function spanOf({ startsAt, endsAt }: Timed) {
  const from = wallMinutes(startsAt);
  const to = dayOf(endsAt) === dayOf(startsAt) ? wallMinutes(endsAt) : 24 * 60;
  return { from: Math.min(from, to), to: Math.max(to, from + 15) };
}

function hoursOf({ weeklyHours }: Schedule, weekday: number) {
  return (weeklyHours[weekday] ?? []).map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));
}
