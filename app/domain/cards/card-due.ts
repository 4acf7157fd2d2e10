import type { Due } from "#app/domain/ledger/derive-money.ts";

/** What a provider takes in one payment. */
const LEAST_CENTS = 50;
const MOST_CENTS = 99_999_999;

export type CardPurpose = "deposit" | "balance" | "all";

/** What a card payment is for: another purpose or another amount is another payment. */
export interface CardDue {
  purpose: CardPurpose;
  cents: number;
}

/** What can be paid by card now: what is due first, with what is due on the same day; nothing where no card could pay it. */
export function cardDue(dues: readonly Pick<Due, "part" | "cents" | "on">[]): CardDue | null {
  const [next] = dues;
  if (!next) return null;
  const together = dues.filter(({ on }) => on === next.on);
  const cents = together.reduce((sum, due) => sum + due.cents, 0);
  if (cents < LEAST_CENTS || cents > MOST_CENTS) return null;
  return { purpose: together.length > 1 ? "all" : next.part, cents };
}

/** What a client reads on the provider's page. */
export function purposeInWords(purpose: CardPurpose, orderId: string): string {
  const words = { deposit: "Deposit for order", balance: "Balance of order", all: "Order" };
  return `${words[purpose]} ${orderId}`;
}
