import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { type OrderRows, rowsOfOrder } from "#app/db/order-rows.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { type Money, overdueCents, type PaymentPlan } from "#app/domain/ledger/derive-money.ts";
import { dueWhen } from "#app/domain/ledger/due-words.ts";
import { readSnapshot, togetherWith } from "#app/domain/ledger/entry-snapshot.ts";
import { checkReversal, movableCents, overdrawnBy } from "#app/domain/ledger/ledger-acts.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { findLeft } from "#app/services/orders/find-credit.server.ts";
import { findCalledAll } from "#app/services/orders/number-order.server.ts";
import { findOrderRecord } from "#app/services/orders/with-order.server.ts";
import {
  type EntryRow,
  findOrderMoney,
  findTaxed,
  type Planned,
  readOrderMoney,
  standingOf,
} from "./entries/find-order-money.server.ts";
import { isReopening } from "./reverse-entry.server.ts";

/** The money of an order as the owner sees it: for the panel of the order page. */
export async function findMoney(app: Pick<App, "db" | "now">, userId: string, orderId: string) {
  const order = await findOrderRecord(app.db, { userId, orderId });
  if (!order) return undefined;
  const { entries, plan, money } = await findOrderMoney(app.db, order);
  const { ledgerSince, outsideUntil, paidToldAt } = order;
  const { reminders } = await app.db.selectFrom("moneySettings").select("reminders").executeTakeFirstOrThrow();
  return {
    ledgerSince,
    paidToldAt,
    remindersOff: order.remindersOff === 1,
    /** Something was due before reminders went on by themselves, and nobody has said what becomes of it. */
    olderDue: order.olderDue === 1 && money.balanceCents > 0,
    /** Whether its client can be asked for money now. */
    remindable: meaningOf(order.status).payable && money.dueCents > 0,
    /** Off altogether, whatever is said of this order. */
    remindersOffForAll: reminders === 0,
    /** Until when it was kept elsewhere; nothing once it has been taken over. */
    outsideUntil: ledgerSince === null ? outsideUntil : null,
    /** What taking it over would charge. */
    acceptedCents: await findAccepted(app.db, order.acceptedQuoteId),
    ...figuresOf(money, plan, dayOf(app.now())),
    ...(await findLeft(app.db, orderId, dayOf(app.now()))),
    chargedTaxCents: money.chargedTaxCents,
    taxed: findTaxed(entries),
    closed: standingOf(order, entries).closed,
    refundableCents: Math.max(0, money.heldCents),
    creditableCents: Math.max(0, money.chargedCents - money.takenOffCents),
    movableCents: movableCents(money),
    /** Where what is in credit can go. */
    otherOrders: movableCents(money) > 0 ? await listOtherOrders(app.db, userId, orderId) : [],
    entries: await ownersEntries(app.db, order, entries),
  };
}

async function findAccepted(db: Db, quoteId: string | null) {
  if (quoteId === null) return null;
  const answer = db.selectFrom("quoteAnswers").select("totalCents").where("acceptedOf", "=", quoteId);
  return (await answer.executeTakeFirst())?.totalCents ?? null;
}

function figuresOf(money: Money, plan: PaymentPlan | null, today: string) {
  const { chargedCents, receivedCents, givenBackCents, takenOffCents, balanceCents, badge } = money;
  const { dueOn, dueCents, laterCents } = money;
  return {
    chargedCents,
    receivedCents,
    givenBackCents,
    takenOffCents,
    balanceCents,
    badge,
    dueOn,
    dueCents,
    laterCents,
    dues: money.dues.map((due) => ({
      ...due,
      when: dueWhen(due, plan),
      late: due.on !== null && due.on < today,
    })),
    overdueCents: overdueCents(money, today),
  };
}

function listOtherOrders(db: Db, userId: string, orderId: string) {
  return db
    .selectFrom("orders")
    .select(["id", "number", "orderName", "status", "balanceCents"])
    .where("userId", "=", userId)
    .where("id", "<>", orderId)
    .where((eb) => eb.or([eb("outsideUntil", "is", null), eb("ledgerSince", "is not", null)]))
    .where("status", "not in", ["incomplete", "cancelled"])
    .orderBy("createdAt", "desc")
    .execute();
}

/** Oldest first, each with the balance after it, what took it back, and whether it can be taken back. */
async function ownersEntries(db: Db, order: Planned, entries: EntryRow[]) {
  const names = await findNames(db, entries);
  const otherIds = entries.flatMap(({ snapshot }) => readSnapshot(snapshot).other?.orderId ?? []);
  const called = await findCalledAll(db, otherIds);
  const otherOf = ({ snapshot }: EntryRow) => {
    const id = readSnapshot(snapshot).other?.orderId;
    return id === undefined ? null : { id, called: called.get(id) ?? id };
  };
  let balanceAfterCents = 0;
  return entries.map((entry) => {
    balanceAfterCents += entry.amountCents;
    const { id, seq, kind, at, occurredOn, amountCents, taxCents, method, reference, note, receiptNumber } = entry;
    return {
      id,
      seq,
      kind,
      at,
      occurredOn,
      amountCents,
      taxCents,
      method,
      reference,
      note,
      receiptNumber,
      reversesId: entry.reversesId,
      ...voidOf(entries, id),
      balanceAfterCents,
      reversible: checkReversal(entries, id, true).ok,
      overdrawnCents: overdrawnBy(entries, entry),
      /** What is taken back with it, and whether the order has to be settled again then. */
      together: togetherWith(entries, entry)?.id ?? null,
      reopens: isReopening(order, entries, entry),
      otherOrder: otherOf(entry),
      by: names.get(entry.actorId ?? "") ?? "",
    };
  });
}

