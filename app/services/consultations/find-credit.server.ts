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

/** The same in the words of an e-mail. */
export async function creditWords(db: Db, orderId: string, totalCents: number | null) {
  if (totalCents === null || !(await creditOf(db, orderId))) return { credit: "", to_pay: "" };
  return {
    credit: formatMoney(creditOn(totalCents, CONSULTATION_FEE_CENTS)),
    to_pay: formatMoney(balanceOf(totalCents, CONSULTATION_FEE_CENTS)),
  };
}
