import type { Duty } from "#app/domain/accounts/staff/duty.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** How long something that was just done can be taken back. */
export const UNDO_MINUTES = 10;

export const CHANGED_SINCE = "This has changed since. It can no longer be undone.";
const OVER = "Ten minutes are over.";
const SOMEBODY_ELSES = "Somebody else did this. Only they or the owner can undo it.";

export function undoneUntil(at: string): string {
  return new Date(Date.parse(at) + UNDO_MINUTES * 60_000).toISOString();
}

interface Noted {
  actorId: string;
  expiresAt: string;
}

interface Taker {
  actorId: string;
  duty: Duty;
  at: string;
}

/** Whether this person may take it back now. What ran out and was swept away reads the same. */
export function checkUndo(noted: Noted | undefined, { actorId, duty, at }: Taker): Verdict<null> {
  if (!noted || noted.expiresAt <= at) return { ok: false, reason: OVER, code: "expired" };
  if (!maySee(noted, { actorId, duty })) return { ok: false, reason: SOMEBODY_ELSES, code: "forbidden" };
  return { ok: true, value: null };
}

/** Nobody is shown a button that would refuse them. */
export function maySee({ actorId }: Pick<Noted, "actorId">, taker: Omit<Taker, "at">): boolean {
  return taker.duty === "owner" || taker.actorId === actorId;
}
