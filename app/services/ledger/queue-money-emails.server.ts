import { type Db, getRow } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import type { Money, PaymentPlan } from "#app/domain/ledger/derive-money.ts";
import { dueMoment } from "#app/domain/ledger/due-words.ts";
import type { PaymentMethod } from "#app/domain/ledger/entry-kinds.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

interface Client {
  firstName: string;
  lastName: string;
  email: string;
}

interface Receipt {
  kind: "payment_received" | "refund_sent";
  order: { id: string; number: number | null; userId: string };
  entry: { amountCents: number; occurredOn: string; receiptNumber: string | null; client?: Client | null };
  money: Money;
  plan: PaymentPlan | null;
  /** The price came down with it. */
  lowered?: boolean;
  at: string;
}

/** Tells the client of a payment or refund, with what is left and when it is due. Called inside its transaction. */
export async function queueReceipt(db: Db, { kind, order, entry, money, plan, lowered = false, at }: Receipt) {
  const { to, about } = await addressed(db, order, entry.client);
  const parameters = {
    ...about,
    ...receiptParameters(entry),
    ...standingParameters(money, plan),
    lowered: lowered ? Math.abs(entry.amountCents) : null,
  };
  await queueEmail(db, { kind, to, parameters, orderId: order.id, number: order.number, userId: order.userId, at });
}

type Voided = Omit<Receipt, "kind" | "lowered"> & { what: "payment" | "refund" | "lowered" | "settlement" };

/** Whoever was told of an entry is told that it no longer counts. */
export async function queueVoid(db: Db, { order, entry, what, money, plan, at }: Voided) {
  const { to, about } = await addressed(db, order);
  const parameters = { ...about, ...receiptParameters(entry), ...standingParameters(money, plan), what };
  await queueEmail(db, {
    kind: "receipt_void",
    to,
    parameters,
    orderId: order.id,
    number: order.number,
    userId: order.userId,
    at,
  });
}

interface FeeReceipt {
  kind: Receipt["kind"];
  visit: { id: string; userId: string };
  entry: Receipt["entry"];
  at: string;
}

/** Tells the client that the fee of a visit came or went back. */
export async function queueFeeReceipt(db: Db, { kind, visit, entry, at }: FeeReceipt) {
  const { to, parameters } = await aboutFee(db, visit, entry);
  await queueEmail(db, { kind, to, parameters: { ...parameters, lowered: null }, userId: visit.userId, at });
}

/** Whoever was told of it is told that it no longer counts. */
export async function queueFeeVoid(db: Db, { visit, entry, at }: Omit<FeeReceipt, "kind">) {
  const { to, parameters } = await aboutFee(db, visit, entry);
  const voided = { ...parameters, what: "payment" as const };
  await queueEmail(db, { kind: "receipt_void", to, parameters: voided, userId: visit.userId, at });
}

async function aboutFee(db: Db, { id, userId }: FeeReceipt["visit"], entry: Receipt["entry"]) {
  const { to, about } = await addressed(db, { id: "", userId });
  const { startsAt } = await getRow(db, "consultations", { id }, ["startsAt"]);
  const nothing = { charged: null, left: null, in_credit: null, due: null, due_amount: null, settling: "" } as const;
  return { to, parameters: { ...about, ...receiptParameters(entry), ...nothing, visit: startsAt } };
}

interface Settled {
  order: Receipt["order"];
  /** Its client hears of the cancellation with it. */
  cancelled: boolean;
  refund: (Receipt["entry"] & { method: PaymentMethod | null }) | null;
  keepCents: number;
  owedCents: number;
  /** By when that is to be paid. */
  dueOn: string | null;
  why: string;
  /** What the owner adds in their own words. */
  line: string;
  at: string;
}

/** Tells the client what became of the money of an order that was cancelled. */
export async function queueSettled(db: Db, { order, refund, keepCents, owedCents, ...told }: Settled) {
  const { cancelled, dueOn, why, line, at } = told;
  const { to, about } = await addressed(db, order, refund?.client);
  const { amount = null, day = "", receipt = "" } = refund ? receiptParameters(refund) : {};
  const parameters = {
    ...about,
    cancelled: cancelled ? ("yes" as const) : ("" as const),
    given_back: amount,
    day,
    receipt,
    how: refund?.method ?? ("" as const),
    kept: keepCents > 0 ? keepCents : null,
    why,
    owed: owedCents > 0 ? owedCents : null,
    ...(owedCents > 0 && dueOn !== null && { owed_by: dueOn }),
    ...(line && { message: line }),
  };
  await queueEmail(db, { kind: "order_settled", to, parameters, orderId: order.id, userId: order.userId, at });
}

async function addressed(db: Db, order: Omit<Receipt["order"], "number">, known?: Client | null) {
  const users = db.selectFrom("users").select(["firstName", "lastName", "email"]).where("id", "=", order.userId);
  const client = known ?? (await users.executeTakeFirstOrThrow());
  const name = fullName(client);
  return {
    to: { name, address: client.email },
    about: { order_id: order.id, customer_name: name, first_name: client.firstName },
  };
}

function receiptParameters({ amountCents, occurredOn, receiptNumber }: Receipt["entry"]) {
  return {
    amount: Math.abs(amountCents),
    day: occurredOn,
    receipt: receiptNumber ?? "",
  };
}

/** How the order stands. Of one that was cancelled nothing is said to be owed before the owner has said so. */
function standingParameters({ badge, dues, ...money }: Money, plan: PaymentPlan | null) {
  const settling = badge === "to_settle";
  const priceCents = money.chargedCents - money.takenOffCents;
  const balanceCents = settling ? 0 : money.balanceCents;
  const [next] = dues;
  return {
    charged: priceCents > 0 ? priceCents : null,
    settling: settling ? ("yes" as const) : ("" as const),
    left: balanceCents > 0 ? balanceCents : null,
    in_credit: balanceCents < 0 ? -balanceCents : null,
    due: next ? dueMoment(next, plan) : null,
    // Where only part of what is left is due then.
    due_amount: next && dues.length > 1 ? next.cents : null,
  };
}
