import type { Selectable } from "kysely";
import { type Db, findRow } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import type { Database } from "#app/db/schema.ts";
import type { Order } from "#app/domain/orders/order.ts";
import { readSite } from "#app/domain/orders/site/site-form.ts";

/** What is read of an order's row to show it. */
export const orderColumns = [
  "orders.id",
  "orders.number",
  "orders.userId",
  "orders.status",
  "orders.totalCents",
  "orders.paymentLink",
  "orders.orderName",
  "orders.description",
  "orders.hardware",
  "orders.windows",
  "orders.windowCount",
  "orders.version",
  "orders.createdAt",
  "orders.submittedAt",
  "orders.confirmedAt",
] as const;

type OrderRow = Pick<Selectable<Database["orders"]>, Exclude<keyof Order, "hardware" | "windows">> & {
  hardware: string;
  windows: string;
};

/** A row as an order: nothing else, whatever else was read with it. A choice that its client has not confirmed is left out. */
export function readOrder(row: OrderRow): Order {
  const { hardware, windows } = readOrderDocuments(row);
  return {
    id: row.id,
    number: row.number,
    userId: row.userId,
    status: row.status,
    totalCents: row.totalCents,
    paymentLink: row.paymentLink,
    orderName: row.orderName,
    description: row.description,
    hardware,
    windows: windows.map(({ draft: _, ...window }) => window),
    windowCount: row.windowCount,
    version: row.version,
    createdAt: row.createdAt,
    submittedAt: row.submittedAt,
    confirmedAt: row.confirmedAt,
  };
}

/** Whether its client wants what hangs there taken down by us. */
export async function asksToTakeDown(db: Db, orderId: string): Promise<boolean> {
  const row = await findRow(db, "orders", { id: orderId }, ["site"]);
  return row !== undefined && readSite(row.site).takeDown === "us";
}
