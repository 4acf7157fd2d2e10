import { randomUUID } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";
import type { EventKind } from "#app/domain/orders/order-trail.ts";

interface OrderEvent {
  orderId: string;
  kind: EventKind;
  actorId: string | null;
  at: string;
  details?: object;
}

/** Called inside the transaction of the change it tells of. */
export async function recordEvent(db: Db, { details = {}, ...event }: OrderEvent) {
  await db
    .insertInto("orderEvents")
    .values({ ...event, id: randomUUID(), details: JSON.stringify(details) })
    .execute();
}
