import type { Db } from "#app/db/client.server.ts";
import { type BookFabric, yardPrice } from "#app/domain/fabrics/book-fabric.ts";
import { namedFabrics } from "#app/domain/orders/answers/fabric-looks.ts";
import type { NamedLink } from "#app/domain/orders/window.ts";
import { type EarlyQuotes, earlyQuotes } from "#app/domain/workroom/buying/early-range.ts";
import type { RateCard } from "#app/domain/workroom/buying/rate-card.ts";
import { namedBeside } from "#app/domain/workroom/paper/named-parts.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import type { BookPrices } from "#app/domain/workroom/sheet/book-facts.ts";
import { computeDraft, noSheets, type OrderSaid } from "#app/domain/workroom/sheet/compute-draft.ts";
import { measureTopEdge } from "#app/drawing/tops/measure-edge.ts";
import { findBookFabrics } from "#app/services/fabrics/read-book.server.ts";

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
