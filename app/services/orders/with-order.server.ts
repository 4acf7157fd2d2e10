import { type Selectable, sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { type Db, findRow, setRows } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { CUSTOMER_MISSING, ORDER_MISSING } from "./order-texts.ts";

/** An order as far as acts on it depend on it: on its windows, its quotes and its money. */
export type OrderRecord = Selectable<Pick<Database["orders"], (typeof columns)[number]>>;

const columns = [
  "id",
  "number",
  "userId",
  "status",
  "totalCents",
  "paymentLink",
  "orderName",
  "description",
  "windows",
  "hardware",
  "hardwareChoice",
  "version",
  "confirmedAt",
  "windowsChangedAt",
  "quoteId",
  "acceptedQuoteId",
  "quotedAt",
  "ledgerSince",
  "outsideUntil",
  "paidToldAt",
  "remindersOff",
  "olderDue",
  "settledAt",
  "cardFlaggedAt",
] as const;

/** Whose order. */
export interface OrderPlace {
  userId: string;
  orderId: string;
}

/** Who does something about whose order. */
export interface OrderActing extends OrderPlace {
  actorId: string;
}

/** An order of this client; somebody else's is as if it did not exist. */
export async function findOrderRecord(db: Db, { userId, orderId }: OrderPlace): Promise<OrderRecord | undefined> {
  return findRow(db, "orders", { id: orderId, userId }, columns);
}

/** The same, and whoever else acts on this client or order waits for us: a write that changes nothing locks a row. */
export async function lockOrder(db: Db, { userId, orderId }: OrderPlace): Promise<OrderRecord | undefined> {
  await lockClient(db, userId);
  return db
    .updateTable("orders")
    .set({ version: sql<number>`"version"` })
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .returning(columns)
    .executeTakeFirst();
}

type Act<Answer> = (db: Db, order: OrderRecord) => Promise<Answer>;

/** One act on an order, in one transaction: what is found stays so until it is done. */
export function withOrder<Answer>(
  app: Pick<App, "db">,
  place: OrderPlace,
  act: Act<Answer>,
): Promise<Answer | Refusal> {
  return app.db.transaction().execute((db) => withOrderIn(db, place, act));
}

/** The same inside the transaction of its caller. */
export async function withOrderIn<Answer>(db: Db, place: OrderPlace, act: Act<Answer>): Promise<Answer | Refusal> {
  const order = await lockOrder(db, place);
  return order ? act(db, order) : refusal("missing", ORDER_MISSING);
}

type Written =
  | "status"
  | "totalCents"
  | "confirmedAt"
  | "quoteId"
  | "acceptedQuoteId"
  | "quotedAt"
  | "windows"
  | "hardware";
type Values = Partial<Pick<OrderRecord, Written>>;

/** Writes to an order that is locked, and gives it its next version. */
export async function writeOrder(db: Db, order: OrderRecord, at: string, values: Values) {
  await setRows(db, "orders", { id: order.id }, { ...values, ...nextVersion(order, at) });
}

/** Whoever has the order open must look again. */
export function nextVersion({ version }: Pick<OrderRecord, "version">, at: string) {
  return { updatedAt: at, version: version + 1 };
}

export { CUSTOMER_MISSING, ORDER_MISSING };
