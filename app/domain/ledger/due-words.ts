import { formatDate, noonOf } from "#app/domain/dates.ts";
import type { Due, PaymentPlan } from "./derive-money.ts";
import { type EntryKind, kindMeanings } from "./entry-kinds.ts";

const moments = { completed: "your order is finished", delivered: "your order is delivered" };

/** A day, or so many days after something has happened. */
export type DueMoment = { on: string } | { days: number; after: keyof typeof moments };

/** When something is due; nothing where no day was agreed. */
export function dueMoment({ part, on }: Due, plan: PaymentPlan | null): DueMoment | null {
  if (on !== null) return { on };
  if (!plan?.dated || part === "deposit" || plan.balanceWhen === "accepted") return null;
  return { days: plan.balanceDays, after: plan.balanceWhen };
}

/** As the end of a sentence: "on Nov 20, 2026", "when your order is finished". */
export function momentInWords(moment: DueMoment | null): string {
  if (moment === null) return "";
  if ("on" in moment) return `on ${formatDate(noonOf(moment.on))}`;
  const happened = moments[moment.after];
  if (moment.days === 0) return `when ${happened}`;
  return `${moment.days === 1 ? "1 day" : `${moment.days} days`} after ${happened}`;
}

export const dueWhen = (due: Due, plan: PaymentPlan | null) => momentInWords(dueMoment(due, plan));

/** R-2026-00042 */
export function receiptNumber(year: string, count: number): string {
  return `R-${year}-${String(count).padStart(5, "0")}`;
}

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
