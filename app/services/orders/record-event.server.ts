import { randomUUID } from "node:crypto";
import { addRows, type Db } from "#app/db/client.server.ts";
import type { EventKind } from "#app/domain/orders/order-trail.ts";

export interface OrderEvent {
  orderId: string;
  kind: EventKind;
  actorId: string | null;
  at: string;
  details?: object;
}

/** Called inside the transaction of the change it tells of. */
export function recordEvent(db: Db, event: OrderEvent) {
  return recordEvents(db, [event]);
}

/** The same of several things that one change did, in their order. */
export async function recordEvents(db: Db, events: readonly OrderEvent[]) {
  if (events.length === 0) return;
  const rows = events.map(({ details = {}, ...event }) => ({
    ...event,
    id: randomUUID(),
    details: JSON.stringify(details),
  }));
  await addRows(db, "orderEvents", rows);
}
