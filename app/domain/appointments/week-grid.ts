import { dayOf, localTime } from "#app/domain/calendar.ts";
import type { Slot } from "#app/domain/consultations/free-times.ts";
import { momentAt, wallTime } from "./wall-time.ts";

/** An hour of the wall clock, as a row of the week. */
export interface HourRow {
  hour: number;
  /** The second time of the hour that comes twice when the clocks go back. */
  again: boolean;
  label: string;
}

const QUARTERS = 4;

/** The rows from one hour to another. In a week in which the clocks go back, the hour that comes twice has two. */
export function hourRows(days: string[], { opens, closes }: { opens: number; closes: number }): HourRow[] {
  const hours = Array.from({ length: closes - opens }, (_, index) => opens + index);
  return hours.flatMap((hour) => {
    const label = `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
    const row = { hour, again: false, label };
    const twice = days.some((day) => existsOn(day, { ...row, again: true }));
    return twice ? [row, { hour, again: true, label: `${label} again` }] : [row];
  });
}

/** Which of the rows a day does not have. */
export function rowsWithout(rows: HourRow[], day: string): number[] {
  return rows.flatMap((row, index) => (existsOn(day, row) ? [] : [index]));
}

function existsOn(day: string, { hour, again }: HourRow) {
  const time = `${String(hour).padStart(2, "0")}:00`;
  const moment = momentAt(day, again ? `${time} again` : time);
  return moment.ok && (!again || wallTime(moment.value).endsWith(" again"));
}

/** From where to where something stands in its day, in rows from the first. What goes on after midnight ends with the day. */
export function placeIn(rows: HourRow[], { startsAt, endsAt }: Slot): { from: number; to: number } {
  const last = new Date(Date.parse(endsAt) - 60_000 * (60 / QUARTERS)).toISOString();
  const to = dayOf(last) === dayOf(startsAt) ? rowOf(rows, last) + 1 / QUARTERS : rows.length;
  return { from: rowOf(rows, startsAt), to };
}

function rowOf(rows: HourRow[], moment: string) {
  const { hour, minute } = localTime(moment);
  const again = wallTime(moment).endsWith(" again");
  const index = rows.findIndex((row) => row.hour === hour && row.again === again);
  return index + minute / 60;
}

/** Where a time of the wall clock stands, in minutes after midnight: the first of an hour that comes twice. */
export function rowAt(rows: HourRow[], minutes: number): number {
  const index = rows.findIndex(({ hour }) => hour === Math.floor(minutes / 60));
  return index === -1 ? rows.length : index + (minutes % 60) / 60;
}

/** The time of so many quarter hours below the first row, as it is typed; nothing where the day has no such hour. */
export function timeAt(rows: HourRow[], quarters: number, without: number[]): string | undefined {
  const index = Math.floor(quarters / QUARTERS);
  const row = rows[index];
  if (!row || quarters < 0 || without.includes(index)) return undefined;
  const minutes = (quarters % QUARTERS) * (60 / QUARTERS);
  const time = `${String(row.hour).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
  return row.again ? `${time} again` : time;
}

/** Whole hours around everything that is open or booked; a working day when nothing is. */
export function hoursAround(spans: { from: number; to: number }[]) {
  if (spans.length === 0) return { opens: 9, closes: 17 };
  return {
    opens: Math.floor(Math.min(...spans.map(({ from }) => from)) / 60),
    closes: Math.ceil(Math.max(...spans.map(({ to }) => to)) / 60),
  };
}

/** Beside each other where they overlap: which of how many columns of its day each takes. */
export function lanesOf(spans: { from: number; to: number }[]): { lane: number; lanes: number }[] {
  const placed: { from: number; to: number; lane: number }[] = [];
  for (const { from, to } of spans) {
    const taken = placed.filter((other) => other.from < to && from < other.to).map(({ lane }) => lane);
    const lane = [...spans.keys()].find((one) => !taken.includes(one)) ?? 0;
    placed.push({ from, to, lane });
  }
  return placed.map(({ from, to, lane }) => {
    const beside = placed.filter((other) => other.from < to && from < other.to);
    return { lane, lanes: Math.max(...beside.map((other) => other.lane)) + 1 };
  });
}

/** As it is written beside the hours: "10-11", "9:30-12". */
export function shortTimes({ startsAt, endsAt }: Slot): string {
  return [startsAt, endsAt].map(shortTime).join("-");
}

function shortTime(moment: string) {
  const { hour, minute } = localTime(moment);
  return `${hour % 12 || 12}${minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`}`;
}
