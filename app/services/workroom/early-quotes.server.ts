import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { type BookFabric, yardPrice } from "#app/domain/fabrics/book-fabric.ts";
import { namedFabrics } from "#app/domain/orders/answers/fabric-looks.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";
import type { NamedLink } from "#app/domain/orders/window.ts";
import { type EarlyQuotes, earlyQuotes } from "#app/domain/workroom/buying/quote.ts";
import type { RateCard } from "#app/domain/workroom/buying/rate-card.ts";
import { namedBeside } from "#app/domain/workroom/paper/named-parts.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import type { BookPrices } from "#app/domain/workroom/sheet/book-facts.ts";
import { computeDraft, noSheets, type OrderSaid } from "#app/domain/workroom/sheet/compute-draft.ts";
import { measureTopEdge } from "#app/drawing/tops/measure-edge.ts";
import { findBookFabrics } from "#app/services/fabrics/read-book.server.ts";
import { orderSaidIn } from "./find-order-said.server.ts";
import { findLatest, rateCardKind, shopRulesKind } from "./kept-versions.server.ts";

interface Known {
  rules: ShopRules;
  card: RateCard;
  prices: BookPrices;
}

/**
 * An order by these rules and rates at both ends of its cloth, what the card lacks for it, and what of the hardware that its
 * client named is none of the parts which are counted.
 */
export function earlyQuotesOf(said: OrderSaid, { rules, card, prices }: Known): EarlyQuotes & { beside: NamedLink[] } {
  const { inputs, packet } = computeDraft(said, noSheets, { rules, measureEdge: measureTopEdge, prices });
  const beside = namedBeside({ ...packet, inputs, hardware: said.hardware });
  return { ...earlyQuotes({ windows: inputs }, rules, card), beside };
}

/** What the cloths of an order that are in the book cost now, who sells them and in which steps. */
export async function findBookPrices(db: Db, { windows }: Pick<OrderSaid, "windows">): Promise<BookPrices> {
  return pricesIn(await findBookFabrics(db, bookedIn(windows)));
}

/** The ids of those cloths. */
export function bookedIn(windows: OrderSaid["windows"]): string[] {
  return windows.flatMap(({ customizations }) => namedFabrics(customizations)).flatMap(({ book }) => book?.id ?? []);
}

export function pricesIn(fabrics: readonly BookFabric[]): BookPrices {
  return Object.fromEntries(
    fabrics.map(({ id, supplier, soldIn, ...fabric }) => [
      id,
      {
        supplier,
        pricePerYard: yardPrice(fabric) ?? undefined,
        costPerYard: fabric.costPerYardCents ?? undefined,
        soldIn,
      },
    ]),
  );
}

/** The newest of them; whoever has more open orders sees here what the card lacks all the same. */
const MOST_ORDERS = 100;

export interface MissingRate {
  /** As a line of a quote names it. */
  rate: string;
  orders: { id: string; userId: string }[];
}

const onDesk = statusesThat(({ desk }) => desk !== null);

/** Rates that open orders need and the card does not have, each with those orders. */
export async function listMissingRates({ db }: Pick<App, "db">): Promise<MissingRate[]> {
  const rules = await findLatest(db, shopRulesKind);
  const card = await findLatest(db, rateCardKind);
  const rows = await db
    .selectFrom("orders")
    .select(["id", "userId", "windows", "hardware", "hardwareChoice"])
    .where("status", "in", onDesk)
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
