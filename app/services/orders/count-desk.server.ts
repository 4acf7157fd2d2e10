import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { lastMonths } from "#app/domain/orders/months.ts";

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
    .where(sql<boolean>`status <> 'incomplete'`)
    .groupBy("status")
    .execute();
  const { failed } = await app.db
    .selectFrom("emails")
    .select((eb) => eb.fn.countAll<number>().as("failed"))
    .where("state", "=", "failed")
    .executeTakeFirstOrThrow();
  const of = (status: string) => statuses.find((row) => row.status === status) ?? { count: 0, confirmed: 0 };
  return {
    toQuote: of("submitted").count,
    withClient: of("quoted").count - of("quoted").confirmed,
    inWork: of("in progress").count,
    failedEmails: failed,
    months: await countMonths(app),
  };
}

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
        .where(sql<boolean>`status <> 'incomplete'`)
        .where("status", "<>", "cancelled")
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
