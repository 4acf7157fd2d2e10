import type { Verdict } from "#app/domain/verdict.ts";
import { MAX_DRAFTS } from "./order-limits.ts";

/** Whether one more order may be begun. Who had more before there was a limit keeps them, and begins no other. */
export function checkDraftCount(inProgress: number): Verdict<true> {
  if (inProgress < MAX_DRAFTS) return { ok: true, value: true };
  const reason = `You have ${inProgress} orders in progress, and ${MAX_DRAFTS} is the most we can keep. Please submit or delete one of them first.`;
  return { ok: false, reason };
}
