import { type Db, findRow, getRow, nextCount, setRows } from "#app/db/client.server.ts";
import { countsByItself, shownOrderId } from "#app/domain/orders/order-id.ts";

/** The first number is the next one: those up to here were given out as ids. */
const LAST_BEFORE = 1011;

/**
 * Gives an order its number, once: when it is first handed in, or when we make it. Called inside the transaction that does so, before its turn is written:
 * who comes second waits for the counter, so numbers follow each other without one being given twice.
 */
export async function numberOrder(db: Db, orderId: string) {
  if (countsByItself(orderId)) return;
  const row = await getRow(db, "orders", { id: orderId }, ["number"]);
  if (row.number !== null || (await wasHandedIn(db, orderId))) return;
  const number = await nextNumber(db);
  await setRows(db, "orders", { id: orderId }, { number });
}

/** Before there were numbers: it keeps the name that everybody knows it by. */
async function wasHandedIn(db: Db, orderId: string): Promise<boolean> {
  const turn = db.selectFrom("orderStatusHistory").select("id").where("orderId", "=", orderId);
  return (await turn.where("toStatus", "<>", "incomplete").limit(1).executeTakeFirst()) !== undefined;
}

/** Above every id that counts, so that no two orders are called the same. */
async function nextNumber(db: Db): Promise<number> {
  const last = await nextCount(db, "order", LAST_BEFORE + 1);
  const taken = await findRow(db, "orders", { id: `LF-${last}` }, ["id"]);
  return taken ? nextNumber(db) : last;
}

/** The order that is meant by its id or by its number, and whose it is. */
export async function findNamedOrder(db: Db, named: string, number: number | undefined) {
  const orders = db.selectFrom("orders").select(["id", "userId"]);
  const byId = await orders.where("id", "=", named).executeTakeFirst();
  return byId ?? (number === undefined ? undefined : orders.where("number", "=", number).executeTakeFirst());
}

/** The id of this client's order of that number; somebody else's is none. */
export async function findMyOrderByNumber(db: Db, userId: string, number: number) {
  const orders = db.selectFrom("orders").select("id").where("userId", "=", userId);
  return (await orders.where("number", "=", number).executeTakeFirst())?.id;
}

/** What an order is called. */
export async function findCalled(db: Db, orderId: string) {
  return (await findCalledAll(db, [orderId])).get(orderId) ?? orderId;
}

/** What a client's own order is called; somebody else's has no name. */
export async function findMyCalled(db: Db, userId: string, orderId: string) {
  const orders = db.selectFrom("orders").select(["id", "number"]).where("userId", "=", userId);
  const order = await orders.where("id", "=", orderId).executeTakeFirst();
  return order && shownOrderId(order);
}

/** What each of these orders is called, by its id; one that is gone goes by that. */
export async function findCalledAll(db: Db, orderIds: readonly string[]): Promise<Map<string, string>> {
  const called = new Map(orderIds.map((id) => [id, id]));
  if (called.size === 0) return called;
  const rows = await db
    .selectFrom("orders")
    .select(["id", "number"])
    .where("id", "in", [...called.keys()])
    .execute();
  for (const row of rows) called.set(row.id, shownOrderId(row));
  return called;
}
