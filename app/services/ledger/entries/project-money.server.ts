import type { Updateable } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { deriveMoney, type Money, type PaymentPlan } from "#app/domain/ledger/derive-money.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { dropReminders } from "#app/services/emails/queue-email.server.ts";
import { findStage, projectStage } from "#app/services/schedule/project-stage.server.ts";
import { findKnownMoney, type KnownMoney, standingOf } from "./find-order-money.server.ts";

/** The money of an order as it was written. */
export interface Projected {
  money: Money;
  plan: PaymentPlan | null;
}

/**
 * Writes what the ledger says of an order where lists read it, and the stage that follows from it. Its version stays: nobody's typing is in the way of money. What
 * its caller knows is believed where the ledger knew of the order before; otherwise there may be a plan by now.
 * What else they have to write to the order goes with it.
 */
export async function projectMoney(
  db: Db,
  orderId: string,
  known?: KnownMoney,
  values: Updateable<Database["orders"]> = {},
): Promise<Projected | undefined> {
  const found = known && known.order.ledgerSince !== null ? known : await findKnownMoney(db, orderId);
  const { order, entries, plan } = found;
  if (order.ledgerSince === null) {
    await dropReminders(db, orderId);
    await projectStage(db, orderId);
    return undefined;
  }
  const money = deriveMoney(entries, plan, standingOf(order, entries));
  const { chargedCents, balanceCents, heldCents, dueOn, dueCents, badge: moneyBadge } = money;
  // Taken up again, it is a sale again.
  const settledAt = meaningOf(order.status).payable ? null : order.settledAt;
  const written = { ...values, chargedCents, balanceCents, heldCents, dueOn, dueCents, moneyBadge, settledAt };
  const stage = await findStage(db, orderId, written);
  await db
    .updateTable("orders")
    .set({ ...written, ...stage })
    .where("id", "=", orderId)
    .execute();
  await dropReminders(db, orderId);
  return { money, plan };
}
