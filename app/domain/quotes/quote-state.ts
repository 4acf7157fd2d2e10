import { dayOf } from "#app/domain/calendar.ts";
import { expiringUntil } from "#app/domain/orders/owner/expiring.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { QuoteState } from "./quote-types.ts";

interface Version {
  state: QuoteState;
  validUntil: string | null;
}

/** A quote counts to the end of its last day in Pennsylvania. */
export function isExpired({ validUntil }: Pick<Version, "validUntil">, now: Date): boolean {
  return validUntil !== null && dayOf(now) > validUntil;
}

/** Waits for an answer, and runs out within three days. */
export function isExpiring({ state, validUntil }: Version, now: Date): boolean {
  if (state !== "sent" || validUntil === null || isExpired({ validUntil }, now)) return false;
  return validUntil <= expiringUntil(now);
}

/** The newest accepted version, whatever has been sent since. */
export function inForce<Quote extends { state: QuoteState; number: number }>(versions: readonly Quote[]) {
  return versions
    .filter(({ state }) => state === "accepted")
    .reduce<Quote | undefined>((newest, one) => (newest && newest.number > one.number ? newest : one), undefined);
}

/** How a version is named to people: a suffix, never a new number. */
export function versionName(shownId: string, number: number): string {
  return `Quote ${shownId}, version ${number}`;
}

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
