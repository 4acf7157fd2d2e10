import type { Verdict } from "./verdict.ts";

/** Ten million dollars: more than any order, less than what a slip of the finger types. */
export const MAX_TOTAL_CENTS = 10_000_000_00;

/**
 * 123400 reads $1,234.00, what was taken off −$50.00; what has no amount yet reads N/A. By hand: a phone takes longer to make the engine's own formatter
 * than to take a page over.
 */
export function formatMoney(cents: number | null): string {
  if (cents === null) return "N/A";
  // A minus, not a hyphen, and never alone at the end of a line.
  const sign = cents < 0 ? "−\u2060" : "";
  return `${sign}$${moneyAsTyped(Math.abs(cents)).replaceAll(/\B(?=(?:\d{3})+\.)/g, ",")}`;
}

/** The same where whole dollars need no cents: $1,234. */
export function formatDollars(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, "");
}

/** 248000 as it stands in a field: 2480.00. */
export function moneyAsTyped(cents: number | null): string {
  return cents === null ? "" : (cents / 100).toFixed(2);
}

const AMOUNT = /^\$?\s*((?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{0,2})?|\.\d{1,2})$/;

/** An amount as a person writes it, 1234.5 or $1,234.50, in whole cents. A sum that no order reaches is a slip. */
export function parseMoney(typed: string): Verdict<number> {
  const amount = AMOUNT.exec(typed.trim())?.[1]?.replaceAll(",", "");
  if (amount === undefined) {
    const limits = `It may be from ${formatMoney(0)} to ${formatMoney(MAX_TOTAL_CENTS)}.`;
    return { ok: false, reason: `Please enter an amount in dollars, such as 1234.50. ${limits}` };
  }
  const cents = Math.round(Number(amount) * 100);
  if (cents > MAX_TOTAL_CENTS) {
    return { ok: false, reason: `Please enter an amount of at most ${formatMoney(MAX_TOTAL_CENTS)}.` };
  }
  return { ok: true, value: cents };
}
