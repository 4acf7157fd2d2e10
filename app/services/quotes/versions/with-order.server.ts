import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { refusal } from "#app/domain/refusal.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { ORDER_NOT_FOUND } from "#app/services/orders/edit-order.server.ts";
import { lockQuotedOrder, type QuotedOrder } from "./find-quoted-order.server.ts";

interface Place {
  userId: string;
  orderId: string;
}

/**
 * One act on the quote of an order, in one transaction. Whoever else acts on this client or order waits until it is done, so
 * what is found stays so. Somebody else's order is as if it did not exist.
 */
export function withOrder<Done extends { ok: true }>(
  app: Pick<App, "db">,
  { userId, orderId }: Place,
  act: (db: Db, order: QuotedOrder) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  return app.db.transaction().execute(async (db): Promise<Done | Refusal> => {
    await lockClient(db, userId);
    const order = await lockQuotedOrder(db, userId, orderId);
    return order ? act(db, order) : refusal("missing", ORDER_NOT_FOUND);
  });
}

type Values = Partial<
  Pick<QuotedOrder, "status" | "totalCents" | "confirmedAt" | "quoteId" | "acceptedQuoteId" | "quotedAt">
>;

/** Writes to an order that is locked, and gives it its next version. */
export async function writeOrder(db: Db, order: QuotedOrder, at: string, values: Values) {
  await db
    .updateTable("orders")
    .set({ ...values, ...nextVersion(order, at) })
    .where("id", "=", order.id)
    .execute();
}

/** Whoever has the order open must look again. */
export function nextVersion({ version }: QuotedOrder, at: string) {
  return { updatedAt: at, version: version + 1 };
}
