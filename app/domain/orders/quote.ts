import { type Consent, isAgreed } from "./consent.ts";
import { meaningOf } from "./order-status.ts";

interface QuotedOrder {
  status: string;
  totalCents: number | null;
  consent: Consent;
}

/**
 * What there is for the client to answer: nothing, a price that is still to come, a quote, a quote anew after an earlier
 * confirmation has ended, or nothing more because it is confirmed.
 */
export type QuoteState = "none" | "price to come" | "open" | "open again" | "confirmed";

export function quoteStateOf({ status, totalCents, consent }: QuotedOrder): QuoteState {
  const { confirmable } = meaningOf(status);
  if (confirmable === "never") return "none";
  if (totalCents === null) return isPriceToCome({ status, totalCents }) ? "price to come" : "none";
  if (isAgreed(consent)) return "confirmed";
  if (consent === "ended") return "open again";
  return confirmable === "always" ? "open" : "none";
}

/** The same for a client whose order has a version of its quote that waits for an answer, or has none. */
export function withOpenVersion(state: QuoteState, { open, consent }: { open: boolean; consent: Consent }): QuoteState {
  const asks = state === "open" || state === "open again";
  if (asks && !open) return "none";
  return open && state === "none" ? (consent === "ended" ? "open again" : "open") : state;
}

type Priced = Pick<QuotedOrder, "status" | "totalCents">;

/** Quoted, and with a price. */
export function isQuote({ status, totalCents }: Priced): boolean {
  return meaningOf(status).told === "quote" && totalCents !== null;
}

/** Its client has been shown an amount: what changes it has to be told. */
export function isAmountKnown({ status, totalCents }: Priced): boolean {
  return meaningOf(status).confirmable !== "never" && totalCents !== null;
}

/** Quoted, as the owner may set it at any time, but without a price: no quote yet. */
export function isPriceToCome({ status, totalCents }: Priced): boolean {
  return meaningOf(status).told === "quote" && totalCents === null;
}

/** Its client has said yes, and what follows is still on the desk; later on that goes without saying. */
export function isAnswered({ status, agreed }: { status: string; agreed: boolean }): boolean {
  return agreed && meaningOf(status).desk !== null;
}

/** Both sides read this sentence of an order that is quoted without a price. */
export const PRICE_TO_COME = "The price is still to come.";

/** The link that its client is offered: without a price there is nothing to pay yet. */
export function paymentLinkOf({ status, totalCents, paymentLink }: Priced & { paymentLink: string | null }) {
  return meaningOf(status).payable && totalCents !== null ? paymentLink : null;
}

/** The button in the last column of My Orders: an order without a price is looked at, not confirmed. */
export function actionOn(order: Priced) {
  return isPriceToCome(order) ? "View Details" : meaningOf(order.status).action;
}

/** Why its client cannot delete it, whatever its status is by now. */
export const KEPT = "This order has been quoted, so it is kept and can no longer be deleted.";

/** An order as lists have it, with what the ledger says of it. */
interface Owed {
  status: string;
  totalCents: number | null;
  /** Of the fees of consultations. */
  creditCents: number;
  acceptedQuoteId: string | null;
  /** As the ledger has them; nothing where it does not know of the order. */
  balanceCents: number | null;
  heldCents: number | null;
  dueCents: number | null;
  /** Nobody can say yes to what it shows any more. */
  over: boolean | number;
}

/**
 * What is left to pay, the same for everybody who asks: of what was accepted the balance, of a price that waits for a yes what
 * neither a fee nor money that came early pays, of one that was declined or is over nothing, and of a cancelled order only what the owner has kept.
 */
export function leftToPay({ status, totalCents, creditCents, acceptedQuoteId, balanceCents, ...ledger }: Owed): number {
  if (!meaningOf(status).payable) return ledger.dueCents ?? 0;
  if (acceptedQuoteId !== null && balanceCents !== null) return Math.max(0, balanceCents);
  if (ledger.over) return 0;
  return Math.max(0, (totalCents ?? 0) - creditCents - Math.max(0, ledger.heldCents ?? 0));
}
