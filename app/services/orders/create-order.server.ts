import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { newDraft, type OrderDraft } from "#app/domain/orders/draft.ts";
import { newOrderId } from "#app/domain/orders/order-id.ts";
import { draftColumns } from "./order-draft.server.ts";
import { recordEvent } from "./record-event.server.ts";
import { recordTurn } from "./record-turn.server.ts";

/** A new, empty order of this client, ready for its first question. */
export async function createOrder(app: Pick<App, "db" | "now">, userId: string) {
  const id = newOrderId();
  const at = app.now().toISOString();
  await app.db.transaction().execute((db) => insertDraft(db, { userId, draft: newDraft(id), at }));
  return { id, version: 1 };
}

interface NewDraft {
  userId: string;
  draft: OrderDraft;
  /** What it was made from: what was stored before may stay as it was, even where it would be refused today. */
  stored?: OrderDraft;
  at: string;
}

/** A new order with its first event and the first turn of its life. Called inside a transaction. */
export async function insertDraft(db: Db, { userId, draft, stored, at }: NewDraft) {
  await db
    .insertInto("orders")
    .values({
      id: draft.id,
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
      ...draftColumns(draft, stored),
    })
    .execute();
  const event = { orderId: draft.id, actorId: userId, at };
  await recordEvent(db, { ...event, kind: "created" });
  await recordTurn(db, { ...event, fromStatus: null, toStatus: "incomplete", totalCents: null });
}
