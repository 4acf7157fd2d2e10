import type { Db } from "#app/db/client.server.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { dropReminders } from "#app/services/emails/drop-reminders.server.ts";
import { findOrderMoney, moneyColumns } from "./find-order-money.server.ts";

/** Writes what the ledger says of an order where lists read it. Its version stays: nobody's typing is in the way of money. */
export async function projectMoney(db: Db, orderId: string) {
  const order = await db.selectFrom("orders").select(moneyColumns).where("id", "=", orderId).executeTakeFirstOrThrow();
  if (order.ledgerSince === null) {
    await dropReminders(db, orderId);
    return undefined;
  }
  const { money, plan } = await findOrderMoney(db, order);
  const { chargedCents, balanceCents, heldCents, dueOn, dueCents, badge: moneyBadge } = money;
  // Taken up again, it is a sale again.
  const settledAt = meaningOf(order.status).payable ? null : order.settledAt;
  await db
    .updateTable("orders")
    .set({ chargedCents, balanceCents, heldCents, dueOn, dueCents, moneyBadge, settledAt })
    .where("id", "=", orderId)
    .execute();
  await dropReminders(db, orderId);
  return { money, plan };
}
