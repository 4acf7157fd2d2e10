import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { AS_USUAL, type EmailChoice } from "#app/domain/orders/owner/order-announcement.ts";
import { NEWER_VERSION, NOT_QUOTED } from "#app/domain/quotes/check-acceptance.ts";
import type { Done } from "#app/domain/refusal.ts";
import { findRecipient } from "#app/services/accounts/profile.server.ts";
import { settleCredits } from "#app/services/consultations/credit-consultation.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { findDue } from "#app/services/ledger/find-due.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import { type OrderActing, type OrderRecord, withOrder, writeOrder } from "#app/services/orders/with-order.server.ts";
import { closeOpen, showInForce } from "./versions/close-version.server.ts";
import { findVersion, QUOTE_MISSING } from "./versions/quote-rows.server.ts";

/** The owner takes the open version back. Without an accepted one the order is submitted again, and waits for a new quote. */
export async function withdrawQuote(
  app: Pick<App, "db" | "now">,
  { actorId, userId, orderId, number }: OrderActing & { number: number },
  { line, leaveOut }: EmailChoice = AS_USUAL,
): Promise<Done> {
  const at = app.now().toISOString();
  return withOrder(app, { userId, orderId }, async (db, order): Promise<Done> => {
    const quote = await findVersion(db, orderId, number);
    if (!quote) return QUOTE_MISSING;
    // Pressed twice, it is withdrawn once.
    if (quote.row.state === "withdrawn") return { ok: true };
    if (quote.row.state === "superseded") return NEWER_VERSION;
    if (quote.row.state !== "sent") return NOT_QUOTED;
    const event = { orderId, actorId, at };
    await closeOpen(db, { orderId, state: "withdrawn", at });
    await recordEvent(db, { ...event, kind: "quote_withdrawn", details: { number } });
    if (order.acceptedQuoteId === null) await submitAgain(db, order, event);
    else await showInForce(db, order, event);
    await settleCredits(db, { userId, savedOrderId: orderId, actorId, at, email: { line: "", leaveOut } });
    if (leaveOut) await recordEvent(db, { ...event, kind: "email_left_out" });
    else await tellClient(db, order, { number, totalCents: quote.row.totalCents, line, at });
    return { ok: true };
  });
}

async function submitAgain(db: Db, order: OrderRecord, event: { orderId: string; actorId: string; at: string }) {
  const toStatus = order.status === "quoted" ? "submitted" : order.status;
  const nothing = { totalCents: null, confirmedAt: null, quoteId: null, quotedAt: null };
  await writeOrder(db, order, event.at, { status: toStatus, ...nothing });
  if (toStatus !== order.status) {
    const details = { before: order.status, after: toStatus, confirmationEnded: false };
    await recordEvent(db, { ...event, kind: "status_changed", details });
  }
  await recordTurn(db, { ...event, fromStatus: order.status, toStatus, totalCents: null });
}

async function tellClient(
  db: Db,
  order: OrderRecord,
  { number, totalCents, line, at }: { number: number; totalCents: number; line: string; at: string },
) {
  const { id: orderId, userId } = order;
  const { firstName, ...to } = await findRecipient(db, userId);
  await queueEmail(db, {
    kind: "quote_withdrawn",
    to,
    parameters: {
      order_id: orderId,
      customer_name: to.name,
      first_name: firstName,
      quote_version: number,
      total: totalCents,
      ...(await findDue(db, orderId)).due,
      ...(line && { message: line }),
    },
    orderId,
    userId,
    at,
  });
}
