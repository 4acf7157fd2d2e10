import type { Selectable } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import type { OrderRows } from "#app/db/order-rows.server.ts";
import type { Database } from "#app/db/schema.ts";
import { dayOf } from "#app/domain/calendar.ts";
import {
  deriveMoney,
  type Money,
  type PaymentPlan,
  reachedAt,
  type Standing,
  sumStanding,
} from "#app/domain/ledger/derive-money.ts";
import { kindMeanings } from "#app/domain/ledger/entry-kinds.ts";
import { readSnapshot } from "#app/domain/ledger/entry-snapshot.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { findHistories } from "#app/services/orders/order-history.server.ts";
import type { OrderRecord } from "#app/services/orders/with-order.server.ts";

/** A plain quote says nothing of payment: all of it is due so many days after its yes. */
const PLAIN_DUE_DAYS = 14;

/** An entry of an order; those about the fee of a visit are found with the visit. */
export type EntryRow = Selectable<Database["ledgerEntries"]> & { orderId: string };

/** What of an order its money depends on. */
export const moneyColumns = ["id", "status", "acceptedQuoteId", "ledgerSince", "settledAt"] as const;
export type Planned = Pick<OrderRecord, (typeof moneyColumns)[number]>;

/** All that the ledger knows of an order, and what follows from it. Of one whose money is kept elsewhere nothing is due here. */
export async function findOrderMoney(db: Db, order: Planned) {
  const [found] = await findMoneyOfOrders(db, [order]);
  return found as OrderMoney;
}

/** The same, and the entry that this form has recorded already, be it of another order. */
export async function findMoneyAndForm(db: Db, order: Planned, formKey: string | undefined) {
  const found = await findEntriesOf(db, [order.id], formKey);
  const entries = found.filter(({ orderId }) => orderId === order.id);
  const plan = order.ledgerSince === null ? null : ((await findPlans(db, [order])).get(order.id) ?? null);
  const before = found.find((entry) => formKey !== undefined && entry.formKey === formKey);
  return { ...moneyOf(order, entries, plan), before };
}

export interface OrderMoney {
  entries: EntryRow[];
  plan: PaymentPlan | null;
  money: Money;
}

