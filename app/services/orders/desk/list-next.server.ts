import type { App } from "#app/app.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { noonOf } from "#app/domain/dates.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import {
  doNext,
  MOST_NEXT,
  type Next,
  type NextKind,
  orderNeeds,
  type Waiting,
} from "#app/domain/orders/owner/do-next.ts";
import { latenessInWords } from "#app/domain/schedule/lateness.ts";
import { isBefore, stages } from "#app/domain/schedule/stage.ts";
import { findOrderRows } from "#app/services/orders/list-orders.server.ts";
import { listedIds } from "#app/services/orders/listed-orders.server.ts";

const oldestFirst = { ...parseOrderList(new URLSearchParams()), descending: false };

/** What waits for one of us. Of each kind only as many are read as could be shown. */
export async function listNext(app: Pick<App, "db" | "now">, viewerId: string): Promise<Next[]> {
  const today = dayOf(app.now());
  const late = await listLate(app, today);
  const needs: { kind: (typeof orderNeeds)[number] | "late"; id: string }[] = late.map(({ id }) => ({
    kind: "late",
    id,
  }));
  for (const kind of orderNeeds) {
    const ids = await listedIds(app, { ...oldestFirst, only: kind })
      .limit(MOST_NEXT)
      .execute();
    needs.push(...ids.map(({ id }) => ({ kind, id })));
  }
  const rows = await findOrderRows(app.db, [...new Set(needs.map(({ id }) => id))]);
  const unpaid = await listWithoutDeposit(
    app,
    needs.flatMap(({ kind, id }) => (kind === "confirmed" ? [id] : [])),
  );
  const orders = needs.flatMap(({ kind: need, id }): Waiting[] => {
    // The board has it waiting for its deposit, and so does the desk.
    const kind: NextKind = need === "confirmed" && unpaid.has(id) ? "deposit" : need;
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const { userId, windowCount } = row;
    const order = { kind, id, name: fullName(row), userId, windowCount, order: shownOrderId(row) };
    const lastDay = kind === "late" && late.find((one) => one.id === id)?.boardOn;
    if (!lastDay) return [{ ...order, since: row.submittedAt ?? row.createdAt }];
    return [{ ...order, since: noonOf(lastDay), what: latenessInWords({ kind: "late", since: lastDay }, today) }];
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

async function listWithoutDeposit({ db }: Pick<App, "db">, ids: string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await db
    .selectFrom("orders")
    .select("id")
    .where("id", "in", ids)
    .where("stage", "=", "deposit")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Promised for a day that is over. */
function listLate({ db }: Pick<App, "db">, today: string) {
  return db
    .selectFrom("orders")
    .select(["id", "boardOn"])
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
