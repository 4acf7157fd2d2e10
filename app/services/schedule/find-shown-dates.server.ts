import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { findCalendar, findCards } from "./find-cards.server.ts";
import { readKept } from "./project-stage.server.ts";
import { findDates } from "./save-dates.server.ts";

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

/** Where an order stands, its dates as they were typed, and those of its fabric. */
export async function findOrderSchedule(app: Pick<App, "db" | "now">, orderId: string) {
  const [card] = await findCards(app.db, [orderId], await findCalendar(app));
  const kept = await app.db.selectFrom("orders").select("stageFacts").where("id", "=", orderId).executeTakeFirst();
  const { stage = null, blocks = [], lateness = null } = card ?? {};
  const { orderedOn, expectedOn, arrivedOn, typed, bought } = readKept(kept?.stageFacts ?? "").fabric;
  const fabric = { orderedOn, expectedOn, arrivedOn, typed, bought };
  return { stage, blocks, lateness, fabric, ...(await findDates(app.db, orderId)) };
}
