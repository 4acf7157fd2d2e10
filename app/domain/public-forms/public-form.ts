import type { Verdict } from "#app/domain/verdict.ts";

/** Out of everybody's sight: whoever fills it in is a program that fills in everything. */
export const TRAP_FIELD = "website";
/** When the form was shown, under our signature. */
export const SHOWN_FIELD = "shown";
/** The same among the values of a refused form. */
export const FIRST_SHOWN = "firstShown";

/** Nobody reads, chooses and types their address in less. */
const SHORTEST_MS = 3_000;
export const LONGEST_MS = 24 * 60 * 60_000;

interface SentPublicForm {
  trap: string;
  /** Undefined where the signature is not ours. */
  shownAt: Date | undefined;
  now: Date;
}

/** Whether a form that anybody may send was sent by a person. Each refusal says how a person goes on. */
export function checkPublicForm({ trap, shownAt, now }: SentPublicForm): Verdict<true> {
  if (trap !== "") return { ok: false, code: "forbidden", reason: LOOKS_LIKE_A_PROGRAM };
  const age = shownAt ? now.getTime() - shownAt.getTime() : Number.NaN;
  if (!(age >= 0 && age <= LONGEST_MS)) return { ok: false, code: "expired", reason: OPEN_TOO_LONG };
  if (age < SHORTEST_MS) return { ok: false, code: "refused", reason: TOO_QUICK };
  return { ok: true, value: true };
}

const LOOKS_LIKE_A_PROGRAM =
  "This looks as if a program had filled it in, so nothing was sent. Please write to us or call instead.";
export const OPEN_TOO_LONG = "This page has been open for a long time. Please look it over and send it again.";
const TOO_QUICK = "That was quick. Please look it over and send it again.";

/** A name or a street has no link in it; what asks for one is an advertisement. */
export function hasLink(text: string): boolean {
  return /https?:|www\.|<\s*a\b/i.test(text);
}
