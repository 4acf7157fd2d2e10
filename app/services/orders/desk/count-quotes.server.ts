import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { isChangedSincePriced } from "#app/db/changed-since-priced.server.ts";
import { isAgreedTo } from "#app/db/consent.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { expiringUntil } from "#app/domain/orders/owner/expiring.ts";
import { isHandedIn, isReopened } from "#app/services/orders/listed-orders.server.ts";

/**
 * What of the quotes waits for somebody. Each is counted by an index of its own that holds few rows, so none of it grows with
 * what has been quoted in all.
 */
export async function countQuotes({ db, now }: Pick<App, "db" | "now">) {
  const today = dayOf(now());
  const open = await db
    .selectFrom("quotes")
    .select((eb) => [
      eb.fn.count<number>("changesAskedAt").as("changesAsked"),
      eb.fn.countAll<number>().filterWhere("validUntil", "<", today).as("expired"),
      eb.fn
        .countAll<number>()
        .filterWhere((where) => where.between("validUntil", today, expiringUntil(now())))
        .as("expiring"),
    ])
    .where(sql<boolean>`"openOf" is not null`)
    .executeTakeFirstOrThrow();
  const declined = await db
    .selectFrom("quotes")
    .innerJoin("orders", "orders.quoteId", "quotes.id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(sql<boolean>`"quotes"."state" = 'declined'`)
    .whereRef("orders.id", "=", "quotes.orderId")
    .where("orders.status", "=", "quoted")
    .executeTakeFirstOrThrow();
  const agreed = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.count<number>("totalCents").as("count"))
    .where(sql<boolean>`"status" = 'quoted'`)
    .where(isAgreedTo)
    .executeTakeFirstOrThrow();
  const changed = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(isHandedIn)
    .where(isChangedSincePriced)
    .executeTakeFirstOrThrow();
  const reopened = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(isReopened)
    .executeTakeFirstOrThrow();
  return { ...open, reopened: reopened.count, declined: declined.count, agreed: agreed.count, changed: changed.count };
}
