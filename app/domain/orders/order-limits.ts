import type { Verdict } from "#app/domain/verdict.ts";

export const MIN_WINDOWS = 1;
export const MAX_WINDOWS = 12;

export const MAX_FABRICS = 20;
export const MAX_TRIMS = 20;
export const MAX_HARDWARE = 20;
export const MAX_NAME_LENGTH = 120;

/** Orders in progress that one client may have at a time. */
export const MAX_DRAFTS = 20;
/** Orders that one client may hand in within an hour: each is two e-mails and work for the owner. */
export const SUBMISSIONS_PER_HOUR = 10;

/** Whether one more order may be begun. Who had more before there was a limit keeps them, and begins no other. */
export function checkDraftCount(inProgress: number): Verdict<true> {
  if (inProgress < MAX_DRAFTS) return { ok: true, value: true };
  const reason = `You have ${inProgress} orders in progress, and ${MAX_DRAFTS} is the most we can keep. Please submit or delete one of them first.`;
  return { ok: false, reason };
}
