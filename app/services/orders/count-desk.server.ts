import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { lastMonths } from "#app/domain/orders/months.ts";
import { meaningOf, type StatusMeaning, statusesThat } from "#app/domain/orders/order-status.ts";
import { isHandedIn } from "./listed-orders.server.ts";

const MONTHS_SHOWN = 12;

/** What waits on the owner's desk, and how the last months went. */
export async function countDesk(app: Pick<App, "db" | "now">) {
  const statuses = await app.db
    .selectFrom("orders")
    .select((eb) => [
      "status",
      eb.fn.countAll<number>().as("count"),
      eb.fn.count<number>("confirmedAt").as("confirmed"),
    ])
    .where(isHandedIn)
    .groupBy("status")
    .execute();
  const { failed } = await app.db
    .selectFrom("emails")
    .select((eb) => eb.fn.countAll<number>().as("failed"))
    .where("state", "=", "failed")
    .executeTakeFirstOrThrow();
  const count = (desk: StatusMeaning["desk"], counted: (row: (typeof statuses)[number]) => number) =>
    statuses.filter(({ status }) => meaningOf(status).desk === desk).reduce((sum, row) => sum + counted(row), 0);
  return {
    toQuote: count("toQuote", (row) => row.count),
    withClient: count("withClient", (row) => row.count - row.confirmed),
    inWork: count("inWork", (row) => row.count),
    failedEmails: failed,
    months: await countMonths(app),
  };
}

const notRevenue = statusesThat(({ revenue }) => !revenue);

/** Orders handed in, and the totals of what was quoted, by the month of handing in; cancelled ones are left out. */
async function countMonths(app: Pick<App, "db" | "now">) {
  const months = lastMonths(app.now(), MONTHS_SHOWN);
  const counted = await Promise.all(
    months.map(({ from, to }) =>
      app.db
        .selectFrom("orders")
        .select((eb) => [
          eb.fn.count<number>("submittedAt").as("submitted"),
          eb.fn.coalesce(eb.fn.sum<number>("totalCents"), sql<number>`0`).as("totalCents"),
        ])
        .where(isHandedIn)
        .where("status", "not in", notRevenue)
        .where(sql<boolean>`coalesce("submittedAt", "createdAt") >= ${from}`)
        .where(sql<boolean>`coalesce("submittedAt", "createdAt") < ${to}`)
        .executeTakeFirstOrThrow(),
    ),
  );
  return months.map(({ key, label }, index) => ({
    key,
    label,
    submitted: counted[index]?.submitted ?? 0,
    totalCents: Number(counted[index]?.totalCents ?? 0),
  }));
}
