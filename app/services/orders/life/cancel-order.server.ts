import type { App } from "#app/app.server.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { standingOf } from "#app/services/ledger/entries/find-order-money.server.ts";
import type { Entered, MoneyPlace } from "#app/services/ledger/entries/with-money.server.ts";
import { type Settling, settleIn } from "#app/services/ledger/settle-order.server.ts";
import { findOrderRecord } from "#app/services/orders/with-order.server.ts";
import { updateOrderIn } from "./update-order.server.ts";

/** The owner cancels an order and says in the same act what becomes of its money: both or neither, and one message. */
export async function cancelAndSettle(
  app: Pick<App, "db" | "now">,
  place: MoneyPlace & { version: number },
  typed: Settling,
): Promise<Entered | Refusal> {
  const now = app.now();
  const { actorId, userId, orderId, version } = place;
  const undone = new Undone();
  const work = app.db.transaction().execute(async (db): Promise<Entered | Refusal> => {
    const order = await findOrderRecord(db, { userId, orderId });
    // Sent again because its answer was lost: the form knows what it has recorded.
    if (!order || standingOf(order, []).closed) return settleIn(db, now, place, { typed, cancelled: false });
    const { totalCents, paymentLink } = order;
    const terms = { status: "cancelled" as const, totalCents, paymentLink };
    const saved = await updateOrderIn(db, now, actorId, { userId, orderId, version }, terms, "told elsewhere");
    const done = saved.ok ? await settleIn(db, now, place, { typed, cancelled: true }) : saved;
    if (done.ok) return done;
    undone.refusal = done;
    throw undone;
  });
  return work.catch((error: unknown) => {
    if (error === undone && undone.refusal) return undone.refusal;
    throw error;
  });
}

/** Takes back what the transaction has written so far. */
class Undone extends Error {
  refusal: Refusal | undefined;
}
