import type { App } from "#app/app.server.ts";
import { type Db, getRow } from "#app/db/client.server.ts";
import { type CardDue, cardDue } from "#app/domain/cards/card-due.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { describeEvent } from "#app/domain/orders/order-trail.ts";
import { findOrderMoney, type Planned } from "#app/services/ledger/entries/find-order-money.server.ts";
import { findOrderRecord } from "#app/services/orders/with-order.server.ts";

/**
 * What is known of a payment for this order, by its id, or of the last one; null where none was. It believes
 * the ledger, not the address that the client comes back to. Of somebody else's order there is nothing.
 */
export async function findCardPayment(app: Pick<App, "db">, userId: string, orderId: string, id?: string) {
  const order = await findOrderRecord(app.db, { userId, orderId });
  if (!order || !meaningOf(order.status).listed) return undefined;
  let query = app.db
    .selectFrom("cardSessions")
    .leftJoin("ledgerEntries", "ledgerEntries.id", "cardSessions.entryId")
    .select(["cardSessions.id", "cardSessions.state", "cardSessions.cents"])
    .select(["ledgerEntries.amountCents", "ledgerEntries.receiptNumber"])
    .where("cardSessions.orderId", "=", orderId);
  if (id !== undefined) query = query.where("cardSessions.id", "=", id);
  const found = await query.orderBy("cardSessions.createdAt", "desc").executeTakeFirst();
  if (!found) return id === undefined ? null : undefined;
  const { amountCents, ...payment } = found;
  return { ...payment, paidCents: amountCents === null ? null : -amountCents };
}

/** What of card money the owner sees beside the entries: what waits to be looked at, and whether any came at all. */
export async function findCardNotes(db: Db, orderId: string) {
  const { cardFlaggedAt } = await getRow(db, "orders", { id: orderId }, ["cardFlaggedAt"]);
  const flags = cardFlaggedAt === null ? [] : await findFlags(db, orderId, cardFlaggedAt);
  const byCard = db.selectFrom("ledgerEntries").select("id").where("orderId", "=", orderId);
  const paid = await byCard.where("providerRef", "is not", null).executeTakeFirst();
  return flags.length === 0 && !paid ? null : { flags, paid: paid !== undefined };
}

async function findFlags(db: Db, orderId: string, since: string) {
  const events = await db
    .selectFrom("orderEvents")
    .select(["id", "at", "kind", "details"])
    .where("orderId", "=", orderId)
    .where("kind", "=", "card_flagged")
    .where("at", ">=", since)
    .orderBy("at")
    .execute();
  return events.map(({ id, at, kind, details }) => ({ id, at, words: describeEvent(kind, details) }));
}

/** What a card can pay of an order at this moment, and by which version of its quote; nothing where nothing is due. */
export async function findCardDue(db: Db, order: Planned): Promise<(CardDue & { quoteId: string }) | null> {
  const { acceptedQuoteId: quoteId, status } = order;
  if (quoteId === null || !meaningOf(status).payable) return null;
  const { money } = await findOrderMoney(db, order);
  const due = cardDue(money.dues);
  return due && { ...due, quoteId };
}
