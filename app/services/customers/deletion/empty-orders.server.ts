import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { defaultWindowName } from "#app/domain/orders/window.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";

interface Going {
  userId: string;
  at: string;
}

/** An order that still asked for something, and is kept: it asks no more. A waiting credit goes back to its visit. */
export async function closeOrder(db: Db, orderId: string, { userId, at }: Going) {
  const { status, totalCents } = await db
    .selectFrom("orders")
    .select(["status", "totalCents"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const event = { orderId, actorId: userId, at };
  await db
    .updateTable("orders")
    .set((eb) => ({ status: "cancelled", updatedAt: at, version: eb("version", "+", 1) }))
    .where("id", "=", orderId)
    .execute();
  await recordEvent(db, { ...event, kind: "status_changed", details: { before: status, after: "cancelled" } });
  await recordTurn(db, { ...event, fromStatus: status, toStatus: "cancelled", totalCents });
  await db.deleteFrom("consultationCredits").where("orderId", "=", orderId).execute();
}

/**
 * Takes out of a kept order what its client wrote about themselves: the names of the windows, also where the trail tells of
 * them. What was to be made, and what it cost, stays.
 */
export async function emptyOrder(db: Db, orderId: string, at: string) {
  const row = await db
    .selectFrom("orders")
    .select(["windows", "hardware"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const { windows } = readOrderDocuments(row);
  const unnamed = windows.map(({ draft: _, ...window }, index) => ({ ...window, name: defaultWindowName(index + 1) }));
  await db
    .updateTable("orders")
    .set({ windows: JSON.stringify({ version: 2, list: unnamed }) })
    .where("id", "=", orderId)
    .execute();
  await db
    .updateTable("orderEvents")
    .set({ details: "{}" })
    .where("orderId", "=", orderId)
    .where("kind", "in", ["window_changed", "window_added", "window_removed"])
    .execute();
  await db
    .updateTable("documentPeople")
    .set({ person: null, erasedAt: at })
    .where("document", "=", "order")
    .where("documentId", "=", orderId)
    .where("erasedAt", "is", null)
    .execute();
}
