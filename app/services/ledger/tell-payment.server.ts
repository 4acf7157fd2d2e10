import type { App } from "#app/app.server.ts";
import { type Db, setRows } from "#app/db/client.server.ts";
import { isQuoteOver } from "#app/db/consent.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { PAID_WORDS } from "#app/domain/messages/message-rules.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { checkAttempts, countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { queueNotice } from "#app/services/emails/queue-email.server.ts";
import { writeActWords } from "#app/services/messages/send-message.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { ORDER_MISSING, withOrder } from "#app/services/orders/with-order.server.ts";
import { findOrderMoney } from "./entries/find-order-money.server.ts";

interface Telling {
  user: { id: string; firstName: string; lastName: string; email: string };
  orderId: string;
}

const NOTHING_LEFT = refusal("refused", "Nothing is left to pay on this order.");
const NOT_YET = refusal("refused", "There is nothing to pay on this order yet.");

/** The client says that they have paid. It is a word, not an entry: the owner is told, and looks. Said twice, it is said once. */
export async function tellPayment(app: Pick<App, "db" | "now">, { user, orderId }: Telling): Promise<Done> {
  const at = app.now().toISOString();
  return withOrder(app, { userId: user.id, orderId }, async (db, order): Promise<Done> => {
    if (!meaningOf(order.status).listed) return refusal("missing", ORDER_MISSING);
    if (order.paidToldAt !== null) return { ok: true };
    if (!meaningOf(order.status).payable || order.totalCents === null) return NOT_YET;
    const { money } = await findOrderMoney(db, order);
    if (money.badge === null && (await isOver(db, orderId, app.now()))) return NOT_YET;
    if (money.badge === "paid" || money.badge === "in_credit") return NOTHING_LEFT;
    const limits = [{ key: `told:user:${user.id}`, attempts: 10, minutes: 60 }];
    const allowed = await checkAttempts({ db, now: app.now }, limits);
    const counted = allowed.ok ? await countAttempt({ db, now: app.now }, limits) : allowed;
    if (!counted.ok) return counted;
    await setRows(db, "orders", { id: orderId }, { paidToldAt: at });
    await recordEvent(db, { orderId, kind: "payment_told", actorId: user.id, at });
    const words = { orderId, userId: user.id, origin: "paid", actId: `${orderId} ${at}`, body: PAID_WORDS } as const;
    await writeActWords(db, words, app.now());
    await queueNotice(db, {
      kind: "payment_told",
      parameters: {
        order_id: orderId,
        customer_name: fullName(user),
        customer_email: user.email,
        balance: money.badge === null ? order.totalCents : money.balanceCents,
      },
      orderId,
      at,
    });
    return { ok: true };
  });
}

/** Nobody can say yes to what it shows, so nobody pays for it. */
async function isOver(db: Db, orderId: string, now: Date) {
  const order = db
    .selectFrom("orders")
    .select(isQuoteOver(dayOf(now)).as("over"))
    .where("id", "=", orderId);
  return Boolean((await order.executeTakeFirst())?.over);
}

/** The owner has looked, and nothing has come: the client's word no longer stands. */
export async function noteNotReceived(
  app: Pick<App, "db" | "now">,
  { actorId, userId, orderId }: { actorId: string; userId: string; orderId: string },
): Promise<Done> {
  const at = app.now().toISOString();
  return withOrder(app, { userId, orderId }, async (db, order): Promise<Done> => {
    if (order.paidToldAt === null) return { ok: true };
    await setRows(db, "orders", { id: orderId }, { paidToldAt: null });
    await recordEvent(db, { orderId, kind: "payment_not_received", actorId, at });
    return { ok: true };
  });
}
