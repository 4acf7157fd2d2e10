import type { Db } from "#app/db/client.server.ts";
import { deriveMoney } from "#app/domain/ledger/derive-money.ts";
import { type DueMoment, dueMoment } from "#app/domain/ledger/due-words.ts";
import { type Come, type DueParameters, dueParameters, duesOf } from "#app/domain/ledger/quote-dues.ts";
import { creditOf } from "#app/services/orders/find-credit.server.ts";
import type { Projected } from "./entries/add-entry.server.ts";
import { type EntryRow, findEntries, findOrderMoney, findSettled } from "./entries/find-order-money.server.ts";

/** What has come in for an order, before and after its quote is confirmed. */
export async function findCome(db: Db, orderId: string): Promise<Come> {
  const entries = await findEntries(db, orderId);
  return comeOf(entries, (await creditOf(db, orderId))?.cents ?? 0);
}

export function comeOf(entries: readonly EntryRow[], creditCents: number): Come {
  const { heldCents, loweredCents, takenOffCents } = deriveMoney(entries, null);
  return {
    creditCents,
    paidCents: Math.max(0, heldCents),
    // What settled a sale that has ended is charged again with the next yes.
    takenOffCents: takenOffCents - findSettled(entries).cents,
    loweredCents,
  };
}

/**
 * For an e-mail about an order whose quote has lines: what is to be paid next. While a version waits for its client, that is
 * what it asks for first, with the day until which it can be confirmed, and what is left to pay of it, with lines or without;
 * afterwards it is what the ledger says.
 */
export async function findDue(db: Db, orderId: string): Promise<{ due?: DueParameters; leftCents?: number }> {
  const order = await db
    .selectFrom("orders")
    .innerJoin("quotes", "quotes.id", "orders.quoteId")
    .select(["orders.id", "status", "acceptedQuoteId", "ledgerSince", "settledAt", "openOf", "kind"])
    .select(["quotes.totalCents", "depositTotalCents", "validUntil"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  if (!order) return {};
  const lines = order.kind === "lines";
  if (order.openOf !== null) {
    const come = await findCome(db, orderId);
    const { nowCents, laterCents } = duesOf(order, come);
    const due = lines && dueParameters(order, { ...come, validUntil: order.validUntil });
    return { leftCents: nowCents + laterCents, ...(due && { due }) };
  }
  if (!lines) return {};
  if (order.acceptedQuoteId === null || order.ledgerSince === null) return {};
  const { money } = await findOrderMoney(db, order);
  return { due: { due: money.dueCents } };
}

interface PaymentParameters {
  pay_amount?: number;
  pay_when?: DueMoment | null;
  pay_by_check?: string;
}

/**
 * For an e-mail that asks for money: what the ledger says is to be paid next, when, and how by check; nothing where nothing is
 * left, or the ledger does not have the order.
 */
export async function findPayment(db: Db, known: Projected | undefined): Promise<PaymentParameters> {
  const [next] = known?.money.dues ?? [];
  if (!known || !next) return {};
  const { money, plan } = known;
  const { payByCheck } = await db.selectFrom("moneySettings").select("payByCheck").executeTakeFirstOrThrow();
  // What waits for something to happen is named with what it waits for.
  const cents = money.dueCents || money.laterCents;
  return { pay_amount: cents, pay_when: dueMoment(next, plan), pay_by_check: payByCheck };
}