/** The same of several, in their order, without asking for each. Few enough for the values that a statement may have. */
export async function findMoneyOfOrders(db: Db, orders: readonly Planned[]): Promise<OrderMoney[]> {
  if (orders.length === 0) return [];
  const rows = await findEntriesOf(
    db,
    orders.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  const plans = await findPlans(
    db,
    orders.filter(({ ledgerSince }) => ledgerSince !== null),
  );
  return orders.map((order) => moneyOf(order, byOrder.get(order.id) ?? [], plans.get(order.id) ?? null));
}

function moneyOf(order: Planned, entries: EntryRow[], plan: PaymentPlan | null): OrderMoney {
  return { entries, plan, money: deriveMoney(entries, plan, standingOf(order, entries)) };
}

/** The same of an order whose rows are read for more than its money; nothing where there is no such order. */
export async function readOrderMoney(rows: OrderRows): Promise<OrderMoney | undefined> {
  const order = await rows.order();
  if (!order) return undefined;
  const entries = (await rows.entries()) as EntryRow[];
  if (order.ledgerSince === null || order.acceptedQuoteId === null) return moneyOf(order, entries, null);
  const version = (await rows.versions()).find(({ id }) => id === order.acceptedQuoteId);
  const yes = (await rows.answers()).find(({ acceptedOf }) => acceptedOf === order.acceptedQuoteId);
  if (!version || !yes) return moneyOf(order, entries, null);
  const turns = version.balanceWhen === "accepted" ? [] : await rows.turns();
  return moneyOf(order, entries, planOf(order, { ...order, ...version, ...yes, kind: version.kind }, turns));
}

export function standingOf({ status, settledAt }: Planned, entries: readonly EntryRow[]): Standing {
  const closed = !meaningOf(status).payable;
  // What settled an earlier sale says nothing of one that was charged since.
  const charged = entries.findLastIndex(({ kind }) => kindMeanings[kind].counts === "charged");
  const takenOff = closed && findSettled(entries.slice(charged + 1)).cents !== 0;
  return { closed, settledOn: settledAt === null ? null : dayOf(settledAt), takenOff };
}

/** An order with its entries, which grow as some are added. */
export interface KnownMoney {
  order: Planned;
  entries: EntryRow[];
  plan: PaymentPlan | null;
}

export async function findKnownMoney(db: Db, orderId: string) {
  const query = db.selectFrom("orders").select(moneyColumns).where("id", "=", orderId);
  const order = await query.executeTakeFirstOrThrow();
  return { order, ...(await findOrderMoney(db, order)) };
}

export function findEntries(db: Db, orderId: string): Promise<EntryRow[]> {
  return findEntriesOf(db, [orderId]);
}

function findEntriesOf(db: Db, orderIds: string[], formKey?: string): Promise<EntryRow[]> {
  const entries = db
    .selectFrom("ledgerEntries")
    .selectAll()
    .where((eb) => eb.or([eb("orderId", "in", orderIds), ...(formKey ? [eb("formKey", "=", formKey)] : [])]))
    .$narrowType<EntryRow>();
  return entries.orderBy("orderId").orderBy("seq").execute();
}

/** What was taken off a sale that has ended since. */
export function findSettled(entries: readonly EntryRow[]) {
  return sumStanding(
    entries,
    ({ kind, snapshot }) => kindMeanings[kind].counts === "takenOff" && readSnapshot(snapshot).settles === true,
  );
}

/** What was credited with its tax: a write-off has none, and neither have other credits. */
export function findTaxed(entries: readonly EntryRow[]) {
  return sumStanding(entries, ({ kind, snapshot }) => {
    const { taxed, settles } = readSnapshot(snapshot);
    return kind === "credit" && (taxed === true || settles === true);
  });
}

/** By the version in force: what it says of payment, counted from its yes. */
async function findPlans(db: Db, orders: readonly Planned[]): Promise<Map<string, PaymentPlan>> {
  const inForce = new Map(
    orders.flatMap((order) => (order.acceptedQuoteId ? [[order.acceptedQuoteId, order] as const] : [])),
  );
  if (inForce.size === 0) return new Map();
  const accepted = await db
    .selectFrom("quotes")
    .innerJoin("quoteAnswers", "quoteAnswers.acceptedOf", "quotes.id")
    .innerJoin("moneySettings", (join) => join.onTrue())
    .select(["quotes.id", "quotes.kind", "depositDays", "balanceWhen", "balanceDays", "totals", "at", "duesFrom"])
    .where("quotes.id", "in", [...inForce.keys()])
    .execute();
  const waiting = accepted.filter(({ balanceWhen }) => balanceWhen !== "accepted").map(({ id }) => id);
  const turns = await findHistories(
    db,
    waiting.flatMap((quoteId) => inForce.get(quoteId)?.id ?? []),
  );
  const plans = accepted.flatMap((row) => {
    const order = inForce.get(row.id);
    return order ? [[order.id, planOf(order, row, turns.get(order.id) ?? [])] as const] : [];
  });
  return new Map(plans);
}

type Accepted = Pick<Database["quotes"], "kind" | "depositDays" | "balanceWhen" | "balanceDays"> &
  Pick<Database["quoteAnswers"], "totals" | "at"> & { duesFrom: string };

function planOf({ status }: Planned, accepted: Accepted, turns: Parameters<typeof reachedAt>[0]["turns"]): PaymentPlan {
  const { kind, depositDays, balanceWhen, balanceDays, totals, at, duesFrom } = accepted;
  const reached = reachedAt({ status, turns }, balanceWhen);
  const acceptedOn = dayOf(at);
  return {
    depositDays,
    balanceWhen,
    acceptedOn,
    dated: kind === "lines" || acceptedOn >= duesFrom,
    balanceDays: kind === "lines" ? balanceDays : PLAIN_DUE_DAYS,
    depositCents: readTotals(totals).depositTotalCents,
    reachedOn: reached === null ? null : dayOf(reached),
  };
}

/** What an answer says was accepted. */
export function readTotals(totals: string) {
  const { totalCents = 0, taxCents = 0, depositTotalCents = 0 } = JSON.parse(totals) as Record<string, number>;
  return { totalCents, taxCents, depositTotalCents };
}
