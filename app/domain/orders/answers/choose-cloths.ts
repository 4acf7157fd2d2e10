import { type BookFabric, type ClientFabric, fabricTitle } from "#app/domain/fabrics/book-fabric.ts";
import { chosenEntry } from "#app/domain/fabrics/chosen-fabric.ts";
import { clothChipIds } from "#app/domain/fabrics/cloth-chips.ts";
import type { FabricEntry } from "#app/domain/orders/window.ts";

/** What was chosen beside a row's name and link: a cloth of the book by its id, and one of our cloths to draw it as. */
export interface ClothChoice {
  book: string;
  drawAs: string;
}

/** The field of one row, counted from 1. Radios of two rows must not share a name, nor those of two treatments on one page. */
export function clothField(part: "Book" | "DrawAs", row: number, prefix = "fabric"): string {
  return `${prefix}${part}:${row}`;
}

/**
 * A row with what was chosen for it. Where the name was typed over after a cloth of the book had been chosen, what was typed
 * counts: scripts clear the choice then, and without them it is still ticked.
 */
export function chooseCloth(
  row: FabricEntry,
  { book, drawAs }: ClothChoice,
  stored: FabricEntry | undefined,
  inBook: (id: string) => BookFabric | undefined,
): FabricEntry {
  const typed: FabricEntry = { ...row, drawAs: clothChipIds.find((id) => id === drawAs) };
  if (book === "") return typed;
  if (stored?.book?.id === book && row.name.trim() !== stored.name) return typed;
  if (stored?.book?.id === book) return { ...row, book: stored.book };
  const fabric = inBook(book);
  return fabric?.active ? { ...row, ...chosenEntry(fabric), link: row.link } : typed;
}

/** Whether a typed name still means the cloth of the book that was chosen. */
export function meansCloth(name: string, fabric: Pick<ClientFabric, "name" | "color">): boolean {
  return name.trim() === fabricTitle(fabric);
}

/**
 * A form sends names and links. A cloth of the book that is still named so stays the one that was chosen, and one that is
 * not in the book is drawn as before, unless the form asks for that too.
 */
export function keepChosen(typed: readonly FabricEntry[], stored: readonly FabricEntry[] = []): FabricEntry[] {
  return typed.map((entry) => {
    const same = stored.find(({ name, link }) => name === entry.name && link === entry.link);
    if (!same || entry.book) return entry;
    const drawAs = "drawAs" in entry ? undefined : same.drawAs;
    return { ...entry, ...(drawAs ? { drawAs } : {}), ...(same.book ? { book: same.book } : {}) };
  });
}
