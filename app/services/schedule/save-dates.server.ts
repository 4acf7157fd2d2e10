import type { App } from "#app/app.server.ts";
import { addRows, type Db, findRow, updateVersion } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { changedDates, NO_DATES, type OrderDates } from "#app/domain/schedule/dates-form.ts";
import { recordEvents } from "#app/services/orders/record-event.server.ts";
import { lockOrder, ORDER_MISSING, type OrderActing } from "#app/services/orders/with-order.server.ts";
import { findCalendar, findCards } from "./find-cards.server.ts";
import { projectStage, readKept } from "./project-stage.server.ts";

interface SeenDates extends OrderActing {
  /** 0 where nobody had saved a date yet. */
  version: number;
}

const STALE = refusal(
  "stale",
  "Somebody changed the dates since this page was shown. They stand below; please enter yours again.",
);

/** The owner writes down when an order is promised and what it waits for. What was not on the form stays as it is. */
export function saveDates(app: Pick<App, "db" | "now">, seen: SeenDates, typed: Partial<OrderDates>): Promise<Done> {
  const { userId, orderId, actorId, version } = seen;
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Done> => {
    if (!(await lockOrder(db, { userId, orderId }))) return refusal("missing", ORDER_MISSING);
    const stored = await findDates(db, orderId);
    const dates = { ...stored.dates, ...typed };
    const changes = changedDates(stored.dates, dates);
    // The same save sent again has been made already.
    if (changes.length === 0) return { ok: true };
    if (stored.version !== version) return STALE;
    await writeDates(db, { orderId, dates, version, actorId, at });
    await recordEvents(
      db,
      changes.map((details) => ({ orderId, kind: "date_changed" as const, actorId, at, details })),
    );
    await projectStage(db, orderId);
    return { ok: true };
  });
}

interface Ready {
  orderId: string;
  actorId: string;
  at: string;
}

/** Everything is packed today, where no other day stands there; inside the transaction that packed it. */
export async function noteReady(db: Db, ready: Ready) {
  const { dates } = await findDates(db, ready.orderId);
  if (!dates.readyOn) await changeReady(db, ready, dayOf(ready.at));
}

/** Something is not packed any more, or not yet again: a day that has come is no longer true, one ahead stays. */
export async function noteNotReady(db: Db, ready: Ready) {
  const { dates } = await findDates(db, ready.orderId);
  if (dates.readyOn && dates.readyOn <= dayOf(ready.at)) await changeReady(db, ready, null);
}

async function changeReady(db: Db, { orderId, actorId, at }: Ready, readyOn: string | null) {
  const { dates, version } = await findDates(db, orderId);
  const changed = { ...dates, readyOn };
  await writeDates(db, { orderId, dates: changed, version, actorId, at });
  const changes = changedDates(dates, changed);
  await recordEvents(
    db,
    changes.map((details) => ({ orderId, kind: "date_changed" as const, actorId, at, details })),
  );
}

interface Written {
  orderId: string;
  dates: OrderDates;
  version: number;
  actorId: string;
  at: string;
}

async function writeDates(db: Db, { orderId, dates, version, actorId: updatedBy, at: updatedAt }: Written) {
  const row = { ...dates, promisedShown: dates.promisedShown ? 1 : 0, updatedAt, updatedBy };
  if (version === 0) {
    await addRows(db, "orderDates", { ...row, orderId, version: 1 });
  } else await updateVersion(db.updateTable("orderDates").where("orderId", "=", orderId), version, row);
}

/** The dates of an order as they were typed; none where nobody has. */
export async function findDates(db: Db, orderId: string): Promise<{ dates: OrderDates; version: number }> {
  const row = await findRow(db, "orderDates", { orderId });
  if (!row) return { dates: NO_DATES, version: 0 };
  const { orderId: _, version, updatedAt: __, updatedBy: ___, promisedShown, ...days } = row;
  return { dates: { ...days, promisedShown: promisedShown === 1 }, version };
}

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
  const kept = await findRow(app.db, "orders", { id: orderId }, ["stageFacts"]);
  const { stage = null, blocks = [], ours = false, lateness = null } = card ?? {};
  const { orderedOn, expectedOn, arrivedOn, typed, bought } = readKept(kept?.stageFacts ?? "").fabric;
  const fabric = { orderedOn, expectedOn, arrivedOn, typed, bought };
  return { stage, blocks, ours, lateness, fabric, ...(await findDates(app.db, orderId)) };
}
