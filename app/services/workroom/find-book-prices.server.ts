import type { Db } from "#app/db/client.server.ts";
import { type BookFabric, yardPrice } from "#app/domain/fabrics/book-fabric.ts";
import { namedFabrics } from "#app/domain/orders/answers/named-fabrics.ts";
import type { BookPrices } from "#app/domain/workroom/sheet/book-facts.ts";
import type { OrderSaid } from "#app/domain/workroom/sheet/compute-draft.ts";
import { findBookFabrics } from "#app/services/fabrics/read-book.server.ts";

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
