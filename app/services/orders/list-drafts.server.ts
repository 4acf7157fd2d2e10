import type { App } from "#app/app.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { formatDate } from "#app/domain/dates.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";
import { roomsOf } from "#app/domain/orders/window.ts";
import { findKept } from "./order-history.server.ts";

export const begunStatuses = statusesThat(({ editable }) => editable);

/**
 * The client's orders in progress, newest first, each with its rooms and whether it could be submitted as it stands. They are
 * so few that their documents are read.
 */
export async function listDrafts(app: Pick<App, "db">, userId: string) {
  const rows = await app.db
    .selectFrom("orders")
    .select(["id", "windows", "hardware", "windowCount", "submittable", "createdAt", "number", "version"])
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
    called: shownOrderId(row),
    deletable: !kept.has(row.id),
    rooms: roomsOf(readOrderDocuments(row).windows),
    windowCount: row.windowCount,
    drawn: readOrderDocuments(row).windows.some(({ measurements }) => measurements.widthOfWindow !== ""),
    version: row.version,
    begun: formatDate(row.createdAt),
    complete: row.submittable === 1,
  }));
}
