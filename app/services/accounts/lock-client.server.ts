import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";

/**
 * Others who act on this client's orders, visits or money wait for us: a write that changes nothing locks a row on both
 * databases.
 */
export async function lockClient(db: Db, userId: string) {
  await db.updateTable("users").set({ updatedAt: sql<string>`"updatedAt"` }).where("id", "=", userId).execute();
}
