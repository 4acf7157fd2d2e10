import { type Db, getRow, setRows } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { judgePayment } from "#app/domain/cards/card-payments.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { addEntry, projectMoney } from "#app/services/ledger/entries/add-entry.server.ts";
import { findOrderMoney } from "#app/services/ledger/entries/find-order-money.server.ts";
import { queueReceipt } from "#app/services/ledger/queue-money-emails.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { findOrderRecord, type OrderRecord } from "#app/services/orders/with-order.server.ts";
import { amountInWords, flagMoney, flagUnplaced } from "./flag-money.server.ts";
import { lockPlace, takeWaitingNews } from "./follow-payment.server.ts";
import type { Paid } from "./provider/card-provider.ts";
import { findSession, noteEnded, type Session } from "./sessions.server.ts";

interface Booking {
  paid: Paid;
  /** Our own address: money that another house took through the same account is not ours. */
  site: string;
  /** When it was paid, and when we write it down. */
  paidAt: Date;
  at: string;
}

/**
 * Books card money, with its receipt and its e-mail, in the transaction of its caller: once, however often and from however many
 * sides it is told of. What is late, of another amount or too much is booked all the same, and flagged. What cannot be booked,
 * being for no order of ours or no dollars, is flagged alone.
 */
export async function bookPayment(db: Db, { paid, site, paidAt, at }: Booking) {
  const { paymentId, currency, cents } = paid;
  const known = await findSession(db, paid.sessionId);
  if (!known && paid.site !== site) return;
  const place = await lockPlace(db, known ?? { orderId: paid.orderId });
  const amount = amountInWords(cents, currency);
  if (!place) return flagUnplaced(db, { amount, reference: paymentId, orderId: paid.orderId, at });
  const { userId, orderId } = place;
  if (await isBooked(db, paymentId)) return;
  const order = await findOrderRecord(db, { userId, orderId });
  // As it is now that nobody else can change it.
  const session = (known && (await findSession(db, known.id))) ?? null;
  if (!order) return flagUnplaced(db, { amount, reference: paymentId, orderId, at });
  const refused = whyNotBooked(order, currency);
  if (refused) {
    if (session) await noteEnded(db, session.id, refused);
    return flagMoney(db, { order, amount, cents: null, reference: paymentId, reasons: [refused], at });
  }
  const found = { order, ...(await findOrderMoney(db, order)) };
  const came = { orderId, userId, kind: "payment", amountCents: -cents, actorId: userId, at, method: "card" } as const;
  const by = { reference: paymentId, providerRef: paymentId, formKey: `card:${paymentId}` };
  const entry = await addEntry(db, { ...came, occurredOn: dayOf(paidAt), ...by }, found);
  const now = await projectMoney(db, orderId, found, { paidToldAt: null });
  const details = { amount: cents, reason: entry.receiptNumber };
  await recordEvent(db, { orderId, kind: "card_paid", actorId: userId, at, details });
  if (now && (await isReachable(db, userId))) {
    await queueReceipt(db, { kind: "payment_received", order, entry, ...now, at });
  }
  const reasons = judgePayment({
    paidCents: cents,
    session,
    payable: meaningOf(order.status).payable,
    balanceCents: now?.money.balanceCents ?? 0,
  });
  await flagMoney(db, { order, amount, cents, reference: paymentId, reasons, at });
  if (session) await notePaid(db, session, { checkoutId: paid.checkoutId, entryId: entry.id });
  await takeWaitingNews(db, paymentId, at);
}

async function isBooked(db: Db, paymentId: string) {
  const row = db.selectFrom("ledgerEntries").select("id").where("providerRef", "=", paymentId);
  return (await row.executeTakeFirst()) !== undefined;
}

function whyNotBooked({ outsideUntil, ledgerSince }: OrderRecord, currency: string): string | undefined {
  if (currency !== "usd") return "It is not in dollars, so it is not booked.";
  if (outsideUntil !== null && ledgerSince === null)
    return "The money of this order is kept elsewhere, so it is not booked.";
  return undefined;
}

/** Whoever was deleted meanwhile gets no mail. */
async function isReachable(db: Db, userId: string) {
  const { role } = await getRow(db, "users", { id: userId }, ["role"]);
  return role !== null;
}

async function notePaid(db: Db, { id }: Session, { checkoutId, entryId }: { checkoutId: string; entryId: string }) {
  await setRows(
    db,
    "cardSessions",
    { id },
    { state: "paid", openOf: null, url: null, checkoutId, entryId, lookAt: null },
  );
}
