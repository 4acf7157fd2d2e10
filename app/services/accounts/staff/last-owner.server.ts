import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { refusal } from "#app/domain/refusal.ts";

export const MUST_BE_OWNER = refusal("refused", "There must be an owner. Make somebody else an owner first.");

/** Others who change who works here wait for us: a write that changes nothing locks a row on both databases. */
export async function lockStaff(db: Db) {
  await db.updateTable("staffRules").set({ version: sql<number>`"version"` }).execute();
}

/** Whether nobody else could run the house: to be asked behind the lock. An owner who has never signed in does not count. */
export async function isLastOwner(db: Db, userId: string) {
  const owners = await db
    .selectFrom("users")
    .innerJoin("accounts", "accounts.userId", "users.id")
    .select("users.id")
    .where("role", "=", "admin")
    .where("duty", "=", "owner")
    .where("accounts.password", "is not", null)
    .execute();
  return owners.every(({ id }) => id === userId);
}
