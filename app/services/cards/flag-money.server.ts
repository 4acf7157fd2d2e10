import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { type Db, setRows } from "#app/db/client.server.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { Done } from "#app/domain/refusal.ts";
import { findRecipient } from "#app/services/accounts/profile.server.ts";
import { queueNotice } from "#app/services/emails/queue-email.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { type OrderActing, withOrder } from "#app/services/orders/with-order.server.ts";

interface Flag {
  order: { id: string; userId: string };
  /** As it is said: of another currency there are no dollars. */
  amount: string;
  cents: number | null;
  /** What the provider calls the payment. */
  reference: string;
  reasons: string[];
  at: string;
}

/** Money that needs the owner's eye: the order waits under Paid, to check, its trail says why, and the owner is written to. */
export async function flagMoney(db: Db, { order, amount, cents, reference, reasons, at }: Flag) {
  if (reasons.length === 0) return;
  const reason = reasons.join(" ");
  await setRows(db, "orders", { id: order.id }, { cardFlaggedAt: sql<string>`coalesce("cardFlaggedAt", ${at})` });
  const details = { amount: cents, reason: `${reference}. ${reason}` };
  await recordEvent(db, { orderId: order.id, kind: "card_flagged", actorId: null, at, details });
  const client = await findRecipient(db, order.userId);
  await queueFlag(db, {
    orderId: order.id,
    name: client.name,
    email: client.address,
    amount,
    reference,
    reason,
    at,
  });
}

/** Money for an order that we do not have: nothing can be booked, and nothing is lost. */
export function flagUnplaced(
  db: Db,
  { amount, reference, orderId, at }: Record<"amount" | "reference" | "orderId" | "at", string>,
) {
  const reason = `A card payment was made for order ${orderId}, which is not here. Please look at it at the provider.`;
  return queueFlag(db, { orderId: null, name: "", email: "", amount, reference, reason, at });
}

interface Told {
  orderId: string | null;
  name: string;
  email: string;
  amount: string;
  reference: string;
  reason: string;
  at: string;
}

async function queueFlag(db: Db, { orderId, name, email, amount, reference, reason, at }: Told) {
  await queueNotice(db, {
    kind: "payment_flagged",
    parameters: { order_id: orderId ?? "", customer_name: name, customer_email: email, amount, reference, reason },
    orderId,
    at,
  });
}

/** "$636.00", or "636.00 EUR" */
export function amountInWords(cents: number, currency: string): string {
  return currency === "usd" ? formatMoney(cents) : `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

interface Checking extends OrderActing {
  /** When the last came that the owner has read of: what came since still waits. */
  seenAt: string;
}

/** The owner has looked at it. */
export async function checkCardMoney(
  app: Pick<App, "db" | "now">,
  { actorId, userId, orderId, seenAt }: Checking,
): Promise<Done> {
  const at = app.now().toISOString();
  return withOrder(app, { userId, orderId }, async (db, order): Promise<Done> => {
    // Pressed twice, or from a page that is older than what it says has been checked.
    if (order.cardFlaggedAt === null || seenAt < order.cardFlaggedAt) return { ok: true };
    const later = await db
      .selectFrom("orderEvents")
      .select("at")
      .where("orderId", "=", orderId)
      .where("kind", "=", "card_flagged")
      .where("at", ">", seenAt)
      .orderBy("at")
      .executeTakeFirst();
    await setRows(db, "orders", { id: orderId }, { cardFlaggedAt: later?.at ?? null });
    await recordEvent(db, { orderId, kind: "card_checked", actorId, at });
    return { ok: true };
  });
}
