import type { Db } from "#app/db/client.server.ts";
import { isMoneyFigure } from "#app/db/money-figures.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { type DeletionPlan, planDeletion } from "#app/domain/customers/deletion.ts";
import { findKept } from "#app/services/orders/order-history.server.ts";

/** What would go and what would stay of a client, as things stand. */
export async function planDeletionOf(db: Db, userId: string, at: string): Promise<DeletionPlan> {
  const orders = await db
    .selectFrom("orders")
    .select(["id", "status", "acceptedQuoteId", "balanceCents", isMoneyFigure("toSettle", dayOf(at)).as("toSettle")])
    .where("userId", "=", userId)
    .orderBy("id")
    .execute();
  const kept = await findKept(
    db,
    orders.map(({ id }) => id),
  );
  const visits = await db
    .selectFrom("consultations")
    .select(["id", "startsAt", "endsAt", "state", "feePaidAt"])
    .where("userId", "=", userId)
    .orderBy("startsAt")
    .execute();
  return planDeletion(
    orders.map(({ id, status, acceptedQuoteId, balanceCents, toSettle }) => ({
      ...{ id, status, accepted: acceptedQuoteId !== null, kept: kept.has(id) },
      unsettled: (balanceCents ?? 0) !== 0 || Boolean(toSettle),
    })),
    visits.map(({ id, startsAt, endsAt, state, feePaidAt }) => ({
      ...{ id, startsAt, paid: feePaidAt !== null },
      upcoming: state === "booked" && endsAt > at,
    })),
  );
}
