import type { App } from "#app/app.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { formatDate } from "#app/domain/dates.ts";
import { checkSubmit } from "#app/domain/orders/submit.ts";

/** The client's orders in progress, newest first, each with whether it could be submitted as it stands. */
export async function listDrafts(app: Pick<App, "db">, userId: string) {
  const rows = await app.db
    .selectFrom("orders")
    .select(["id", "windows", "hardware", "hardwareChoice", "windowCount", "createdAt"])
    .where("userId", "=", userId)
    .where("status", "=", "incomplete")
    .orderBy("createdAt", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    windowCount: row.windowCount,
    begun: formatDate(row.createdAt),
    complete: checkSubmit({ id: row.id, step: 4, hardwareChoice: row.hardwareChoice === 1, ...readOrderDocuments(row) })
      .ok,
  }));
}
