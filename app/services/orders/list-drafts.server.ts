import type { App } from "#app/app.server.ts";
import { formatDate } from "#app/domain/dates.ts";
import { checkSubmit } from "#app/domain/orders/submit.ts";
import { draftFields, draftOf } from "./order-draft.server.ts";

/** The client's orders in progress, newest first, each with whether it could be submitted as it stands. */
export async function listDrafts(app: Pick<App, "db">, userId: string) {
  const rows = await app.db
    .selectFrom("orders")
    .select([...draftFields, "windowCount", "createdAt"])
    .where("userId", "=", userId)
    .where("status", "=", "incomplete")
    .orderBy("createdAt", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    windowCount: row.windowCount,
    begun: formatDate(row.createdAt),
    complete: checkSubmit(draftOf(row)).ok,
  }));
}
