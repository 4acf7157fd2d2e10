import type { FabricEntry } from "#app/domain/orders/window.ts";

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
