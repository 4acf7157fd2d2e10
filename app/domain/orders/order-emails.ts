import type { OrderStatus } from "./order.ts";
import type { OrderTerms } from "./order-update.ts";

/** The client hears of these by themselves; "submitted" and "incomplete" are told by what the client did. */
const told: OrderStatus[] = ["in progress", "completed", "shipping", "delivered", "cancelled"];

type Terms = Pick<OrderTerms, "status" | "totalCents">;

/**
 * What the owner's save tells the client, if anything. The first quote is an event of its own; a new one, or another total
 * on the same one, is news about the order.
 */
export function emailAfter(before: Terms, after: Terms, quotedBefore: boolean) {
  const moved = before.status !== after.status;
  if (after.status === "quoted") {
    if (moved && !quotedBefore) return "quote_ready" as const;
    return moved || before.totalCents !== after.totalCents ? ("status_changed" as const) : undefined;
  }
  return moved && told.includes(after.status) ? ("status_changed" as const) : undefined;
}
