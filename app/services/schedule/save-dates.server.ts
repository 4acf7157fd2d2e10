import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { changedDates, NO_DATES, type OrderDates } from "#app/domain/schedule/dates-form.ts";
import { ORDER_MISSING } from "#app/services/orders/order-texts.ts";
import { recordEvents } from "#app/services/orders/record-event.server.ts";
import { lockOrder } from "#app/services/orders/with-order.server.ts";
import { projectStage } from "./project-stage.server.ts";

interface SeenDates {
  userId: string;
  orderId: string;
  actorId: string;
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
    await db
      .insertInto("orderDates")
      .values({ ...row, orderId, version: 1 })
      .execute();
  } else await updateVersion(db.updateTable("orderDates").where("orderId", "=", orderId), version, row);
}

/** The dates of an order as they were typed; none where nobody has. */
export async function findDates(db: Db, orderId: string): Promise<{ dates: OrderDates; version: number }> {
  const row = await db.selectFrom("orderDates").selectAll().where("orderId", "=", orderId).executeTakeFirst();
  if (!row) return { dates: NO_DATES, version: 0 };
  const { orderId: _, version, updatedAt: __, updatedBy: ___, promisedShown, ...days } = row;
  return { dates: { ...days, promisedShown: promisedShown === 1 }, version };
}
