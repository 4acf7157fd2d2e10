import { randomUUID } from "node:crypto";
import { addRows, type Db } from "#app/db/client.server.ts";
import { addressFields } from "#app/domain/accounts/contact-details.ts";
import { writtenEmail } from "#app/domain/emails/no-address.ts";
import { keepsForGood } from "#app/domain/orders/progress/missing-for-work.ts";
import { projectStage } from "#app/services/schedule/project-stage.server.ts";

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
 * Writes a turn in the life of an order to its history, the stage that it leads to, and whom it is about once it is kept for
 * good. Called inside the transaction of the change, after it.
 */
export async function recordTurn(db: Db, { confirmation = null, ...turn }: Turn) {
  await addRows(db, "orderStatusHistory", { ...turn, confirmation, id: randomUUID() });
  if (keepsForGood({ ...turn, confirmation })) await nameDocumentPerson(db, turn.orderId);
  await projectStage(db, turn.orderId);
}

/**
 * Writes down whom a kept order is about, as their account has it now; what is written stays, whatever they change later.
 * It stands in a row of its own, so that the person can be erased while the order and its amounts are kept.
 */
async function nameDocumentPerson(db: Db, orderId: string) {
  const person = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["name", "email", "phoneNumber", ...addressFields])
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("documentPeople")
    .values({
      document: "order",
      documentId: orderId,
      role: "client",
      person: JSON.stringify({ ...person, email: writtenEmail(person.email) }),
    })
    .onConflict((conflict) => conflict.columns(["document", "documentId", "role"]).doNothing())
    .execute();
}
