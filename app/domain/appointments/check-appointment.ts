import { addDays, dayOf } from "#app/domain/calendar.ts";
import { checkText } from "#app/domain/consultations/consultation-rules.ts";
import type { Slot } from "#app/domain/consultations/free-times.ts";
import { QUARTER_MINUTES } from "#app/domain/consultations/schedule.ts";
import { oneLine } from "#app/domain/one-line.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { type AppointmentKind, appointmentKinds } from "./appointment-kinds.ts";
import { momentAt } from "./wall-time.ts";

export const APPOINTMENT_OVER = "It is over and can no longer be changed.";

/** What staff book: everything in a calendar, consultations too. */
export const bookedKinds = [...appointmentKinds, "visit", "call"] as const;
export type BookedKind = AppointmentKind | "visit" | "call";

export const appointmentFields = [
  "kind",
  "order",
  "customer",
  "assignee",
  "day",
  "from",
  "minutes",
  "buffer",
  "title",
  "address",
  "clientNote",
  "houseNote",
] as const;
export type TypedAppointment = Record<(typeof appointmentFields)[number], string>;

export interface PlannedAppointment extends Slot {
  kind: BookedKind;
  orderId: string | null;
  customerId: string | null;
  assigneeId: string | null;
  bufferMinutes: number;
  title: string;
  address: string;
  clientNote: string;
  houseNote: string;
}

const FARTHEST_DAYS = 400;
const MOST_MINUTES = 720;
const MOST_BUFFER = 240;
export const MAX_LINE = 200;

/** What was typed of an appointment that staff book. Who and what it is about is the use case's to find. */
export function checkAppointment(typed: TypedAppointment, now: Date): Verdict<PlannedAppointment> {
  const kind = bookedKinds.find((one) => one === typed.kind);
  if (!kind) return { ok: false, reason: "Please choose what it is.", field: "kind" };
  const missing = checkSubject(kind, typed);
  if (missing) return missing;
  const time = checkTime(typed, now);
  if (!time.ok) return time;
  for (const field of ["title", "address"] as const) {
    if (typed[field].length > MAX_LINE)
      return { ok: false, reason: `Please keep it to ${MAX_LINE} characters.`, field };
  }
  const clientNote = checkText(typed.clientNote, "clientNote");
  if (!clientNote.ok) return clientNote;
  const houseNote = checkText(typed.houseNote, "houseNote");
  if (!houseNote.ok) return houseNote;
  return {
    ok: true,
    value: {
      ...time.value,
      kind,
      orderId: typed.order || null,
      customerId: typed.customer || null,
      assigneeId: typed.assignee || null,
      bufferMinutes: kind === "blocked" ? 0 : time.value.bufferMinutes,
      title: oneLine(typed.title),
      address: kind === "blocked" ? "" : oneLine(typed.address),
      clientNote: clientNote.value,
      houseNote: houseNote.value,
    },
  };
}

function checkSubject(kind: BookedKind, { order, customer, title }: TypedAppointment) {
  if (kind === "installation" && !order) return refused("order", "Please choose the order.");
  if (["measure", "pick-up", "visit", "call"].includes(kind) && !order && !customer) {
    return refused("customer", "Please choose the client.");
  }
  const named = order || customer || title.trim();
  return kind === "other" && !named ? refused("title", "Please say what it is.") : undefined;
}

const refused = (field: string, reason: string) => ({ ok: false, field, reason }) as const;

/** A day, a time on the quarter hour, how long it takes and what is kept free after it. */
export function checkTime(
  typed: Pick<TypedAppointment, "day" | "from" | "minutes" | "buffer">,
  now: Date,
): Verdict<Slot & { bufferMinutes: number }> {
  const starts = momentAt(typed.day, typed.from);
  if (!starts.ok) return starts;
  const startsAt = starts.value;
  if (startsAt <= now.toISOString()) return refused("from", "That time is over.");
  if (typed.day > addDays(dayOf(now), FARTHEST_DAYS)) {
    return refused("day", "Please choose a day within the next year.");
  }
  const minutes = quartersIn(typed.minutes, { least: QUARTER_MINUTES, most: MOST_MINUTES });
  if (minutes === undefined) return refused("minutes", "Please choose how long it takes, in quarter hours.");
  const bufferMinutes = quartersIn(typed.buffer || "0", { least: 0, most: MOST_BUFFER });
  if (bufferMinutes === undefined) return refused("buffer", "Please choose 0 to 240 minutes, in quarter hours.");
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  return { ok: true, value: { startsAt, endsAt, bufferMinutes } };
}

function quartersIn(text: string, { least, most }: { least: number; most: number }) {
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return minutes % QUARTER_MINUTES === 0 && minutes >= least && minutes <= most ? minutes : undefined;
}

/** Whether it can still be moved, cancelled or closed. */
export function checkOpen({ state }: { state: string }): Verdict<true> {
  return state === "booked" ? { ok: true, value: true } : { ok: false, code: "refused", reason: APPOINTMENT_OVER };
}

/** What has not begun can be neither done nor not done. */
export function checkBegun({ startsAt }: { startsAt: string }, at: string, instead: string): Verdict<true> {
  const begun = startsAt <= at;
  return begun ? { ok: true, value: true } : { ok: false, code: "refused", reason: `It has not begun yet. ${instead}` };
}

/** What the visit found; required where nothing was done, so that somebody can plan it again. */
export function checkFound(typed: string, { done }: { done: boolean }): Verdict<string> {
  const text = checkText(typed, "closedWords");
  if (text.ok && text.value === "" && !done) {
    return { ok: false, reason: "Please say why it was not done.", field: "closedWords" };
  }
  return text;
}
