import { formatMoney } from "#app/domain/money.ts";
import { type EntryKind, kindMeanings } from "./entry-kinds.ts";

interface NamedEntry {
  id: string;
  kind: EntryKind;
  amountCents: number;
  reversesId: string | null;
}

/** What an entry is: of a reversal what it takes back, of what was moved which way it went. */
export function entryInWords(entry: NamedEntry, entries: readonly NamedEntry[]): string {
  const { kind, amountCents, reversesId } = entry;
  if (kind === "transfer") return amountCents > 0 ? "Moved to another order" : "Moved here from another order";
  if (kind !== "reversal") return kindMeanings[kind].label;
  const taken = entries.find(({ id }) => id === reversesId)?.kind;
  if (taken === undefined) return kindMeanings.reversal.label;
  return `Reversal of ${taken === "transfer" ? "a move" : kindMeanings[taken].label.toLowerCase()}`;
}

/** −$50.00: a minus, not a hyphen. */
export function signedMoney(cents: number): string {
  return cents < 0 ? `−${formatMoney(-cents)}` : formatMoney(cents);
}
