import { isSheer } from "#app/domain/fabrics/chosen-fabric.ts";
import { namedFabrics } from "#app/domain/orders/answers/fabric-looks.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { type FabricFacts, fabricKey } from "./fabric-facts.ts";

/** What the book says now of the cloths of an order, by their id; the order itself keeps none of it. */
export type BookPrices = Readonly<
  Record<string, Pick<FabricFacts, "supplier" | "pricePerYard" | "costPerYard" | "soldIn">>
>;

interface FromBook {
  id: string;
  facts: FabricFacts;
}

/** What is known of the cloths that were chosen from the book, by the key of the cloth: as it was when they were chosen. */
export function bookFacts(windows: readonly Window[], prices: BookPrices): Record<string, FromBook> {
  const known: Record<string, FromBook> = {};
  for (const entry of windows.flatMap(({ customizations }) => namedFabrics(customizations))) {
    const { name, link, book } = entry;
    if (!book) continue;
    const { supplier = "", pricePerYard, costPerYard, soldIn } = prices[book.id] ?? {};
    const { usableWidth: width, match, direction, railroadable, look } = book;
    known[fabricKey(name || link)] ??= {
      id: book.id,
      facts: {
        width,
        repeat: look.verticalRepeat,
        match,
        direction,
        railroadable,
        sheer: isSheer(book),
        supplier,
        pricePerYard,
        costPerYard,
        soldIn,
        by: "",
        at: "",
      },
    };
  }
  return known;
}
