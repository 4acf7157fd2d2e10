import type { Db } from "#app/db/client.server.ts";
import { namedFabrics } from "#app/domain/orders/answers/named-fabrics.ts";
import type { BookPrices } from "#app/domain/workroom/sheet/book-facts.ts";
import type { OrderSaid } from "#app/domain/workroom/sheet/compute-draft.ts";
import { findBookFabrics } from "#app/services/fabrics/read-book.server.ts";

/** What the cloths of an order that are in the book cost now, who sells them and in which steps. */
export async function findBookPrices(db: Db, { windows }: Pick<OrderSaid, "windows">): Promise<BookPrices> {
  const ids = windows
    .flatMap(({ customizations }) => namedFabrics(customizations))
    .flatMap(({ book }) => book?.id ?? []);
  const fabrics = await findBookFabrics(db, ids);
  return Object.fromEntries(
    fabrics.map(({ id, supplier, pricePerYardCents, soldIn }) => [
      id,
      { supplier, pricePerYard: pricePerYardCents ?? undefined, soldIn },
    ]),
  );
}
