import type { Db } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { meaningOf, statusesThat } from "#app/domain/orders/order-status.ts";
import {
  earliestReminded,
  latestExpiring,
  paymentReminders,
  quoteReminder,
  type Reminder,
} from "#app/domain/reminders/due-reminders.ts";
import { findOrderMoney } from "#app/services/ledger/entries/find-order-money.server.ts";

const AT_ONCE = 200;

/** What a later part of the price waits for: of these, what was due first may be long ago. */
const finished = ["completed", "shipping", "delivered"];
const payable = statusesThat((meaning) => meaning.payable);

/** The orders about which something may have to be said on a day, some at a time. */
export async function* listCandidates(db: Db, today: string) {
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("orders")
      .select(["id as orderId", "userId"])
      .where("remindersOff", "=", 0)
      .where("id", "in", dueOrders(db, today).union(expiringOrders(db, today)))
      .where("id", ">", after)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.orderId;
  }
}

function dueOrders(db: Db, today: string) {
  return db
    .selectFrom("orders")
    .select("id")
    .where("dueOn", "is not", null)
    .where("dueOn", "<=", today)
    .where("status", "in", payable)
    .where("paidToldAt", "is", null)
    .where((eb) => eb.or([eb("dueOn", ">=", earliestReminded(today)), eb("status", "in", finished)]));
}

function expiringOrders(db: Db, today: string) {
  return db
    .selectFrom("quotes")
    .select("orderId as id")
    .where("openOf", "is not", null)
    .where("changesAskedAt", "is", null)
    .where("validUntil", ">=", today)
    .where("validUntil", "<=", latestExpiring(today));
}

/** What its client is to be reminded of on a day. */
export async function findReminders(db: Db, orderId: string, today: string): Promise<Reminder[]> {
  const order = await db
    .selectFrom("orders")
    .select(["id", "status", "acceptedQuoteId", "ledgerSince", "paidToldAt", "remindersOff"])
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (!order || order.remindersOff === 1) return [];
  const { payable: canPay, confirmable } = meaningOf(order.status);
  const quote = confirmable === "never" ? null : await findExpiring(db, orderId, today);
  const payments = canPay && order.paidToldAt === null ? await findPayments(db, order, today) : [];
  return [...(quote ? [quote] : []), ...payments];
}

async function findExpiring(db: Db, orderId: string, today: string) {
  const open = await db
    .selectFrom("quotes")
    .select(["number", "validUntil", "sentAt"])
    .where("openOf", "=", orderId)
    .where("changesAskedAt", "is", null)
    .executeTakeFirst();
  if (!open?.sentAt) return null;
  return quoteReminder(orderId, { ...open, sentOn: dayOf(open.sentAt) }, today);
}

type Planned = Parameters<typeof findOrderMoney>[1];

async function findPayments(db: Db, order: Planned, today: string) {
  const { plan, money } = await findOrderMoney(db, order);
  if (!plan || order.ledgerSince === null) return [];
  return paymentReminders(order.id, { dues: money.dues, plan, knownOn: dayOf(order.ledgerSince) }, today);
}
