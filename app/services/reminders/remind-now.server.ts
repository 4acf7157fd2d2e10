import type { App } from "#app/app.server.ts";
import { type Db, findRow, setRows } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import type { Money } from "#app/domain/ledger/derive-money.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { AS_USUAL, checkEmailChoice } from "#app/domain/orders/owner/order-announcement.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { findRecipient } from "#app/services/accounts/profile.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { findOrderMoney } from "#app/services/ledger/entries/find-order-money.server.ts";
import type { MoneyPlace } from "#app/services/ledger/entries/with-money.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { lockOrder, ORDER_MISSING, type OrderPlace, withOrder } from "#app/services/orders/with-order.server.ts";
import { findReminders } from "./find-reminders.server.ts";

const SETTLED = refusal("refused", "Nothing is left to pay on this order.");
const NOT_DUE = refusal("refused", "Nothing is due on this order yet.");
const SAYS_PAID = refusal("refused", "The client says that they have paid. Please look whether it has come first.");
const TODAY = refusal("refused", "A reminder went out today already.");

/**
 * The owner asks for what is left, with a line of their own: once a day, and whatever is said of reminders. It takes the place
 * of one that would go out by itself these days.
 */
export function remindNow(
  app: Pick<App, "db" | "now">,
  { actorId, userId, orderId, formKey: key }: MoneyPlace,
  typed: { line: string },
): Promise<Done> {
  const now = app.now();
  const [at, today] = [now.toISOString(), dayOf(now)];
  return makeOnce(app, { userId: actorId, purpose: "remind-now", key }, async (db): Promise<Done> => {
    const said = checkEmailChoice({ ...AS_USUAL, line: typed.line.toWellFormed() });
    if (!said.ok) return refusal("invalid", said.reason, said.field);
    const order = await lockOrder(db, { userId, orderId });
    if (!order) return refusal("missing", ORDER_MISSING);
    const { money } = await findOrderMoney(db, order);
    if (!meaningOf(order.status).payable || money.balanceCents <= 0) return SETTLED;
    if (money.dueCents === 0) return NOT_DUE;
    if (order.paidToldAt !== null) return SAYS_PAID;
    const [own] = await findReminders(db, [orderId], today);
    const instead = (own?.reminders ?? []).filter(({ kind }) => kind === "payment_reminder").map((one) => one.key);
    const asked = askedFor(money, today);
    const byHand = `${orderId}/by-hand/${today}`;
    if (await findRow(db, "reminders", { key: byHand }, ["key"])) return TODAY;
    const emailId = await queueAsked(db, { userId, orderId, asked, money, line: said.value.line, at });
    const marks = [byHand, ...instead].map((mark) => ({ key: mark, at, emailId }));
    await db
      .insertInto("reminders")
      .values(marks)
      .onConflict((on) => on.doNothing())
      .execute();
    await setRows(db, "orders", { id: orderId }, { olderDue: 0 });
    await recordEvent(db, { orderId, kind: "reminded", actorId, at, details: { amount: asked.cents } });
    return { ok: true };
  });
}

/** All that should have come by now; before that, what is due next. */
function askedFor({ dues, dueCents }: Money, today: string) {
  const late = dues.filter(({ on }) => on !== null && on <= today);
  const [first = { part: "balance" as const, on: null }] = dues;
  const cents = late.length > 0 ? late.reduce((sum, due) => sum + due.cents, 0) : dueCents;
  return { part: first.part, day: first.on, cents, late: first.on !== null && first.on < today };
}

interface Asking extends OrderPlace {
  asked: ReturnType<typeof askedFor>;
  money: Money;
  line: string;
  at: string;
}

async function queueAsked(db: Db, { userId, orderId, asked, money, line, at }: Asking) {
  const { firstName, ...to } = await findRecipient(db, userId);
  return queueEmail(db, {
    kind: "payment_reminder",
    to,
    parameters: {
      order_id: orderId,
      customer_name: to.name,
      first_name: firstName,
      part: asked.part,
      amount: asked.cents,
      due_day: asked.day ?? "",
      late: asked.late ? "yes" : "",
      left: money.balanceCents,
      left_cents: money.balanceCents,
      by_hand: "yes",
      ...(line && { message: line }),
    },
    orderId,
    userId,
    at,
  });
}

/** The owner leaves what was due before reminders went on by themselves: the desk asks no more. */
export function leaveOlderDue(app: Pick<App, "db" | "now">, { actorId, userId, orderId }: MoneyPlace): Promise<Done> {
  const at = app.now().toISOString();
  return withOrder(app, { userId, orderId }, async (db, order): Promise<Done> => {
    // Pressed twice.
    if (order.olderDue === 0) return { ok: true };
    await setRows(db, "orders", { id: orderId }, { olderDue: 0 });
    await recordEvent(db, { orderId, kind: "older_due_left", actorId, at });
    return { ok: true };
  });
}
