import type { App } from "#app/app.server.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";
import { rateCardKind, shopRulesKind } from "./document-kinds.server.ts";
import { earlyQuotesOf, findBookPrices } from "./early-quotes.server.ts";
import { orderSaidIn } from "./find-order-said.server.ts";
import { findLatest } from "./find-versions.server.ts";

/** The newest of them; whoever has more open orders sees here what the card lacks all the same. */
const MOST_ORDERS = 100;

export interface MissingRate {
  /** As a line of a quote names it. */
  rate: string;
  orders: { id: string; userId: string }[];
}

/** Rates that open orders need and the card does not have, each with those orders. */
export async function listMissingRates({ db }: Pick<App, "db">): Promise<MissingRate[]> {
  const rules = await findLatest(db, shopRulesKind);
  const card = await findLatest(db, rateCardKind);
  const rows = await db
    .selectFrom("orders")
    .select(["id", "userId", "windows", "hardware", "hardwareChoice"])
    .where(
      "status",
      "in",
      statusesThat(({ desk }) => desk !== null),
    )
    .where("windowCount", ">", 0)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(MOST_ORDERS)
    .execute();
  const missing = new Map<string, MissingRate>();
  const orders = rows.map(({ id, userId, ...row }) => ({ id, userId, said: orderSaidIn(row) }));
  const windows = orders.flatMap(({ said }) => said.windows);
  const known = { rules: rules.value, card: card.value, prices: await findBookPrices(db, { windows }) };
  for (const { id, userId, said } of orders) {
    for (const rate of earlyQuotesOf(said, known).missing) {
      const lacking = missing.get(rate) ?? { rate, orders: [] };
      lacking.orders.push({ id, userId });
      missing.set(rate, lacking);
    }
  }
  return [...missing.values()];
}
