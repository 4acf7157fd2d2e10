import { type Db, findRow } from "#app/db/client.server.ts";
import { inOrder } from "#app/domain/cards/card-payments.ts";
import { formatMoney } from "#app/domain/money.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { addEntry, projectMoney } from "#app/services/ledger/entries/add-entry.server.ts";
import { findOrderMoney } from "#app/services/ledger/entries/find-order-money.server.ts";
import { queueReceipt } from "#app/services/ledger/queue-money-emails.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { findOrderRecord, type OrderRecord } from "#app/services/orders/with-order.server.ts";
import { amountInWords, flagMoney } from "./flag-money.server.ts";
import type { CardNews } from "./provider/card-provider.ts";

type Later = Exclude<CardNews, { kind: "paid" | "ended" }>;

/**
 * What becomes of a payment after it was made: money that went back at the provider is booked, once; a dispute, and a refund that
 * did not go through, are flagged. About a payment that is not in the ledger nothing is done: it waits in `providerEvents` until
 * the payment comes, if it is one of ours.
 */
export async function followPayment(db: Db, news: Later, at: string) {
  const payment = await db
    .selectFrom("ledgerEntries")
    .select(["orderId", "userId", "receiptNumber"])
    .where("providerRef", "=", news.paymentId)
    // Nobody pays the fee of a visit by card here.
    .$narrowType<{ orderId: string }>()
    .executeTakeFirst();
  if (!payment) return;
  const place = await lockPlace(db, payment);
  const order = place && (await findOrderRecord(db, place));
  if (!order) return;
  const reasons = news.kind === "refunded" ? await bookRefund(db, order, news, at) : [words[news.kind](payment)];
  const { cents, currency, paymentId } = news;
  const dollars = currency === "usd" ? cents : null;
  await flagMoney(db, {
    order,
    amount: amountInWords(cents, currency),
    cents: dollars,
    reference: paymentId,
    reasons,
    at,
  });
}

const words: Record<Exclude<Later["kind"], "refunded">, (payment: { receiptNumber: string | null }) => string> = {
  refund_failed: ({ receiptNumber }) =>
    `A refund of the payment ${receiptNumber ?? ""} did not go through at the provider. If it is recorded here, reverse it.`,
  disputed: ({ receiptNumber }) =>
    `The client’s bank disputes the payment ${receiptNumber ?? ""}. Please answer at the provider; nothing is changed here.`,
  dispute_lost: ({ receiptNumber }) =>
    `The dispute of the payment ${receiptNumber ?? ""} is lost, and the money is gone. Record it as a refund, or reverse it.`,
  dispute_won: ({ receiptNumber }) => `The dispute of the payment ${receiptNumber ?? ""} is over, and the money stays.`,
};

/** Answers what is to be looked at. */
async function bookRefund(
  db: Db,
  order: OrderRecord,
  { refundId, paymentId, cents, currency }: Extract<Later, { kind: "refunded" | "refund_failed" }>,
  at: string,
): Promise<string[]> {
  const { id: orderId, userId } = order;
  const before = db.selectFrom("ledgerEntries").select("id").where("providerRef", "=", refundId);
  if (await before.executeTakeFirst()) return [];
  if (currency !== "usd") return ["Money went back at the provider, and not in dollars, so it is not booked."];
  const found = { order, ...(await findOrderMoney(db, order)) };
  const sent = { orderId, userId, kind: "refund", amountCents: cents, actorId: null, at, method: "card" } as const;
  const by = { reference: paymentId, providerRef: refundId, formKey: `card:${refundId}` };
  const entry = await addEntry(db, { ...sent, ...by }, found);
  const now = await projectMoney(db, orderId, found);
  const details = { amount: cents, reason: entry.receiptNumber };
  await recordEvent(db, { orderId, kind: "card_refunded", actorId: null, at, details });
  if (now && now.money.heldCents < 0) {
    const most = formatMoney(-now.money.heldCents);
    return [`${most} more has gone back than came in. Perhaps the refund was recorded by hand, too: then reverse one.`];
  }
  if (now) await queueReceipt(db, { kind: "refund_sent", order, entry, ...now, at });
  return [];
}

/** What was told of a payment before the payment itself: news comes in any order. */
export async function takeWaitingNews(db: Db, paymentId: string, at: string) {
  const waiting = await db
    .selectFrom("providerEvents")
    .select("news")
    .where("paymentId", "=", paymentId)
    .where("kind", "<>", "paid")
    .orderBy("at")
    .orderBy("id")
    .execute();
  const news = waiting.map((event) => JSON.parse(event.news) as Later);
  for (const one of inOrder(news)) await followPayment(db, one, at);
}

/**
 * Whose order it is by now, with their row locked: since a payment was begun, or while somebody waited for the row, two clients
 * may have become one. Where it is a stranger's there is no place.
 */
export async function lockPlace(db: Db, { orderId, userId }: { orderId: string; userId?: string }) {
  const find = () =>
    db.selectFrom("orders").select(["id as orderId", "userId"]).where("id", "=", orderId).executeTakeFirst();
  let place = await find();
  for (let locked = ""; place && place.userId !== locked; place = await find()) {
    locked = place.userId;
    await lockClient(db, locked);
  }
  if (!place || userId === undefined || userId === place.userId) return place;
  const payer = await findRow(db, "users", { id: userId }, ["mergedInto"]);
  return payer?.mergedInto === place.userId ? place : undefined;
}
