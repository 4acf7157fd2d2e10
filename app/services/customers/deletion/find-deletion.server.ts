import type { App } from "#app/app.server.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { planDeletionOf } from "./plan-deletion.server.ts";

/** Whether a client has asked to be deleted, what has to be finished first, and how much would stay without them. */
export async function findDeletion(app: Pick<App, "db" | "now">, userId: string) {
  const request = await app.db
    .selectFrom("deletionRequests")
    .select("requestedAt")
    .where("userId", "=", userId)
    .executeTakeFirst();
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
