import { oneLine } from "#app/domain/one-line.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { MAX_MESSAGE, MAX_SIGNED_NAME } from "./quote-limits.ts";

/** Why a quote is declined. */
export const declineReasons = {
  price: "The price",
  "somebody else": "We chose somebody else",
  "not now": "Not now",
  "something else": "Something else",
} as const;
export type DeclineReason = keyof typeof declineReasons;

export function isDeclineReason(text: string): text is DeclineReason {
  return Object.hasOwn(declineReasons, text);
}

/** The name of the field for what a client writes about one line. */
export function lineMessageField(key: string): string {
  return `lineMessages[${key}]`;
}

/** Letters that nobody sees, such as the Hangul filler, sign nothing. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** The name under a yes: one line with two letters that can be seen, at least. */
export function checkSignedName(typed: string, missing = "Please type your name."): Verdict<string> {
  const name = oneLine(typed);
  const field = "signedName";
  const letters = name.replaceAll(unseen, "").match(/\p{L}/gu) ?? [];
  if (letters.length < 2) return { ok: false, reason: missing, field };
  if (name.length > MAX_SIGNED_NAME) {
    return { ok: false, reason: `Please keep this to ${MAX_SIGNED_NAME} characters.`, field };
  }
  return { ok: true, value: name };
}

/** What a person writes to the other side: trimmed, kept short, and there where it is asked for. */
export function checkMessage(typed: string, missing?: string, field = "message"): Verdict<string> {
  const text = typed.toWellFormed().replaceAll("\r\n", "\n").trim();
  if (text === "" && missing) return { ok: false, reason: missing, field };
  if (text.length > MAX_MESSAGE) {
    return { ok: false, reason: `Please keep this to ${MAX_MESSAGE.toLocaleString("en-US")} characters.`, field };
  }
  return { ok: true, value: text };
}
