import type { App } from "#app/app.server.ts";
import { type Db, setRows } from "#app/db/client.server.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { settleCredits } from "./credit-consultation.server.ts";

/** Visits that have taken place by now: their clients may book again, and a fee that was paid counts. */
export async function closeVisits(app: Pick<App, "db" | "now">) {
  const at = app.now().toISOString();
  const over = await app.db
    .selectFrom("consultations")
    .select("userId")
    .where("upcomingOf", "is not", null)
    .where("endsAt", "<=", at)
    .execute();
  for (const { userId } of over) {
    await app.db.transaction().execute(async (db) => {
      await lockClient(db, userId);
      await closeVisitOf(db, userId, at);
    });
  }
}

/** The same for one client, whose row is locked. */
export async function closeVisitOf(db: Db, userId: string, at: string) {
  const { numUpdatedRows } = await db
    .updateTable("consultations")
    .set({ upcomingOf: null, unverifiedFrom: null })
    .where("upcomingOf", "=", userId)
    .where("endsAt", "<=", at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await markUpcoming(db, userId, at);
  await settleCredits(db, { userId, actorId: null, at });
}

/**
 * Of the consultations that lie ahead of a client the next one is marked, which the client sees and may move: clients have
 * one, and staff may book another. Called with the client's row locked.
 */
export async function markUpcoming(db: Db, userId: string, at: string) {
  const next = await db
    .selectFrom("consultations")
    .select(["id", "upcomingOf"])
    .where("userId", "=", userId)
    .where("state", "=", "booked")
    .where("endsAt", ">", at)
    .orderBy("startsAt")
    .executeTakeFirst();
  if (next?.upcomingOf === userId) return;
  await setRows(db, "consultations", { upcomingOf: userId }, { upcomingOf: null });
  if (next) await setRows(db, "consultations", { id: next.id }, { upcomingOf: userId });
}
