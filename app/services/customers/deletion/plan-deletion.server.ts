import type { App } from "#app/app.server.ts";
import { type Db, findRow } from "#app/db/client.server.ts";
import { isMoneyFigure } from "#app/db/money-figures.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { type DeletionPlan, planDeletion } from "#app/domain/customers/deletion.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { findKept } from "#app/services/orders/order-history.server.ts";

/** Whether a client has asked to be deleted, what has to be finished first, and how much would stay without them. */
export async function findDeletion(app: Pick<App, "db" | "now">, userId: string) {
  const request = await findRow(app.db, "deletionRequests", { userId }, ["requestedAt"]);
  const plan = await planDeletionOf(app.db, userId, app.now().toISOString());
  const staying = plan.orders.filter(({ fate }) => fate === "kept" || fate === "closed and kept");
  const cancelled = plan.orders.filter(({ fate }) => fate === "closed and kept");
  const orders = await app.db.selectFrom("orders").select(["id", "status"]).where("userId", "=", userId).execute();
  const statuses = new Map(orders.map(({ id, status }) => [id, status]));
  const gone = plan.orders
    .filter(({ fate }) => fate === "deleted")
    .map(({ id }) => ({ id, ...meaningOf(statuses.get(id) ?? "") }));
  return {
    withdrawnOrders: gone.filter(({ editable, tone }) => !editable && tone !== "stopped").map(({ id }) => id),
    drafts: gone.filter(({ editable }) => editable).length,
    requestedAt: request?.requestedAt ?? null,
    waitsFor: plan.waitsFor,
    keptOrders: staying.map(({ id }) => id),
    cancelledOrders: cancelled.map(({ id }) => id),
  };
}

/** The clients who have asked, the oldest request first. */
export async function listDeletionRequests(app: Pick<App, "db">) {
  return app.db
    .selectFrom("deletionRequests")
    .innerJoin("users", "users.id", "deletionRequests.userId")
    .select(["users.id", "firstName", "lastName", "requestedAt"])
    .orderBy("requestedAt")
    .limit(20)
    .execute();
}

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
      id,
      status,
      accepted: acceptedQuoteId !== null,
      kept: kept.has(id),
      unsettled: (balanceCents ?? 0) !== 0 || Boolean(toSettle),
    })),
    visits.map(({ id, startsAt, endsAt, state, feePaidAt }) => ({
      id,
      startsAt,
      paid: feePaidAt !== null,
      upcoming: state === "booked" && endsAt > at,
    })),
  );
}

/**
 * What a client has asked us: signed in, by our invitation, or before they had an account, where they have shown that the
 * address is theirs. Whoever only signs up with somebody's address gets nothing of what that person asked.
 */
export function inquiriesOf(db: Db, userId: string) {
  const verified = db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .where("emailVerified", "=", 1)
    .where("email", "<>", "");
  return db.selectFrom("inquiries").where((eb) => eb.or([eb("userId", "=", userId), eb("email", "in", verified)]));
}
