import { randomUUID } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";
import { keepsForGood } from "#app/domain/orders/progress/kept-order.ts";
import { nameDocumentPerson } from "./name-document-person.server.ts";

interface Turn {
  orderId: string;
  /** Nothing for a new order. */
  fromStatus: string | null;
  toStatus: string;
  totalCents: number | null;
  confirmation?: "given" | "ended" | null;
  actorId: string;
  at: string;
}

/**
 * Writes a turn in the life of an order to its history, and whom it is about once it is kept for good. Called inside the
 * transaction of the change.
 */
export async function recordTurn(db: Db, { confirmation = null, ...turn }: Turn) {
  await db
    .insertInto("orderStatusHistory")
    .values({ ...turn, confirmation, id: randomUUID() })
    .execute();
  if (keepsForGood({ ...turn, confirmation })) await nameDocumentPerson(db, turn.orderId);
}
