import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { ConsultationKind } from "#app/domain/consultations/consultation-offer.ts";
import { moveFee } from "#app/services/ledger/move-fee.server.ts";

/** The paid fee of a visit that we cancelled, as long as no later visit has it; of calls likewise, among themselves. */
function standingFees(db: Db, userId: string, kind: ConsultationKind) {
  return db
    .selectFrom("consultations")
    .select(["id", "feeCents", "feePaidAt"])
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("state", "=", "cancelled")
    .where("cancelledBy", "=", "owner")
    .where("feePaidAt", "is not", null)
    .orderBy("cancelledAt");
}

/** Whether this client's next booking of a kind is paid already. */
export async function hasStandingFee(app: Pick<App, "db">, userId: string, kind: ConsultationKind = "visit") {
  return (await standingFees(app.db, userId, kind).executeTakeFirst()) !== undefined;
}

/**
 * A fee that stands since we cancelled counts for the client's appointment that lies ahead, if that has one which is not paid.
 * Called with the client's row locked.
 */
export async function carryFee(db: Db, userId: string, { actorId, at }: { actorId: string | null; at: string }) {
  const next = await db
    .selectFrom("consultations")
    .select(["id", "kind"])
    .where("upcomingOf", "=", userId)
    .where("state", "=", "booked")
    .where("feePaidAt", "is", null)
    .where("feeCents", ">", 0)
    .executeTakeFirst();
  const standing = next && (await standingFees(db, userId, next.kind).executeTakeFirst());
  if (!standing) return;
  const { id, feeCents, feePaidAt } = standing;
  await db
    .updateTable("consultations")
    .set((eb) => ({ feeCents, feePaidAt, updatedAt: at, version: eb("version", "+", 1) }))
    .where("id", "=", next.id)
    .execute();
  await moveFee(db, { id, userId, feeCents }, { id: next.id, userId, feeCents }, { actorId, at });
  await db
    .updateTable("consultations")
    .set((eb) => ({ feePaidAt: null, feeMovedTo: next.id, updatedAt: at, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}
