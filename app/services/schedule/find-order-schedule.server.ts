import type { App } from "#app/app.server.ts";
import { findCalendar, findCards } from "./find-cards.server.ts";
import { readKept } from "./project-stage.server.ts";
import { findDates } from "./save-dates.server.ts";

/** Where an order stands, its dates as they were typed, and those of its fabric. */
export async function findOrderSchedule(app: Pick<App, "db" | "now">, orderId: string) {
  const [card] = await findCards(app.db, [orderId], await findCalendar(app));
  const kept = await app.db.selectFrom("orders").select("stageFacts").where("id", "=", orderId).executeTakeFirst();
  const { stage = null, blocks = [], lateness = null } = card ?? {};
  const { orderedOn, expectedOn, arrivedOn, typed, bought } = readKept(kept?.stageFacts ?? "").fabric;
  const fabric = { orderedOn, expectedOn, arrivedOn, typed, bought };
  return { stage, blocks, lateness, fabric, ...(await findDates(app.db, orderId)) };
}
