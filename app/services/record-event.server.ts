import { randomUUID } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";

interface OrderEvent {
  orderId: string;
  kind: "created" | "submitted" | "confirmed";
  actorId: string;
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
