import type { App } from "#app/app.server.ts";
import { type Db, getRow, setRows } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import {
  isReminderTime,
  type PaymentReminder,
  type QuoteReminder,
  type Reminder,
} from "#app/domain/reminders/due-reminders.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { findRecipient } from "#app/services/accounts/profile.server.ts";
import { createWatch } from "#app/services/create-watch.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { findDue } from "#app/services/ledger/find-due.server.ts";
import type { OrderPlace } from "#app/services/orders/with-order.server.ts";
import { findReminders, listReminders } from "./find-reminders.server.ts";
import { queueSummaries } from "./queue-summaries.server.ts";

const LOOK_EVERY_MS = 15 * 60_000;

/** Looks each quarter hour whether somebody is to be reminded of something. */
export function watchReminders(app: Pick<App, "db" | "log" | "now" | "outbox" | "config">) {
  const look = async () => {
    const reminded = (await queueSummaries(app)) + (await queueReminders(app));
    if (reminded === 0) return;
    app.log.info({ reminded }, "reminders queued");
    app.outbox.wake();
  };
  return createWatch(app, { everyMs: LOOK_EVERY_MS, atOnce: false, look, failed: "reminders cannot be queued" });
}

/**
 * Queues what clients are to be reminded of by now, each once: whoever writes its key first, of however many servers, writes
 * its e-mail. What has changed since it was found is looked at again with the client's row locked. Answers how many.
 */
export async function queueReminders({ db, now }: Pick<App, "db" | "now">): Promise<number> {
  const moment = now();
  if (!isReminderTime(moment)) return 0;
  const { reminders } = await db.selectFrom("moneySettings").select("reminders").executeTakeFirstOrThrow();
  if (reminders === 0) return 0;
  const today = dayOf(moment);
  let queued = 0;
  for await (const { orderId, userId, reminders: found } of listReminders(db, today)) {
    if (await isFresh(db, found)) queued += await queueFresh(db, { orderId, userId, today, at: moment.toISOString() });
  }
  return queued;
}

/** Whether one of them was never queued. */
async function isFresh(db: Db, found: Reminder[]) {
  const keys = found.map(({ key }) => key);
  const sent = await db.selectFrom("reminders").select("key").where("key", "in", keys).execute();
  return sent.length < keys.length;
}

interface Reminding extends OrderPlace {
  today: string;
  at: string;
}

function queueFresh(database: Db, { orderId, userId, today, at }: Reminding) {
  return database.transaction().execute(async (db) => {
    await lockClient(db, userId);
    let queued = 0;
    const [found] = await findReminders(db, [orderId], today);
    for (const reminder of found?.reminders ?? []) {
      const { key } = reminder;
      const mark = db.insertInto("reminders").values({ key, at, emailId: null });
      const { numInsertedOrUpdatedRows } = await mark.onConflict((on) => on.doNothing()).executeTakeFirst();
      if (!numInsertedOrUpdatedRows) continue;
      const emailId = await queueReminder(db, reminder, { orderId, userId, at });
      await setRows(db, "reminders", { key }, { emailId });
      queued += 1;
    }
    return queued;
  });
}

async function queueReminder(db: Db, reminder: Reminder, { orderId, userId, at }: Omit<Reminding, "today">) {
  const { firstName, ...to } = await findRecipient(db, userId);
  const order = { order_id: orderId, customer_name: to.name, first_name: firstName };
  const content =
    reminder.kind === "quote_expiring"
      ? { kind: reminder.kind, parameters: { ...order, ...(await quoteWords(db, orderId, reminder)) } }
      : { kind: reminder.kind, parameters: { ...order, ...(await paymentWords(db, orderId, reminder)) } };
  return queueEmail(db, { ...content, to, orderId, userId, at });
}

async function quoteWords(db: Db, orderId: string, { number, day }: QuoteReminder) {
  const { totalCents } = await getRow(db, "quotes", { openOf: orderId }, ["totalCents"]);
  const { due } = await findDue(db, orderId);
  return { quote_version: number, total: totalCents, ...(due && { due: due.due }), last_day: day };
}

async function paymentWords(db: Db, orderId: string, { part, cents, day, late }: PaymentReminder) {
  const { balanceCents } = await getRow(db, "orders", { id: orderId }, ["balanceCents"]);
  return {
    part,
    amount: cents,
    due_day: day,
    left: balanceCents,
    left_cents: balanceCents ?? 0,
    late: late ? ("yes" as const) : ("" as const),
  };
}
