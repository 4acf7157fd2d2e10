import type { Selectable } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { dayOf } from "#app/domain/consultations/free-times.ts";
import { deriveMoney, type PaymentPlan, reachedAt, settledBy } from "#app/domain/ledger/derive-money.ts";
import { findHistory } from "#app/services/orders/order-history.server.ts";

export type EntryRow = Selectable<Database["ledgerEntries"]>;
export type MoneyOrder = Selectable<Pick<Database["orders"], (typeof columns)[number]>>;

const columns = [
  ...(["id", "userId", "status", "totalCents", "paymentLink", "quoteId", "acceptedQuoteId"] as const),
  ...(["ledgerSince", "outsideUntil", "paidToldAt", "remindersOff"] as const),
] as const;

/** An order of this client; somebody else's is as if it did not exist. */
export function findMoneyOrder(db: Db, userId: string, orderId: string): Promise<MoneyOrder | undefined> {
  return db
    .selectFrom("orders")
    .select(columns)
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .executeTakeFirst();
}

type Planned = Pick<MoneyOrder, "id" | "status" | "acceptedQuoteId" | "ledgerSince">;

/** All that the ledger knows of an order, and what follows from it. Of one whose money is kept elsewhere nothing is due here. */
export async function findOrderMoney(db: Db, order: Planned) {
  const entries = await findEntries(db, order.id);
  const plan = order.ledgerSince === null ? null : await findPlan(db, order);
  return { entries, plan, money: deriveMoney(entries, plan) };
}

export function findEntries(db: Db, orderId: string): Promise<EntryRow[]> {
  return db.selectFrom("ledgerEntries").selectAll().where("orderId", "=", orderId).orderBy("seq").execute();
}

interface Snapshot {
  chargedCents?: number;
  receivedCents?: number;
  balanceCents?: number;
  /** Of what was moved: the order at the other end, and the entry there. */
  other?: { orderId: string; entryId: string };
  /** Taken off while no version was in force. */
  settles?: true;
}

export function readSnapshot(snapshot: string): Snapshot {
  return JSON.parse(snapshot) as Snapshot;
}

/** What was taken off a sale that has ended since. */
export function findSettled(entries: readonly EntryRow[]) {
  return settledBy(entries.map((entry) => ({ ...entry, settles: readSnapshot(entry.snapshot).settles === true })));
}

/** By the version in force: what it says of payment, counted from its yes. */
async function findPlan(db: Db, { id, status, acceptedQuoteId }: Planned): Promise<PaymentPlan | null> {
  if (acceptedQuoteId === null) return null;
  const accepted = await db
    .selectFrom("quotes")
    .innerJoin("quoteAnswers", "quoteAnswers.acceptedOf", "quotes.id")
    .select(["quotes.kind", "depositDays", "balanceWhen", "balanceDays", "totals", "at"])
    .where("quotes.id", "=", acceptedQuoteId)
    .executeTakeFirst();
  if (!accepted) return null;
  const { kind, depositDays, balanceWhen, balanceDays, at } = accepted;
  const reached =
    balanceWhen === "accepted" ? null : reachedAt({ status, turns: await findHistory(db, id) }, balanceWhen);
  return {
    ...{ dated: kind === "lines", depositDays, balanceWhen, balanceDays, acceptedOn: dayOf(at) },
    depositCents: readTotals(accepted.totals).depositTotalCents,
    reachedOn: reached === null ? null : dayOf(reached),
  };
}

/** What an answer says was accepted. */
export function readTotals(totals: string) {
  const { totalCents = 0, taxCents = 0, depositTotalCents = 0 } = JSON.parse(totals) as Record<string, number>;
  return { totalCents, taxCents, depositTotalCents };
}
