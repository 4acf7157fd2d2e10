import { dayOf } from "#app/domain/calendar.ts";
import { weekdayOf } from "#app/domain/consultations/calendar-page.ts";
import type { Slot } from "#app/domain/consultations/free-times.ts";
import { HOUSE, type Schedule } from "#app/domain/consultations/schedule.ts";
import { formatVisit } from "#app/domain/dates.ts";
import type { BookedKind } from "./check-appointment.ts";
import { momentAt } from "./wall-time.ts";

/** What clients are held to and staff are asked about, once. */
export interface BookingFacts {
  kind: BookedKind;
  slot: Slot;
  calendar: string;
  schedule: Pick<Schedule, "weeklyHours" | "noticeHours">;
  /** The day is kept free. */
  blockedDay: boolean;
  /** Another consultation of this client that lies ahead. */
  upcoming?: { startsAt: string } | undefined;
  now: Date;
}

export interface BookingQuestion {
  code: "blocked-day" | "outside-hours" | "notice" | "second-visit";
  fact: string;
}

export function bookingQuestions(facts: BookingFacts): BookingQuestion[] {
  const { kind, slot, calendar, schedule, blockedDay, upcoming, now } = facts;
  if (kind === "blocked") return [];
  const questions: BookingQuestion[] = [];
  const visit = kind === "visit" || kind === "call";
  if (blockedDay) questions.push({ code: "blocked-day", fact: "You keep that day free." });
  else if (calendar === HOUSE && !isWithinHours(slot, schedule)) {
    questions.push({ code: "outside-hours", fact: "That is outside your hours." });
  }
  if (visit && Date.parse(slot.startsAt) - now.getTime() < schedule.noticeHours * 3_600_000) {
    questions.push({
      code: "notice",
      fact: `It begins in less than ${schedule.noticeHours} hours, the notice that clients keep.`,
    });
  }
  if (visit && upcoming) {
    const fact = `This client has a consultation on ${formatVisit(upcoming.startsAt)} already.`;
    questions.push({ code: "second-visit", fact });
  }
  return questions;
}

/** A yes names what it was said to: a yes to one fact is no yes to another. */
export const yesTo = (questions: BookingQuestion[]) => questions.map(({ code }) => code).join(" ");

function isWithinHours({ startsAt, endsAt }: Slot, { weeklyHours }: Pick<Schedule, "weeklyHours">) {
  const day = dayOf(startsAt);
  return (weeklyHours[weekdayOf(day)] ?? []).some(({ from, to }) => {
    const [opens, closes] = [momentAt(day, from), momentAt(day, to)];
    return opens.ok && closes.ok && opens.value <= startsAt && endsAt <= closes.value;
  });
}
