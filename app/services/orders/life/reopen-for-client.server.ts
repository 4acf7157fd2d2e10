import type { App } from "#app/app.server.ts";
import { checkMessage } from "#app/domain/quotes/answer-words.ts";
import { checkReopen } from "#app/domain/quotes/quote-state.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { findRecipient } from "#app/services/accounts/profile.server.ts";
import { settleCredits } from "#app/services/consultations/credit-consultation.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import { withOrder, writeOrder } from "#app/services/orders/with-order.server.ts";
import { draftOf } from "#app/services/quotes/revise-quote.server.ts";
import { closeOpen } from "#app/services/quotes/versions/close-version.server.ts";
import { findVersion, findVersionById } from "#app/services/quotes/versions/quote-rows.server.ts";

interface Reopened {
  actorId: string;
  userId: string;
  orderId: string;
  /** The order's version that the owner was looking at. */
  version: number;
  message: string;
}

const STALE = refusal("stale", "This order was changed in another tab or on another device. Please look at it again.");

/**
 * The order goes back to its client to change, with a message. What was open is withdrawn; its lines stay as a draft, so that
 * on submitting again what has not changed keeps its price.
 */
export async function reopenForClient(
  app: Pick<App, "db" | "now">,
  { actorId, userId, orderId, version, message }: Reopened,
): Promise<{ ok: true } | Refusal> {
  const now = app.now();
  const at = now.toISOString();
  return withOrder(app, { userId, orderId }, async (db, order): Promise<{ ok: true } | Refusal> => {
    if (order.version !== version) return STALE;
    const { status, totalCents } = order;
    const allowed = checkReopen(order);
    if (!allowed.ok) return refusal("refused", allowed.reason);
    const text = checkMessage(message, "Please tell the client why.");
    if (!text.ok) return refusal("invalid", text.reason, text.field);
    const open = await findVersion(db, orderId, "open");
    const event = { orderId, actorId, at };
    if (open) {
      await closeOpen(db, { orderId, state: "withdrawn", at });
      await recordEvent(db, { ...event, kind: "quote_withdrawn", details: { number: open.row.number } });
    }
    // Lines that were declined wait as a draft too, and no total of theirs is left for the client to read.
    const shown = await findVersionById(db, order.quoteId);
    const lines = shown?.row.kind === "lines" ? shown : undefined;
    const there = await findVersion(db, orderId, "draft");
    if (lines && there?.row.kind !== "lines") await draftOf(db, { order, quote: lines, there, actorId, now });
    const total = lines ? null : totalCents;
    const nothing = { confirmedAt: null, quoteId: null, quotedAt: null };
    await writeOrder(db, order, at, { status: "incomplete", totalCents: total, ...nothing });
    const details = { before: status, after: "incomplete", confirmationEnded: false };
    await recordEvent(db, { ...event, kind: "status_changed", details });
    await recordEvent(db, { ...event, kind: "order_reopened" });
    await recordTurn(db, { ...event, fromStatus: status, toStatus: "incomplete", totalCents: total });
    await settleCredits(db, { userId, savedOrderId: orderId, actorId, at });
    const { firstName, ...to } = await findRecipient(db, userId);
    await queueEmail(db, {
      kind: "order_reopened",
      to,
      parameters: { order_id: orderId, customer_name: to.name, first_name: firstName, message: text.value },
      orderId,
      userId,
      at,
    });
    return { ok: true };
  });
}
