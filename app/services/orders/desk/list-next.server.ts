import { type RawBuilder, sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { noonOf } from "#app/domain/dates.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { doNext, MOST_NEXT, type Next, orderNeeds, type Waiting } from "#app/domain/orders/owner/do-next.ts";
import { latenessInWords } from "#app/domain/schedule/lateness.ts";
import { isBefore, stages } from "#app/domain/schedule/stage.ts";
import { findOrderRows } from "#app/services/orders/list-orders.server.ts";
import { listedOrders } from "#app/services/orders/listed-orders.server.ts";

type Need = (typeof orderNeeds)[number] | "deposit";

/** When what an order waits for began: the day of that act, not the one on which the order came. */
const sinceWhen: Readonly<Record<Need, RawBuilder<string>>> = {
  asked: sql`(select "changesAskedAt" from "quotes" where "quotes"."openOf" = "orders"."id")`,
  changed: sql`"orders"."windowsChangedAt"`,
  confirmed: agreedAt(),
  // Without a day of its own it is due with the yes.
  deposit: sql`coalesce("orders"."dueOn", ${agreedAt()})`,
  unquoted: sql`coalesce("orders"."submittedAt", "orders"."createdAt")`,
  expired: sql`(select "validUntil" from "quotes" where "quotes"."openOf" = "orders"."id")`,
};

function agreedAt() {
  return sql<string>`(select "at" from "quoteAnswers" where "acceptedOf" = "orders"."acceptedQuoteId")`;
}

/** What waits for one of us. Of each kind only as many are read as could be shown. */
export async function listNext(app: Pick<App, "db" | "now">, viewerId: string): Promise<Next[]> {
  const today = dayOf(app.now());
  const late = await listLate(app, today);
  const needs: { kind: Need | "late"; id: string; since: string }[] = late.map((row) => ({ kind: "late", ...row }));
  for (const kind of [...orderNeeds, "deposit"] as const) {
    const rows = await listNeeding(app, kind);
    needs.push(...rows.map((row) => ({ kind, ...row })));
  }
  const rows = await findOrderRows(app.db, [...new Set(needs.map(({ id }) => id))]);
  const orders = needs.flatMap(({ kind, id, since: at }): Waiting[] => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const { userId, windowCount } = row;
    const since = at.includes("T") ? at : noonOf(at);
    const order = { kind, id, name: fullName(row), userId, windowCount, order: shownOrderId(row), since };
    if (kind !== "late") return [order];
    return [{ ...order, what: latenessInWords({ kind, since: at }, today) }];
  });
  const inquiries = await app.db
    .selectFrom("inquiries")
    .select(["id", "name", "createdAt as since"])
    .where("state", "=", "new")
    .orderBy("createdAt")
    .limit(MOST_NEXT)
    .execute();
  const swatches = await app.db
    .selectFrom("swatchRequests")
    .select(["id", "name", "createdAt as since"])
    .where("sentAt", "is", null)
    .orderBy("createdAt")
    .limit(MOST_NEXT)
    .execute();
  return doNext([
    ...orders,
    ...(await listDueTasks(app, viewerId, today)),
    ...inquiries.map((row) => ({ kind: "inquiry" as const, ...row })),
    ...swatches.map((row) => ({ kind: "swatches" as const, ...row })),
  ]);
}

/** Those who have waited longest for it. The board has a yes waiting for its deposit, and so does the desk. */
function listNeeding(app: Pick<App, "db" | "now">, kind: Need) {
  return listedOrders(app, { search: "", only: kind === "deposit" ? "confirmed" : kind })
    .$if(kind === "deposit", (query) => query.where("stage", "=", "deposit"))
    .$if(kind === "confirmed", (query) => query.where("stage", "is distinct from", "deposit"))
    .select(["orders.id", sinceWhen[kind].as("since")])
    .orderBy("since")
    .orderBy("orders.id")
    .limit(MOST_NEXT)
    .execute();
}

/** Promised for a day that is over. */
function listLate({ db }: Pick<App, "db">, today: string) {
  return db
    .selectFrom("orders")
    .select(["id", "boardOn as since"])
    .where("stage", "in", beforeSettled)
    .where("boardOn", "<", today)
    .orderBy("boardOn")
    .limit(MOST_NEXT)
    .execute();
}

const beforeSettled = stages.filter((stage) => isBefore(stage, "settled"));

/** Their own and nobody's. */
async function listDueTasks({ db }: Pick<App, "db">, viewerId: string, today: string): Promise<Waiting[]> {
  const rows = await db
    .selectFrom("tasks")
    .leftJoin("users", "users.id", "tasks.customerId")
    .select(["tasks.id", "title", "dueOn", "firstName", "lastName"])
    .where("doneAt", "is", null)
    .where("dueOn", "<=", today)
    .where((eb) => eb.or([eb("assigneeId", "is", null), eb("assigneeId", "=", viewerId)]))
    .orderBy("dueOn")
    .limit(MOST_NEXT)
    .execute();
  return rows.map(({ id, title, dueOn, firstName, lastName }) => ({
    kind: "task",
    id,
    what: title,
    name: fullName({ firstName: firstName ?? "", lastName: lastName ?? "" }),
    since: noonOf(dueOn ?? today),
  }));
}
