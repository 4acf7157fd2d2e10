import { dayOf } from "#app/domain/calendar.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { WINDOWS_CHANGED } from "#app/domain/orders/progress/next-step.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { checkChosen } from "./choices.ts";
import { computeQuote } from "./compute-quote.ts";
import { isExpired } from "./quote-state.ts";
import type { QuoteLine, QuoteState, QuoteTerms, QuoteTotals } from "./quote-types.ts";

export const NOT_QUOTED = refusal("refused", "There is no open quote for this order.");
export const NEWER_VERSION = refusal("stale", "There is a newer version of this quote. Please look at it first.");
const LOOK_FIRST = "Some windows have changed since this was priced. Please look at what differs first.";
const OTHER_CHOICE = refusal(
  "stale",
  "What was chosen belongs to another version of this quote. Please look at it again.",
);
const BELOW_ZERO = "With this choice the total comes to less than $0.00.";

/** A yes to a version of a quote, however it comes. */
export interface Yes {
  status: string;
  version: { state: QuoteState; sentAt: string | null; terms: QuoteTerms; lines: readonly QuoteLine[] };
  by: "client" | "owner";
  chosen: readonly string[];
  /** On which day it was said. */
  day: string;
  now: Date;
  /** What is other than it was priced, each in a few words. */
  changed: readonly string[];
  /** The owner has read all of that. */
  read: boolean;
}

export type Acceptable = { ok: true; chosen: string[]; totals: QuoteTotals & { balanceCents: number } } | Refusal;

/** The one door for every yes: an open version, on a day after it was sent, to windows as they were priced, for no less than nothing. */
export function checkAcceptance({ status, version, by, chosen, day, now, changed, read }: Yes): Acceptable {
  const { state, sentAt, terms, lines } = version;
  if (state === "superseded") return NEWER_VERSION;
  if (state !== "sent" || sentAt === null || meaningOf(status).confirmable === "never") return NOT_QUOTED;
  const { validUntil } = terms;
  // What ran out can still be taken by us: the client said yes, and we mean to keep to it.
  if (by === "client" && validUntil !== null && isExpired({ validUntil }, now)) {
    return refusal("refused", `This quote was valid until ${formatDate(noonOf(validUntil))}.`);
  }
  // A plain quote is a price for the whole: the client may take it as it stands, and the owner is told.
  if (by === "client" && terms.kind === "lines" && changed.length > 0) return refusal("refused", WINDOWS_CHANGED);
  if (by === "owner" && changed.length > 0 && !read) return refusal("refused", LOOK_FIRST, "read");
  if (day < dayOf(sentAt)) {
    const reason = `This quote was sent on ${formatDate(sentAt)}. Please choose that day or a later one.`;
    return refusal("invalid", reason, "day");
  }
  if (day > dayOf(now)) return refusal("invalid", "Please choose today or an earlier day.", "day");
  if (chosen.some((key) => lines.every((line) => line.key !== key))) return OTHER_CHOICE;
  const picked = checkChosen(lines, chosen);
  if (!picked.ok) return refusal("invalid", picked.reason, picked.field);
  const { lines: _, ...totals } = computeQuote(terms, lines, new Set(picked.value));
  if (totals.totalCents < 0) {
    return refusal("refused", by === "client" ? `${BELOW_ZERO} Please ask us about it.` : BELOW_ZERO);
  }
  return { ok: true, chosen: picked.value, totals };
}
