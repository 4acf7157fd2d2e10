import type { Kysely } from "kysely";

interface Turn {
  id: string;
  orderId: string;
  fromStatus: string | null;
  toStatus: string;
  totalCents: number | null;
  confirmation: "given" | "ended" | null;
  at: string;
  actorId: string | null;
}
interface Order {
  id: string;
  status: string;
  totalCents: number | null;
  createdAt: string;
  updatedAt: string;
  confirmedAt: string | null;
}
interface Event {
  orderId: string;
  at: string;
  kind: string;
  actorId: string | null;
  details: string;
}
interface Tables {
  orders: Order;
  orderEvents: Event;
  orderStatusHistory: Turn;
}

const AT_ONCE = 200;

export async function up(db: Kysely<Tables>) {
  await db.schema
    .createTable("orderStatusHistory")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("orderId", "text", (column) => column.notNull().references("orders.id").onDelete("cascade"))
    .addColumn("fromStatus", "text")
    .addColumn("toStatus", "text", (column) => column.notNull())
    .addColumn("totalCents", "integer")
    .addColumn("confirmation", "text")
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("actorId", "text", (column) => column.references("users.id").onDelete("set null"))
    .execute();
  await db.schema
    .createIndex("orderStatusHistoryByOrder")
    .on("orderStatusHistory")
    .columns(["orderId", "at"])
    .execute();
  for (let after = ""; ; ) {
    const orders = await db
      .selectFrom("orders")
      .select(["id", "status", "totalCents", "createdAt", "updatedAt", "confirmedAt"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    const last = orders.at(-1);
    if (!last) break;
    after = last.id;
    await fill(db, orders);
  }
}

async function fill(db: Kysely<Tables>, orders: Order[]) {
  const ids = orders.map(({ id }) => id);
  const events = await db
    .selectFrom("orderEvents")
    .select(["orderId", "at", "kind", "actorId", "details"])
    .where("orderId", "in", ids)
    .orderBy("at")
    .execute();
  const byOrder = Map.groupBy(events, ({ orderId }) => orderId);
  const turns = orders.flatMap((order) => turnsOf(order, byOrder.get(order.id) ?? []));
  for (let start = 0; start < turns.length; start += AT_ONCE) {
    await db
      .insertInto("orderStatusHistory")
      .values(turns.slice(start, start + AT_ONCE))
      .execute();
  }
}

/** What the events of an order tell of its life; where they tell less than its row says, a last turn leads there. */
function turnsOf(order: Order, events: Event[]): Turn[] {
  const told = events.map((event) => ({ ...event, details: readJson(event.details) }));
  const firstTotal = told.find(({ kind }) => kind === "total_changed")?.details;
  let status: string | null = null;
  let totalCents = firstTotal ? cents(firstTotal.before) : order.totalCents;
  let confirmed = false;
  const turns: Turn[] = [];
  const turn = (to: string, confirmation: Turn["confirmation"], at: string, actorId: string | null) => {
    const id = `${order.id}-turn-${turns.length + 1}`;
    turns.push({ id, orderId: order.id, fromStatus: status, toStatus: to, totalCents, confirmation, at, actorId });
    status = to;
    if (confirmation) confirmed = confirmation === "given";
  };
  // What one save changed has one time.
  for (const [at, together] of Map.groupBy(told, (event) => event.at)) {
    const find = (kind: string) => together.find((event) => event.kind === kind);
    const [created, submitted, given] = [find("created"), find("submitted"), find("confirmed")];
    const [moved, repriced] = [find("status_changed"), find("total_changed")];
    if (created) turn(created.details.custom === true ? "quoted" : "incomplete", null, at, created.actorId);
    if (submitted) turn("submitted", null, at, submitted.actorId);
    if (repriced) totalCents = cents(repriced.details.after);
    const change = moved ?? repriced;
    if (change) {
      const ended = repriced?.details.confirmationCleared === true ? "ended" : null;
      turn(moved ? `${moved.details.after}` : (status ?? order.status), ended, at, change.actorId);
    }
    if (given) turn(status ?? order.status, "given", at, given.actorId);
  }
  const nowConfirmed = order.confirmedAt !== null;
  if (status !== order.status || totalCents !== order.totalCents || confirmed !== nowConfirmed) {
    totalCents = order.totalCents;
    const confirmation = confirmed === nowConfirmed ? null : nowConfirmed ? "given" : "ended";
    turn(order.status, confirmation, turns.length === 0 ? order.createdAt : order.updatedAt, null);
  }
  return turns;
}

function cents(value: unknown) {
  return typeof value === "number" ? value : null;
}

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
