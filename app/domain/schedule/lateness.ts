import { addDays } from "#app/domain/calendar.ts";
import { dayInWords } from "./day-words.ts";
import { isBefore, type Stage, stages } from "./stage.ts";

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);
}

/** The last working day of a week that was promised, by its Monday. */
export function lastDayOf(promisedWeek: string): string {
  return addDays(promisedWeek, 4);
}

/** How many working days each stage takes. Before the cloth nobody works. */
export type StageDays = Readonly<Partial<Record<Stage, number>>>;

const numberOf = (day: string) => Date.parse(`${day}T00:00:00.000Z`) / 86_400_000;

/** By its number, counted from Thursday, January 1, 1970. */
const isWeekday = (day: number) => {
  const weekday = (((day + 4) % 7) + 7) % 7;
  return weekday >= 1 && weekday <= 5;
};

/** Monday to Friday of the days after one until another, without those that are blocked. */
export function workingDays(after: string, until: string, blocked: ReadonlySet<string>): number {
  const [first, last] = [numberOf(after) + 1, numberOf(until)];
  const off = new Set([...blocked].map(numberOf));
  let count = 0;
  for (let day = first; day <= last; day += 1) if (isWeekday(day) && !off.has(day)) count += 1;
  return count;
}

export interface Promised {
  stage: Stage | null;
  promisedWeek: string | null;
  /** Of cloth that is not here yet. */
  fabricExpectedOn: string | null;
  /** It hangs, whatever its status says. */
  installed: boolean;
  /** The day on which it is booked to be hung. */
  hungOn: string | null;
}

export interface Calendar {
  today: string;
  blocked: ReadonlySet<string>;
  stageDays: StageDays;
}

export type Lateness = { kind: "late"; since: string } | { kind: "at risk"; needs: number; left: number };

/** Whether an order keeps its promise: nothing where it does, or where nothing is promised. */
export function latenessOf(order: Promised, calendar: Calendar): Lateness | null {
  const { stage, promisedWeek, installed } = order;
  if (!stage || !promisedWeek || installed || !isBefore(stage, "settled")) return null;
  const since = lastDayOf(promisedWeek);
  if (calendar.today > since) return { kind: "late", since };
  // A day that is booked is no work ahead of it: all that comes before is done by the evening before.
  const booked = order.hungOn !== null && order.hungOn <= since ? order.hungOn : null;
  const left = workingDays(calendar.today, booked ? addDays(booked, -1) : since, calendar.blocked);
  const needs = daysNeeded(stage, booked ? "ready" : "settled", order.fabricExpectedOn, calendar);
  return left < needs ? { kind: "at risk", needs, left } : null;
}

/** The last day by which something promised in this stage is late or at risk, whose cloth has no day of its own. */
export function riskEnds(stage: Stage, calendar: Calendar): string {
  const needs = daysNeeded(stage, "settled", null, calendar);
  let day = calendar.today;
  while (workingDays(calendar.today, day, calendar.blocked) < needs) day = addDays(day, 1);
  return addDays(day, -1);
}

/** Of the present stage and all from it to another; cloth with a day comes on that day. */
function daysNeeded(stage: Stage, until: Stage, fabricExpectedOn: string | null, calendar: Calendar): number {
  const { today, blocked, stageDays } = calendar;
  return stages
    .slice(stages.indexOf(stage), Math.max(stages.indexOf(stage), stages.indexOf(until)))
    .reduce(
      (sum, one) =>
        sum +
        (one === "fabric" && fabricExpectedOn ? workingDays(today, fabricExpectedOn, blocked) : (stageDays[one] ?? 0)),
      0,
    );
}

export function latenessInWords(lateness: Lateness, today: string): string {
  if (lateness.kind === "late") return `Late since ${dayInWords(lateness.since, today)}`;
  const { needs, left } = lateness;
  const days = needs === 1 ? "1 working day" : `${needs} working days`;
  return `At risk: needs ${days}, ${left === 1 ? "1 is" : `${left === 0 ? "none" : left} are`} left.`;
}
