import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";

/**
 * Others who act on this client's orders, visits or money wait for us: a write that changes nothing locks a row on both
 * databases. Answers whether they are a client of their own, and not part of another by now: nothing new is made for one who is.
 */
export async function lockClient(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .updateTable("users")
    .set({ updatedAt: sql<string>`"updatedAt"` })
    .where("id", "=", userId)
    .returning("mergedInto")
    .executeTakeFirst();
  return row?.mergedInto === null;
}
