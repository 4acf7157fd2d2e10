import { addDays, dayOf } from "#app/domain/calendar.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import type { QuoteTerms } from "#app/domain/quotes/quote-types.ts";

/** What is to be paid first, and what is left for later. */
export const dueLabels = { now: "Deposit", later: "Balance" };

type Payment = Pick<QuoteTerms, "depositDays" | "balanceWhen" | "balanceDays">;

/** When the first payment is due: a day once the quote is confirmed, before that what it would be today. */
export function firstDue(
  { depositDays }: Payment,
  { acceptedAt, today }: { acceptedAt?: string; today: Date },
): string {
  const day = formatDate(noonOf(addDays(dayOf(acceptedAt ?? today), depositDays)));
  if (acceptedAt) return `Due ${day}`;
  if (depositDays === 0) return "Due when you confirm";
  return `Due ${inDays(depositDays)} after you confirm: ${day} if you confirm today`;
}

const moments = {
  accepted: { before: "after you confirm", at: "when you confirm" },
  completed: { before: "after your order is finished", at: "when your order is finished" },
  delivered: { before: "after your order is delivered", at: "when your order is delivered" },
} as const;

/** When the rest is due. */
export function restDue({ balanceWhen, balanceDays }: Payment, acceptedAt?: string): string {
  if (balanceWhen === "accepted" && acceptedAt) {
    return `Due ${formatDate(noonOf(addDays(dayOf(acceptedAt), balanceDays)))}`;
  }
  const { before, at } = moments[balanceWhen];
  return balanceDays === 0 ? `Due ${at}` : `Due ${inDays(balanceDays)} ${before}`;
}

function inDays(days: number) {
  return days === 1 ? "1 day" : `${days} days`;
}
