import { sql } from "kysely";

/** What is credited on an order, as part of a statement about it. */
export function creditCentsOf(orderId: "orders.id") {
  return sql<number>`(
    select cast(coalesce(sum("amountCents"), 0) as integer) from "consultationCredits" where "orderId" = ${sql.ref(orderId)}
  )`;
}
