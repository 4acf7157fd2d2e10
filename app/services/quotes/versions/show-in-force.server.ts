import type { Db } from "#app/db/client.server.ts";
import { isAgreed } from "#app/domain/orders/consent.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import { type OrderRecord, writeOrder } from "#app/services/orders/with-order.server.ts";
import { currentAfterClosing } from "./close-version.server.ts";

/**
 * After the open version has been closed: the one in force is what the order shows again, with its total and its yes. Without
 * one the order stays as it is. Answers whether there is one.
 */
export async function showInForce(db: Db, order: OrderRecord, { actorId, at }: { actorId: string; at: string }) {
  const current = await currentAfterClosing(db, order.acceptedQuoteId);
  await writeOrder(db, order, at, current?.shown ?? {});
  if (!current) return false;
  const { totalCents } = current.shown;
  await recordTurn(db, {
    orderId: order.id,
    fromStatus: order.status,
    toStatus: order.status,
    totalCents,
    actorId,
    at,
    confirmation: isAgreed(current.consent) ? "given" : null,
  });
  return true;
}
