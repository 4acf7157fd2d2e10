import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { moveFee } from "#app/services/ledger/move-fee.server.ts";

/** The paid fee of a visit that we cancelled, as long as no later visit has it. */
function standingFees(db: Db, userId: string) {
  return db
    .selectFrom("consultations")
    .select(["id", "feeCents", "feePaidAt"])
    .where("userId", "=", userId)
    .where("state", "=", "cancelled")
    .where("cancelledBy", "=", "owner")
    .where("feePaidAt", "is not", null)
    .orderBy("cancelledAt");
}

/** Whether this client's next booking is paid already. */
export async function hasStandingFee(app: Pick<App, "db">, userId: string) {
  return (await standingFees(app.db, userId).executeTakeFirst()) !== undefined;
}

/**
 * A fee that stands since we cancelled counts for the client's appointment that lies ahead, if that is not paid. Called with
 * the client's row locked.
 */
export async function carryFee(db: Db, userId: string, { actorId, at }: { actorId: string | null; at: string }) {
  const standing = await standingFees(db, userId).executeTakeFirst();
  if (!standing) return;
  const { id, feeCents, feePaidAt } = standing;
  const next = await db
    .updateTable("consultations")
    .set((eb) => ({ feeCents, feePaidAt, updatedAt: at, version: eb("version", "+", 1) }))
    .where("upcomingOf", "=", userId)
    .where("state", "=", "booked")
    .where("feePaidAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!next) return;
  await moveFee(db, { id, userId, feeCents }, { id: next.id, userId, feeCents }, { actorId, at });
  await db
    .updateTable("consultations")
    .set((eb) => ({ feePaidAt: null, feeMovedTo: next.id, updatedAt: at, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}
