import type { Db } from "#app/db/client.server.ts";
import { findConsent } from "#app/db/consent.server.ts";
import type { OrderBefore } from "#app/domain/orders/order-update.ts";
import { isQuote } from "#app/domain/orders/quote.ts";
import { creditOf } from "./find-credit.server.ts";
import { wasEverQuoted } from "./order-history.server.ts";

interface StoredOrder {
  before: OrderBefore;
  version: number;
  confirmedAt: string | null;
}

/** An order as it stands before the owner's save, with all that the effects of the save depend on. */
export async function findOrderBefore(db: Db, userId: string, orderId: string): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom("orders")
    .leftJoin("quotes", "quotes.id", "orders.quoteId")
    .select(["status", "orders.totalCents", "paymentLink", "orders.version", "confirmedAt", "state"])
    .where("orders.id", "=", orderId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { version, confirmedAt, state, ...terms } = row;
  const before = {
    ...terms,
    declined: state === "declined",
    consent: (await findConsent(db, orderId)).consent,
    creditCents: (await creditOf(db, orderId))?.cents ?? 0,
    frozen: (await findLastPacket(db, orderId)) !== undefined,
    everQuoted: isQuote(terms) || (await wasEverQuoted(db, orderId)),
  };
  return { before, version, confirmedAt };
}

function findLastPacket(db: Db, orderId: string) {
  return db.selectFrom("packets").select("number").where("orderId", "=", orderId).limit(1).executeTakeFirst();
}
