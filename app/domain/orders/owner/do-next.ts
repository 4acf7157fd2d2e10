import type { Attention } from "#app/domain/orders/order-list.ts";

/** What an order waits for from the owner, the most pressing first: who needs two things is shown with the first. */
export const orderNeeds = ["asked", "changed", "confirmed", "unquoted", "expired"] as const satisfies Attention[];
export type NextKind = (typeof orderNeeds)[number] | "deposit" | "late" | "inquiry" | "swatches" | "task";

export interface Waiting {
  kind: NextKind;
  /** Of the order, the inquiry, the request or the task. */
  id: string;
  name: string;
  /** When the act was that it waits on, or when it was due. */
  since: string;
  /** Of an order: whose it is, and which of its drawings to show. */
  userId?: string;
  windowCount?: number;
  /** As the order is called. */
  order?: string;
  /** Where the kind alone does not say it. */
  what?: string;
}

export const MOST_NEXT = 8;

export interface Next extends Waiting {
  /** More of its kind wait than are shown, and it is the last of those. */
  others: boolean;
}

/**
 * What the owner does next: the oldest first, each order once, no more than a person takes in at a look. Of every kind the
 * oldest has its place, so that what has lain for months in one of them does not hide the rest.
 */
export function doNext(waiting: readonly Waiting[]): Next[] {
  // That it is late says less than what it waits for.
  const asked = (kind: NextKind) => (kind === "deposit" ? "confirmed" : kind);
  const pressing = (kind: NextKind) => (orderNeeds as readonly NextKind[]).toReversed().indexOf(asked(kind));
  const first = new Map<string, Waiting>();
  for (const one of waiting.toSorted((a, b) => pressing(b.kind) - pressing(a.kind))) {
    if (!first.has(one.id)) first.set(one.id, one);
  }
  const all = [...first.values()].toSorted((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id));
  const oldest = all.filter((one, index) => all.findIndex(({ kind }) => kind === one.kind) === index);
  const shown = new Set([...new Set([...oldest, ...all])].slice(0, MOST_NEXT));
  const others = (one: Waiting) => all.findLast(({ kind }) => kind === one.kind) !== one;
  return all
    .filter((one) => shown.has(one))
    .map((one, _, rows) => ({ ...one, others: others(one) && rows.findLast(({ kind }) => kind === one.kind) === one }));
}

/** What is waited for, and what the button says. */
export const nextWords: Readonly<Record<NextKind, { what: string; act: string }>> = {
  asked: { what: "Asks for changes to the quote", act: "Answer" },
  changed: { what: "Windows changed since the quote", act: "Price Again" },
  confirmed: { what: "Said yes: the work can begin", act: "Begin" },
  deposit: { what: "Said yes: the payment has not come", act: "See It" },
  unquoted: { what: "Waits for a quote", act: "Price It" },
  expired: { what: "The quote has run out", act: "Send Again" },
  late: { what: "Late", act: "See Why" },
  task: { what: "To be done", act: "Open" },
  inquiry: { what: "Asked a question", act: "Answer" },
  swatches: { what: "Waits for swatches", act: "Send" },
};
