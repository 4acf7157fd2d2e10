import { addDays, dayOf } from "#app/domain/calendar.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { restDueOn } from "#app/domain/ledger/derive-money.ts";
import type { QuoteFigures, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import { formatRate } from "#app/domain/quotes/typed-amounts.ts";

export interface TotalRow {
  key: "subtotal" | "discount" | "tax" | "adjustment" | "total";
  label: string;
  cents: number;
}

type Named = Pick<QuoteTerms, "discountLabel" | "discountRate" | "taxLabel" | "taxRate" | "taxReason">;
type Figures = Omit<QuoteFigures, "lines">;

/** From the sum of the lines to the total, each step by its name. They add up. */
export function totalRows(terms: Named, figures: Figures): TotalRow[] {
  const { subtotalCents, discountTotalCents, taxCents, totalCents } = figures;
  const adjustment = totalCents - (subtotalCents - discountTotalCents + taxCents);
  const rows: (TotalRow | null)[] = [
    { key: "subtotal", label: "Subtotal", cents: subtotalCents },
    discountTotalCents > 0 ? { key: "discount", label: discountLabel(terms), cents: -discountTotalCents } : null,
    taxRow(terms, taxCents),
    adjustment === 0 ? null : { key: "adjustment", label: "Adjustment", cents: adjustment },
    { key: "total", label: "Total", cents: totalCents },
  ];
  return rows.filter((row) => row !== null);
}

function discountLabel({ discountLabel: name, discountRate }: Named) {
  return discountRate === null ? name : `${name} (${formatRate(discountRate)})`;
}

function taxRow({ taxLabel, taxRate, taxReason }: Named, cents: number): TotalRow | null {
  if (taxRate > 0) return { key: "tax", label: `${taxLabel || "Sales tax"} (${formatRate(taxRate)})`, cents };
  return taxReason ? { key: "tax", label: `No sales tax: ${taxReason}`, cents } : null;
}

/** What is to be paid first, and what is left for later. */
export const dueLabels = { now: "Deposit", later: "Balance" };
export const NOTHING_LEFT = "Nothing is left";

type Payment = Pick<QuoteTerms, "depositDays" | "balanceWhen" | "balanceDays">;

/** When the first payment is due: a day once the quote is confirmed, before that what it would be today. */
export function firstDue(
  { depositDays }: Payment,
  { acceptedAt, today }: { acceptedAt?: string | undefined; today: Date },
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

/** A yes in force, and the day on which the order came as far as the rest waits for. */
export interface Agreed {
  at: string;
  reachedOn: string | null;
}

/** When the rest is due: a day as soon as there is one. */
export function restDue({ balanceWhen, balanceDays }: Payment, yes?: Agreed | null): string {
  const plan = yes && { dated: true, balanceWhen, balanceDays, acceptedOn: dayOf(yes.at), reachedOn: yes.reachedOn };
  const on = plan ? restDueOn(plan) : null;
  if (on !== null) return `Due ${formatDate(noonOf(on))}`;
  const { before, at } = moments[balanceWhen];
  return balanceDays === 0 ? `Due ${at}` : `Due ${inDays(balanceDays)} ${before}`;
}

function inDays(days: number) {
  return days === 1 ? "1 day" : `${days} days`;
}
