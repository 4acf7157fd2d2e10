import type { App } from "#app/app.server.ts";
import { formatDate } from "#app/domain/dates.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";
import { findKept } from "./order-history.server.ts";

export const begunStatuses = statusesThat(({ editable }) => editable);

/** The client's orders in progress, newest first, each with whether it could be submitted as it stands. */
export async function listDrafts(app: Pick<App, "db">, userId: string) {
  const rows = await app.db
    .selectFrom("orders")
    .select(["id", "windowCount", "submittable", "createdAt"])
    .where("userId", "=", userId)
    .where("status", "in", begunStatuses)
    .orderBy("createdAt", "desc")
    .execute();
  const kept = await findKept(
    app.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    deletable: !kept.has(row.id),
    windowCount: row.windowCount,
    begun: formatDate(row.createdAt),
    complete: row.submittable === 1,
  }));
}
