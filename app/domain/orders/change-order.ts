import { isAgreed } from "./consent.ts";
import { meaningOf } from "./order-status.ts";
import type { EventKind } from "./order-trail.ts";
import type { OrderBefore, OrderTerms } from "./order-update.ts";

export interface OrderEffects {
  events: { kind: EventKind; details: object }[];
  /** A row of the history is due: its status, its total or its confirmation has changed. */
  turned: boolean;
  endsConfirmation: boolean;
  /** The credit of a consultation goes where it belongs now. */
  recredit: boolean;
  email: OrderEmail | undefined;
}

/** Everything that the owner's save does beside writing the new terms. Every status may follow every other. */
export function effectsOf(before: OrderBefore, after: OrderTerms): OrderEffects {
  const moved = before.status !== after.status;
  const repriced = before.totalCents !== after.totalCents;
  const was = meaningOf(before.status);
  const is = meaningOf(after.status);
  // A confirmation belongs to one quote: to its total, and to an order that is not reopened or cancelled.
  const endsConfirmation =
    isAgreed(before.consent) && (repriced || (moved && !(was.keepsConfirmation && is.keepsConfirmation)));
  return {
    events: eventsOf(before, after, endsConfirmation),
    turned: moved || repriced,
    endsConfirmation,
    recredit: was.credit !== is.credit || repriced,
    email: emailAfter(before, after, endsConfirmation),
  };
}

/** One event for each thing that changed, with its value before and after. */
function eventsOf(before: OrderBefore, after: OrderTerms, endsConfirmation: boolean): OrderEffects["events"] {
  const moved = before.status !== after.status;
  const repriced = before.totalCents !== after.totalCents;
  // With another total the client is asked again at once; a status alone only ends what was said.
  const asked = after.totalCents !== null && meaningOf(after.status).keepsConfirmation;
  const byTotal = endsConfirmation && repriced && asked;
  const events: OrderEffects["events"] = [];
  if (moved) {
    const details = { before: before.status, after: after.status, confirmationEnded: endsConfirmation && !byTotal };
    events.push({ kind: "status_changed", details });
  }
  if (repriced) {
    const details = { before: before.totalCents, after: after.totalCents, confirmationCleared: byTotal };
    events.push({ kind: "total_changed", details });
  }
  if (before.paymentLink !== after.paymentLink) {
    const details = { before: before.paymentLink, after: after.paymentLink };
    events.push({ kind: "payment_link_changed", details });
  }
  return events;
}

/** What a message to the client is about: the status of an order, its total, the credit on it, or the link to pay. */
export type OrderNews = "status" | "total" | "credit" | "link";

export interface OrderEmail {
  kind: "quote_ready" | "status_changed";
  about: OrderNews;
}

/**
 * What the owner's save tells the client, if anything. The first quote is a message of its own, and it is ready when it has
 * a price; a new one, or another total on the same one, is news. The end of a confirmation is always told, and so is
 * another total to a client who is being asked again. A link to pay is told to whoever knows
 * what there is to pay, unless a credit has paid it all or they have declined it.
 */
export function emailAfter(before: OrderBefore, after: OrderTerms, endsConfirmation: boolean): OrderEmail | undefined {
  const moved = before.status !== after.status;
  const repriced = before.totalCents !== after.totalCents;
  const { told, confirmable } = meaningOf(after.status);
  if (told === "quote" && after.totalCents !== null) {
    if (!moved && !repriced) return linkNews(before, after);
    return { kind: before.everQuoted ? "status_changed" : "quote_ready", about: "status" };
  }
  const asked = before.consent !== "none" && confirmable === "again";
  if (repriced && asked) return { kind: "status_changed", about: "total" };
  if (moved && (told === "news" || endsConfirmation)) return { kind: "status_changed", about: "status" };
  return endsConfirmation ? { kind: "status_changed", about: "total" } : linkNews(before, after);
}

function linkNews(before: OrderBefore, after: OrderTerms): OrderEmail | undefined {
  const { payable, confirmable } = meaningOf(after.status);
  const known =
    payable && confirmable !== "never" && after.totalCents !== null && after.totalCents > before.creditCents;
  const added = after.paymentLink !== null && after.paymentLink !== before.paymentLink;
  return known && added && !before.declined ? { kind: "status_changed", about: "link" } : undefined;
}
