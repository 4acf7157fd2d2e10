import type { Verdict } from "#app/domain/verdict.ts";

/** How long before it begins a client may still move or cancel a consultation. */
const CONSULTATION_CHANGE_HOURS = 24;
/** For a client's note and for the owner's message. */
export const MAX_CONSULTATION_TEXT = 1_000;

const HOUR = 3_600_000;

export const CONSULTATION_MISSING = "Consultation not found.";

/** Whether its client may still move or cancel it. */
export function checkChange(startsAt: string, now: Date): Verdict<true> {
  const open = Date.parse(startsAt) - now.getTime() >= CONSULTATION_CHANGE_HOURS * HOUR;
  if (open) return { ok: true, value: true };
  return {
    ok: false,
    reason: `A consultation can be moved or cancelled until ${CONSULTATION_CHANGE_HOURS} hours before it begins. Please call us.`,
  };
}

/** A client's note or the owner's message: a few plain lines. */
export function checkText(typed: string, field: string): Verdict<string> {
  const text = typed
    .replaceAll("\r\n", "\n")
    .replace(/[^\P{C}\n]+/gu, " ")
    .trim();
  if (text.length <= MAX_CONSULTATION_TEXT) return { ok: true, value: text };
  return { ok: false, reason: `Please keep it to ${MAX_CONSULTATION_TEXT.toLocaleString("en-US")} characters.`, field };
}

/** A client's wish for an appointment: a time, and perhaps a note. Whether the time is free is another rule's to say. */
export function checkBooking(typed: { startsAt: string; note: string }): Verdict<{ startsAt: string; note: string }> {
  const time = checkChosenTime(typed.startsAt);
  if (!time.ok) return time;
  const note = checkText(typed.note, "note");
  return note.ok ? { ok: true, value: { startsAt: time.value, note: note.value } } : note;
}

export function checkChosenTime(startsAt: string): Verdict<string> {
  if (startsAt === "") return { ok: false, reason: "Please choose a time.", field: "startsAt" };
  return { ok: true, value: startsAt };
}

/** The owner's message to a client whose appointment they cancel. */
export function checkCancelMessage(typed: string): Verdict<string> {
  const text = checkText(typed, "message");
  if (text.ok && text.value === "") {
    return { ok: false, reason: "Please write the client a line about why.", field: "message" };
  }
  return text;
}

type Area = "yes" | "no";

/** The answer that the distance suggests. */
export function suggestedArea(miles: number, radius: number): Area {
  return miles <= radius ? "yes" : "no";
}

interface CallWanted {
  miles: number | undefined;
  link: string | null;
  /** How far we come, and from where. */
  radius: number;
  center: string;
}

/**
 * The link for a call, where one can be booked: the owner has set it, and the client lives farther away than we come. Of a
 * zip code that we have no distance for, its client is believed.
 */
export function checkCall({ miles, link, radius, center }: CallWanted): Verdict<string> {
  if (link === null) return { ok: false, reason: "We do not offer video calls at the moment. Please contact us." };
  if (miles === undefined || suggestedArea(miles, radius) === "no") return { ok: true, value: link };
  const reason = `You are within ${radius} miles of ${center}, so we come to you. Please book a visit.`;
  return { ok: false, reason };
}

/** What a credit takes off a total: no more than all of it. */
export function creditOn(totalCents: number | null, creditCents: number) {
  return totalCents === null ? creditCents : Math.min(totalCents, creditCents);
}
