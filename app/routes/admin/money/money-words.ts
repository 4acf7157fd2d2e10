import { formatMoney } from "#app/domain/money.ts";

export const MONEY_FAILED = "That could not be recorded. Please try again.";

interface Due {
  part: "deposit" | "balance";
  cents: number;
  on: string | null;
  /** As its client reads it. */
  when: string;
  late: boolean;
}

const parts = { deposit: "Deposit", balance: "Balance" };

/** "Deposit of $636.00, due on Nov 23, 2026" */
export function dueInWords({ part, cents, when, late }: Due): string {
  const what = `${parts[part]} of ${formatMoney(cents)}`;
  if (!when) return `${what}, on no set day`;
  return `${what}, ${late ? "was due" : "due"} ${when.replace("your order", "the order")}`;
}

/** What is due first, and with it what is due on the same day. */
export function dueNextCents(dues: readonly Due[]): number {
  return dues.filter(({ on }) => on === dues[0]?.on).reduce((sum, { cents }) => sum + cents, 0);
}
