import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";

/** As many of each as one reads at a look; the lists of their own have all. */
const SHOWN = 20;

/** Visits and appointments of a client, the latest first. */
export async function findCustomerVisits({ db, now }: Pick<App, "db" | "now">, userId: string) {
  const at = now().toISOString();
  const visits = await db
    .selectFrom("consultations")
    .select(["id", "kind", "startsAt", "endsAt", "state"])
    .where("userId", "=", userId)
    .orderBy("startsAt", "desc")
    .limit(SHOWN)
    .execute();
  const others = await db
    .selectFrom("appointments")
    .leftJoin("orders", "orders.id", "appointments.orderId")
    .select(["appointments.id", "kind", "startsAt", "endsAt", "state", "title", "orders.status as orderStatus"])
    .where("appointments.userId", "=", userId)
    .orderBy("startsAt", "desc")
    .limit(SHOWN)
    .execute();
  return [
    ...visits.map((visit) => ({ ...visit, of: "consultation" as const, title: "", orderStatus: null })),
    ...others.map((one) => ({ ...one, of: "appointment" as const })),
  ]
    .sort((a, b) => (a.startsAt < b.startsAt ? 1 : -1))
    .slice(0, SHOWN)
    .map(({ endsAt, ...visit }) => ({ ...visit, over: endsAt <= at }));
}

/** What is owed for each order whose money the ledger has, and what came and went last. */
export async function findCustomerMoney({ db }: Pick<App, "db">, userId: string) {
  const orders = await db
    .selectFrom("orders")
    .select(["id", "number", "chargedCents", "balanceCents", "dueOn", "dueCents"])
    .where("userId", "=", userId)
    .where("ledgerSince", "is not", null)
    .orderBy("createdAt", "desc")
    .limit(SHOWN)
    .execute();
  return { orders, payments: await findPayments(db, userId) };
}

/** By whose order or visit it is now: an entry says whose it was. */
function findPayments(db: Db, userId: string) {
  return db
    .selectFrom("ledgerEntries as entry")
    .leftJoin("ledgerEntries as reversal", "reversal.reversesId", "entry.id")
    .leftJoin("orders", "orders.id", "entry.orderId")
    .leftJoin("consultations", "consultations.id", "entry.consultationId")
    .select(["entry.id", "entry.kind", "entry.occurredOn", "entry.amountCents", "entry.method", "entry.receiptNumber"])
    .select(["entry.orderId", "orders.number", "entry.consultationId"])
    .where("entry.kind", "in", ["payment", "refund"])
    .where("reversal.id", "is", null)
    .where((eb) =>
      eb.or([
        eb("entry.orderId", "in", db.selectFrom("orders").select("id").where("userId", "=", userId)),
        eb.and([
          eb("entry.orderId", "is", null),
          eb("entry.consultationId", "in", db.selectFrom("consultations").select("id").where("userId", "=", userId)),
        ]),
      ]),
    )
    .orderBy("entry.occurredOn", "desc")
    .orderBy("entry.id")
    .limit(SHOWN)
    .execute();
}

/** What we wrote to them last. */
export function findCustomerEmails({ db }: Pick<App, "db">, userId: string) {
  return db
    .selectFrom("emails")
    .leftJoin("orders", "orders.id", "emails.orderId")
    .select(["emails.id", "kind", "state", "lastError", "emails.createdAt", "orderId", "orders.number"])
    .where("emails.userId", "=", userId)
    .orderBy("emails.createdAt", "desc")
    .orderBy("emails.id", "desc")
    .limit(SHOWN)
    .execute();
}

/** What we have to do for them, about themselves or an order of theirs: what is due first comes first. */
export function findCustomerTasks({ db }: Pick<App, "db">, userId: string) {
  return db
    .selectFrom("tasks")
    .leftJoin("users", "users.id", "assigneeId")
    .leftJoin("orders", "orders.id", "tasks.orderId")
    .select(["tasks.id", "title", "tasks.dueOn", "users.name as assignee", "tasks.orderId", "orders.number"])
    .where("doneAt", "is", null)
    .where((eb) => eb.or([eb("customerId", "=", userId), eb("orders.userId", "=", userId)]))
    .orderBy(sql`coalesce("tasks"."dueOn", '9')`)
    .orderBy("tasks.id")
    .limit(SHOWN)
    .execute();
}
