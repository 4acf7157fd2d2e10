import type { Verdict } from "#app/domain/verdict.ts";

export const MAX_NOTE_LENGTH = 4_000;
/** More than anybody reads on one page. */
export const MOST_NOTES = 200;

export function checkNote(typed: string): Verdict<string, "body"> {
  const body = typed.slice(0, 2 * MAX_NOTE_LENGTH).trim();
  if (body === "") return { ok: false, reason: "Please write something.", field: "body" };
  if (body.length > MAX_NOTE_LENGTH)
    return { ok: false, reason: "Please keep a note to 4,000 characters.", field: "body" };
  return { ok: true, value: body };
}
