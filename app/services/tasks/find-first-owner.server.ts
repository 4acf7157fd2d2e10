import type { Db } from "#app/db/client.server.ts";

/** Whose house it is: the owner who has been here longest; what is nobody else's work waits for them. */
export async function findFirstOwner(db: Db): Promise<string | null> {
  const owner = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("duty", "=", "owner")
    .orderBy("createdAt")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return owner?.id ?? null;
}
