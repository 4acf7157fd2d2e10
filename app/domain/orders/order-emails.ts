import { meaningOf } from "./order-status.ts";
import type { OrderBefore, OrderTerms } from "./order-update.ts";

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
