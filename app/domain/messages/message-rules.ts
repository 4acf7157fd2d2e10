import type { Verdict } from "#app/domain/verdict.ts";

export const MAX_MESSAGE_LENGTH = 4_000;
export const MESSAGES_PER_HOUR = 60;
/** As many as are shown at once; the earlier ones a page further up. */
export const SHOWN_AT_ONCE = 100;

/** Who wrote: the client of the order, or one of us. */
export type Side = "client" | "house";

export function otherSide(side: Side): Side {
  return side === "client" ? "house" : "client";
}

const TOO_LONG = "Please keep a message to 4,000 characters.";
const EMPTY = "Please write something, or add a photograph.";

/** What a message reads that was sent while nothing could be stored. */
export function sentWithout(photographs: number): string {
  return photographs === 1
    ? "Sent without 1 photograph: we could not store it. Please add it again."
    : `Sent without ${photographs} photographs: we could not store them. Please add them again.`;
}

/** Marks that turn the direction of what follows, and what no letter has: a line break and a tab are kept. */
const unwanted = /[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu;

/** Text as it is kept: well formed, without marks that nobody sees, no more than two line breaks at once. */
export function tidyMessage(typed: string): string {
  return typed
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(unwanted, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** A message that has a photograph may go without words. */
export function checkMessageBody(typed: string, photographs = 0): Verdict<string, "body"> {
  // Nobody waits while megabytes are tidied.
  if (typed.length > 4 * MAX_MESSAGE_LENGTH) return { ok: false, reason: TOO_LONG, field: "body" };
  const body = tidyMessage(typed);
  if (body === "" && photographs === 0) return { ok: false, reason: EMPTY, field: "body" };
  return body.length > MAX_MESSAGE_LENGTH ? { ok: false, reason: TOO_LONG, field: "body" } : { ok: true, value: body };
}

interface Standing {
  side: Side;
  readAt: string | null;
  takenBackAt: string | null;
  formKey: string;
}

/** Who wrote it may take it back while the other side has not read it. What came with an act stays, as the act does. */
export function checkTakeBack(message: Standing, by: Side): Verdict<true> {
  if (message.side !== by) return { ok: false, reason: "Only who wrote a message can take it back." };
  if (originOf(message.formKey)) return { ok: false, reason: "It belongs to an answer, which stands." };
  if (message.readAt !== null) return { ok: false, reason: "It has been read already." };
  return { ok: true, value: true };
}

/** Acts that bring words of their own: the subject that stands over them. */
export const origins = {
  changes: "Changes to the quote",
  declined: "Quote declined",
  change: "Change of the order",
  paid: "Payment",
  inquiry: "Asked before the order",
} as const;
export type Origin = keyof typeof origins;

/** The form key of words that came with an act: no form of a page has one like it. */
export function actKey(origin: Origin, actId: string, part = ""): string {
  return `act ${origin} ${actId} ${part}`.trim();
}

/** Of a form: nobody can send the key of somebody else's message, or of an act. */
export function sentKey(authorId: string, key: string): string {
  return `sent ${authorId} ${key}`;
}

/** What "I Have Paid" says. */
export const PAID_WORDS = "I have paid.";

/** What act the words came with; nothing for a message that was written as one. */
export function originOf(formKey: string): string | undefined {
  const [kind, origin = ""] = formKey.split(" ");
  return kind === "act" && Object.hasOwn(origins, origin) ? origins[origin as Origin] : undefined;
}

/** Moments within an order only go on, also where a clock does not: they say what was read, and what came since. */
export function momentAfter(last: string | null | undefined, now: Date): string {
  const after = last ? Date.parse(last) + 1 : 0;
  return new Date(Math.max(now.getTime(), after)).toISOString();
}

/** How long a notice waits, so that who is at the page already gets none, and several messages are one. */
export const NOTICE_AFTER_MS = 5 * 60_000;
const QUIET_MS = 24 * 60 * 60_000;

/** What one side was told of an order's messages, and when it last looked. */
interface Spell {
  noticedAt: string | null;
  readAt: string | null;
}

/** What became of the last notice; nothing where there was none, or it is no longer kept. */
type NoticeState = "queued" | "sent" | "failed" | "dropped" | undefined;

/**
 * What a new message means for the notice of the other side. One that waits is told of the greater number, and waits its five
 * minutes anew where they have looked since; one that went out is enough until they look, or for a day.
 */
export function noticeFor(
  spell: Spell | undefined,
  state: NoticeState,
  now: Date,
): "queue" | "count" | "wait" | "none" {
  if (!spell?.noticedAt) return "queue";
  const read = spell.readAt !== null && spell.readAt >= spell.noticedAt;
  if (state === "queued") return read ? "wait" : "count";
  const old = now.getTime() - Date.parse(spell.noticedAt) >= QUIET_MS;
  return read || old || state === "dropped" ? "queue" : "none";
}
