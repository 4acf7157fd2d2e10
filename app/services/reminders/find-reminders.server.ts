import type { Db } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { meaningOf, statusesThat } from "#app/domain/orders/order-status.ts";
import { latestExpiring, paymentReminders, quoteReminder, type Reminder } from "#app/domain/reminders/due-reminders.ts";
import { findMoneyOfOrders } from "#app/services/ledger/entries/find-order-money.server.ts";
import type { OrderPlace } from "#app/services/orders/with-order.server.ts";

const AT_ONCE = 200;

const payable = statusesThat((meaning) => meaning.payable);

/** An order, and what its client is to be reminded of. */
interface Reminded extends OrderPlace {
  reminders: Reminder[];
}

/** The orders about which something is to be said on a day, some at a time. */
export async function* listReminders(db: Db, today: string): AsyncGenerator<Reminded> {
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("orders")
      .select("id")
      .where("remindersOff", "=", 0)
      .where("id", "in", dueOrders(db, today).union(expiringOrders(db, today)))
      .where("id", ">", after)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    const ids = rows.map(({ id }) => id);
    yield* await findReminders(db, ids, today);
    const last = ids.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last;
  }
}

/** By what is due first: something else may be due on a later day, however long ago that was. */
function dueOrders(db: Db, today: string) {
  return db
    .selectFrom("orders")
    .select("id")
    .where("dueOn", "is not", null)
    .where("dueOn", "<=", today)
    .where("status", "in", payable)
    .where("paidToldAt", "is", null);
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

/** What the clients of these orders are to be reminded of on a day; who is not is left out. */
export async function findReminders(db: Db, orderIds: string[], today: string): Promise<Reminded[]> {
  if (orderIds.length === 0) return [];
  const orders = await db
    .selectFrom("orders")
    .innerJoin("moneySettings", (join) => join.onTrue())
    .leftJoin("quotes", (join) => join.onRef("quotes.openOf", "=", "orders.id").on("changesAskedAt", "is", null))
    .select(["orders.id", "userId", "status", "acceptedQuoteId", "ledgerSince", "settledAt"])
    .select(["paidToldAt", "duesFrom"])
    .select(["quotes.number", "quotes.validUntil", "quotes.sentAt"])
    .where("orders.id", "in", orderIds)
    .where("remindersOff", "=", 0)
    .execute();
  if (orders.length === 0) return [];
  const moneys = await findMoneyOfOrders(db, orders);
  return orders.flatMap((order, index) => {
    const { id: orderId, userId, number, validUntil, sentAt, ledgerSince, duesFrom } = order;
    const { payable: canPay, confirmable } = meaningOf(order.status);
    const open = confirmable !== "never" && number !== null && sentAt !== null;
    const quote = open ? quoteReminder(orderId, { number, validUntil, sentOn: dayOf(sentAt) }, today) : null;
    const { plan = null, money } = moneys[index] ?? {};
    const asked = canPay && order.paidToldAt === null && ledgerSince !== null && plan && money;
    const owed = asked && { dues: money.dues, plan, knownOn: dayOf(ledgerSince), duesFrom };
    const reminders = [...(quote ? [quote] : []), ...(owed ? paymentReminders(orderId, owed, today) : [])];
    return reminders.length > 0 ? [{ orderId, userId, reminders }] : [];
  });
}
