import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { CONSULTATION_FEE_CENTS } from "#app/domain/consultations/consultation-offer.ts";
import { balanceOf, creditOn } from "#app/domain/consultations/consultation-rules.ts";
import { formatMoney } from "#app/domain/money.ts";

/** The consultation credited on an order. */
export async function creditOf(db: Db, orderId: string) {
  return db
    .selectFrom("consultations")
    .select(["id", "startsAt"])
    .where("creditedOrderId", "=", orderId)
    .executeTakeFirst();
}

/** What is credited on an order, as part of a statement about it. */
export function creditCentsOf(orderId: "orders.id") {
  return sql<number>`case when exists (
    select 1 from consultations where "creditedOrderId" = ${sql.ref(orderId)}
  ) then ${sql.lit(CONSULTATION_FEE_CENTS)} else 0 end`;
}

/** The same in the words of an e-mail. */
export async function creditWords(db: Db, orderId: string, totalCents: number | null) {
  if (totalCents === null || !(await creditOf(db, orderId))) return { credit: "", to_pay: "" };
  return {
    credit: formatMoney(creditOn(totalCents, CONSULTATION_FEE_CENTS)),
    to_pay: formatMoney(balanceOf(totalCents, CONSULTATION_FEE_CENTS)),
  };
}
