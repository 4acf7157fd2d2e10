import type { Db } from "#app/db/client.server.ts";
import { type CardDue, cardDue } from "#app/domain/cards/card-due.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { findOrderMoney, type Planned } from "#app/services/ledger/entries/find-order-money.server.ts";

/** What a card can pay of an order at this moment, and by which version of its quote; nothing where nothing is due. */
export async function findCardDue(db: Db, order: Planned): Promise<(CardDue & { quoteId: string }) | null> {
  const { acceptedQuoteId: quoteId, status } = order;
  if (quoteId === null || !meaningOf(status).payable) return null;
  const { money } = await findOrderMoney(db, order);
  const due = cardDue(money.dues);
  return due && { ...due, quoteId };
}
