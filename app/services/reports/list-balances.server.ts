import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { isMoneyFigure, isOwing } from "#app/db/money-figures.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";
import type { BalanceFigure, BalanceListQuery } from "#app/domain/reports/balance-ages.ts";

const ROWS_AT_ONCE = 1_000;

/** One page of who owes what, those first that have owed it longest, with the sum of all pages. */
export async function listBalances(app: Pick<App, "db" | "now">, query: BalanceListQuery) {
  const { rowCount, ...sums } = await sumBalances(app, query.only);
  const { page, pageCount } = pageWithin(query.page, rowCount);
  const ids = await listedIds(app, query.only)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const rows = await findBalances(
    app.db,
    ids.map(({ id }) => id),
  );
  return { rows, rowCount, ...sums, page, pageCount };
}

/** How many orders a figure counts, and what they come to. */
export async function sumBalances(app: Pick<App, "db" | "now">, only: BalanceFigure | null) {
  const { count, cents, held } = await listed(app, only)
    .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.sum<number | null>("orders.balanceCents").as("cents")])
    .select((eb) => eb.fn.sum<number | null>("orders.heldCents").as("held"))
    .executeTakeFirstOrThrow();
  return { rowCount: Number(count), balanceCents: Number(cents ?? 0), heldCents: Number(held ?? 0) };
}

/** All of it, some at a time. The ids are fixed at the start, so that nothing is left out or doubled meanwhile. */
export async function* exportBalances(app: Pick<App, "db" | "now">, only: BalanceFigure | null) {
  const ids = (await listedIds(app, only).execute()).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    yield await findBalances(app.db, ids.slice(start, start + ROWS_AT_ONCE));
  }
}

function listed({ db, now }: Pick<App, "db" | "now">, only: BalanceFigure | null) {
  const orders = db.selectFrom("orders");
  return orders.where(only === null ? isOwing : isMoneyFigure(only, dayOf(now())));
}

function listedIds(app: Pick<App, "db" | "now">, only: BalanceFigure | null) {
  return listed(app, only).select("orders.id").orderBy(sql`coalesce("orders"."dueOn", '9')`).orderBy("orders.id");
}

async function findBalances(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["orders.id", "orders.number", "orders.userId", "firstName", "lastName", "email", "status", "moneyBadge"])
    .select(["chargedCents", "balanceCents", "heldCents", "dueOn", "dueCents", "paidToldAt"])
    .where("orders.id", "in", ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type ListedBalance = Awaited<ReturnType<typeof findBalances>>[number];
