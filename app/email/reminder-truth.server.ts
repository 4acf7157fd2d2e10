import type { Db } from "#app/db/client.server.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { readJson } from "#app/domain/read-json.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { type EmailWords, emailMessages } from "./email-messages.ts";

export interface Waiting {
  kind: string;
  parameters: string;
  orderId: string | null;
}

/** Messages that only time has caused. */
export const reminderKinds = ["quote_expiring", "payment_reminder"] as const;

const TRUE = { ok: true as const, value: true as const };

/**
 * Whether a reminder is still called for. What is none, or cannot be read, is not judged here; without a day, neither is
 * whether a quote has run out.
 */
export async function checkReminder(db: Db, waiting: Waiting, today = ""): Promise<Verdict<true>> {
  const { kind, parameters, orderId } = waiting;
  const isReminder = reminderKinds.some((one) => one === kind);
  if (!isReminder || orderId === null) return TRUE;
  const order = await findReminded(db, orderId);
  if (!order) return untrue("there is no such order any more");
  const off = order.remindersOff === 1 || order.reminders === 0;
  if (kind === "payment_reminder") {
    const read = emailMessages.payment_reminder.schema.safeParse(readJson(parameters));
    if (!read.success) return TRUE;
    return off && !read.data.by_hand ? TURNED_OFF : checkPayment(order, read.data);
  }
  if (off) return TURNED_OFF;
  const read = emailMessages.quote_expiring.schema.safeParse(readJson(parameters));
  return read.success ? checkQuote(order, read.data, today) : TRUE;
}

type Reminded = NonNullable<Awaited<ReturnType<typeof findReminded>>>;

function findReminded(db: Db, orderId: string) {
  return db
    .selectFrom("orders")
    .innerJoin("moneySettings", (join) => join.onTrue())
    .leftJoin("quotes", "quotes.openOf", "orders.id")
    .select(["orders.status", "dueOn", "balanceCents", "paidToldAt", "remindersOff", "reminders"])
    .select(["quotes.number as openNumber", "quotes.changesAskedAt"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
}

function checkPayment(order: Reminded, said: EmailWords<"payment_reminder">): Verdict<true> {
  if (!meaningOf(order.status).payable) return untrue("the status of the order has changed since");
  if (order.paidToldAt !== null) return untrue("the client says that they have paid");
  const isDue = order.dueOn !== null && order.dueOn <= said.due_day;
  if (!isDue && !said.by_hand) return untrue("it is no longer due");
  if (order.balanceCents !== (said.left_cents ?? order.balanceCents))
    return untrue("what is left to pay has changed since");
  return TRUE;
}

function checkQuote(order: Reminded, said: EmailWords<"quote_expiring">, today: string): Verdict<true> {
  if (meaningOf(order.status).confirmable === "never") return untrue("the status of the order has changed since");
  if (order.openNumber !== said.quote_version) return untrue("the quote does not wait for an answer any more");
  if (order.changesAskedAt !== null) return untrue("the client has asked for changes since");
  return today > said.last_day ? untrue("the quote has run out") : TRUE;
}

const TURNED_OFF = untrue("reminders have been turned off since");

function untrue(why: string) {
  return { ok: false as const, reason: `No longer true: ${why}.` };
}
