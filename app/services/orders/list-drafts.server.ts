import type { App } from "#app/app.server.ts";
import { formatDate } from "#app/domain/dates.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";
import { checkSubmit } from "#app/domain/orders/submit.ts";
import { draftFields, draftOf } from "./order-draft.server.ts";
import { findKept } from "./order-history.server.ts";

const begunStatuses = statusesThat(({ editable }) => editable);

/** The client's orders in progress, newest first, each with whether it could be submitted as it stands. */
export async function listDrafts(app: Pick<App, "db">, userId: string) {
  const rows = await app.db
    .selectFrom("orders")
    .select([...draftFields, "windowCount", "createdAt"])
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
    complete: checkSubmit(draftOf(row)).ok,
  }));
}
