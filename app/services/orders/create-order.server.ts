import type { App } from "#app/app.server.ts";
import { newDraft } from "#app/domain/orders/draft.ts";
import { newOrderId } from "#app/domain/orders/order-id.ts";
import { draftColumns } from "./order-draft.server.ts";
import { recordEvent } from "./record-event.server.ts";
import { recordTurn } from "./record-turn.server.ts";

/** A new, empty order of this client, ready for its first question. */
export async function createOrder(app: Pick<App, "db" | "now">, userId: string) {
  const id = newOrderId();
  const at = app.now().toISOString();
  await app.db.transaction().execute(async (db) => {
    await db
      .insertInto("orders")
      .values({
        id,
        userId,
        status: "incomplete",
        totalCents: null,
        paymentLink: null,
        orderName: null,
        description: null,
        version: 1,
        createdAt: at,
        updatedAt: at,
        submittedAt: null,
        confirmedAt: null,
        ...draftColumns(newDraft(id)),
      })
      .execute();
    await recordEvent(db, { orderId: id, kind: "created", actorId: userId, at });
    await recordTurn(db, {
      orderId: id,
      fromStatus: null,
      toStatus: "incomplete",
      totalCents: null,
      actorId: userId,
      at,
    });
  });
  return { id, version: 1 };
}
