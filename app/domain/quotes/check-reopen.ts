import type { Verdict } from "#app/domain/verdict.ts";

interface Reopenable {
  status: string;
  acceptedQuoteId: string | null;
  /** Since when money is known of it. */
  ledgerSince: string | null;
}

/** Whether an order can go back to its client to change: the page offers it, and the use case allows it, by this. */
export function checkReopen({ status, acceptedQuoteId, ledgerSince }: Reopenable): Verdict<true> {
  if ((status !== "submitted" && status !== "quoted") || acceptedQuoteId !== null) {
    return { ok: false, reason: "Only an order that is submitted or quoted, and not accepted, can be reopened." };
  }
  if (ledgerSince !== null) {
    return { ok: false, reason: "Money has come in for this order, so it can no longer be reopened." };
  }
  return { ok: true, value: true };
}
