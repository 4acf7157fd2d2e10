import { sql } from "kysely";

/**
 * Nobody can say yes to what an order shows, so nobody is asked for its price: it was declined, its windows have changed or, where
 * the day is told, it has run out. As part of a statement about orders.
 */
export function isQuoteOver(today: string | null = null) {
  return sql<number | boolean>`exists (select 1 from "quotes" as "shown" where "shown"."id" = "orders"."quoteId" and (
    "shown"."state" = 'declined' or ("shown"."openOf" is not null and ("shown"."validUntil" < cast(${today} as text)
      or ("shown"."kind" = 'lines' and "orders"."windowsChangedAt" is not null)))))`;
}