async function findNames(db: Db, entries: EntryRow[]) {
  const ids = [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))];
  if (ids.length === 0) return new Map<string, string>();
  const users = await db.selectFrom("users").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(users.map(({ id, name }) => [id, name]));
}

function voidOf(entries: readonly EntryRow[], id: string) {
  const reversal = entries.find(({ reversesId }) => reversesId === id);
  return { voidedOn: reversal?.occurredOn ?? null, voidedBy: reversal?.note ?? "" };
}

/** The money of their own order as a client sees it, with its receipts; somebody else's is as if it did not exist. */
export async function findMyMoney(
  app: Pick<App, "db" | "now">,
  userId: string,
  orderId: string,
  rows: OrderRows = rowsOfOrder(app, userId, orderId),
) {
  const order = await rows.order();
  const found = await readOrderMoney(rows);
  if (!order || !found || !meaningOf(order.status).listed) return undefined;
  const { entries, plan, money } = found;
  return {
    /** Nothing to show before anything was charged or paid. */
    known: order.ledgerSince !== null,
    paidToldAt: order.paidToldAt,
    payByCheck: order.payByCheck,
    ...figuresOf(money, plan, dayOf(app.now())),
    // Why we gave or took something is between us; what it came to is theirs.
    entries: entries.map(({ id, kind, occurredOn, amountCents, method, receiptNumber, reversesId }) => ({
      id,
      kind,
      occurredOn,
      amountCents,
      method,
      receiptNumber,
      reversesId,
      voidedOn: voidOf(entries, id).voidedOn,
    })),
  };
}

/** Who a receipt is for, as their account had it then; nobody once they are forgotten. */
interface ReceiptPerson {
  name: string;
  email: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
}

/** Where a receipt is looked for: it is of this order, or of the fee of this visit; of this client, where one asks. */
export interface ReceiptPlace {
  number: string;
  userId?: string | undefined;
  orderId?: string | undefined;
  consultationId?: string | undefined;
}

/** A payment or refund by its number, with the figures as they were with it. Without an order it is about the fee of a visit. */
export async function findReceipt(app: Pick<App, "db">, { number, userId, orderId, consultationId }: ReceiptPlace) {
  let query = app.db
    .selectFrom("ledgerEntries as entry")
    .leftJoin("ledgerEntries as reversal", "reversal.reversesId", "entry.id")
    .leftJoin("documentPeople", (join) =>
      join.onRef("documentId", "=", "entry.id").on("document", "=", "entry").on("role", "=", "client"),
    )
    .select(["entry.id", "entry.kind", "entry.at", "entry.occurredOn", "entry.amountCents", "entry.method"])
    .select(["entry.reference", "entry.snapshot", "person", "reversal.occurredOn as voidedOn"])
    .leftJoin("consultations", "consultations.id", "entry.consultationId")
    .leftJoin("orders", "orders.id", "entry.orderId")
    .select(["startsAt", "orders.number as orderNumber"])
    .where("entry.receiptNumber", "=", number)
    .where("entry.orderId", orderId === undefined ? "is" : "=", orderId ?? null);
  // Whose it is now: the entry says whose it was.
  if (userId !== undefined) {
    const owner = sql<string>`coalesce("orders"."userId", "consultations"."userId", "entry"."userId")`;
    query = query.where(owner, "=", userId);
  }
  if (consultationId !== undefined) query = query.where("entry.consultationId", "=", consultationId);
  const entry = await query.executeTakeFirst();
  if (!entry) return undefined;
  const { chargedCents = 0, receivedCents = 0, balanceCents = 0 } = readSnapshot(entry.snapshot);
  const { at, occurredOn, method, reference, voidedOn } = entry;
  return {
    number,
    /** What its order is called. */
    orderId: orderId === undefined ? null : shownOrderId({ id: orderId, number: entry.orderNumber }),
    visitAt: entry.startsAt,
    at,
    occurredOn,
    method,
    reference,
    voidedOn,
    chargedCents,
    receivedCents,
    balanceCents,
    kind: entry.kind === "refund" ? ("refund" as const) : ("payment" as const),
    amountCents: Math.abs(entry.amountCents),
    person: entry.person ? (JSON.parse(entry.person) as ReceiptPerson) : null,
  };
}
