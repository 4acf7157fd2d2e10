import type { Db } from "#app/db/client.server.ts";

/** Whom a letter to every owner goes to, each their own: whoever did it, the others hear of it. */
export async function findOwners(db: Db) {
  const owners = await db
    .selectFrom("users")
    .select(["id", "name", "email"])
    .where("role", "=", "admin")
    .where("duty", "=", "owner")
    .orderBy("email")
    .execute();
  return owners.map(({ id, name, email }) => ({ to: { name, address: email }, userId: id }));
}
