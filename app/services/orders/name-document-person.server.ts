import type { Db } from "#app/db/client.server.ts";

/**
 * Writes down whom a kept order is about, as their account has it now; what is written stays, whatever they change later.
 * It stands in a row of its own, so that the person can be erased while the order and its amounts are kept.
 */
export async function nameDocumentPerson(db: Db, orderId: string) {
  const person = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["name", "email", "phoneNumber", "street", "city", "state", "zipCode"])
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("documentPeople")
    .values({ document: "order", documentId: orderId, role: "client", person: JSON.stringify(person) })
    .onConflict((conflict) => conflict.columns(["document", "documentId", "role"]).doNothing())
    .execute();
}
