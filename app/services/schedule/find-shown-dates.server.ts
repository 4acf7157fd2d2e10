import type { Db } from "#app/db/client.server.ts";
import { readKept } from "./project-stage.server.ts";

interface Stored {
  promisedWeek: string | null;
  promisedShown: number | null;
  stageFacts: string;
}

/** What of an order's dates its client is told. */
export function shownDates(row: Stored | undefined) {
  return {
    promisedWeek: row?.promisedShown === 1 ? row.promisedWeek : null,
    fabricArrivedOn: readKept(row?.stageFacts ?? "").fabric.arrivedOn,
  };
}

export async function findShownDates(db: Db, orderId: string) {
  const row = await db
    .selectFrom("orders")
    .leftJoin("orderDates", "orderDates.orderId", "orders.id")
    .select(["promisedWeek", "promisedShown", "stageFacts"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  return shownDates(row);
}
