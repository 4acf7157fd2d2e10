import { dayOf } from "#app/domain/consultations/free-times.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { QuoteFigures, QuoteTerms } from "#app/domain/quotes/quote-types.ts";

/** In an e-mail: what is due first, and until when the quote can be confirmed. */
export function dueWords(
  { totalCents, depositTotalCents }: Pick<QuoteFigures, "totalCents" | "depositTotalCents">,
  { creditCents, validUntil = null }: { creditCents: number; validUntil?: string | null },
) {
  return {
    due: formatMoney(duesOf({ totalCents, depositTotalCents }, creditCents).nowCents),
    ...(validUntil !== null && { valid_until: formatDate(noonOf(validUntil)) }),
  };
}

type Payment = Pick<QuoteTerms, "depositDays" | "balanceWhen" | "balanceDays">;

export interface Dues {
  /** Of the consultation's fee, never more than the total. */
  creditCents: number;
  nowCents: number;
  laterCents: number;
}

/** Who has paid for a consultation has paid that much already: it counts toward what is due first. */
export function duesOf(
  { totalCents, depositTotalCents }: Pick<QuoteFigures, "totalCents" | "depositTotalCents">,
  creditCents: number,
): Dues {
  const credit = Math.min(totalCents, creditCents);
  return {
    creditCents: credit,
    nowCents: Math.max(0, depositTotalCents - credit),
    laterCents: totalCents - Math.max(depositTotalCents, credit),
  };
}

/** When the first payment is due: a day once the quote is confirmed, before that what it would be today. */
export function firstDue(
  { depositDays }: Payment,
  { acceptedAt, today }: { acceptedAt?: string; today: Date },
): string {
  const day = formatDate(noonOf(daysAfter(acceptedAt ? new Date(acceptedAt) : today, depositDays)));
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
    return `Due ${formatDate(noonOf(daysAfter(new Date(acceptedAt), balanceDays)))}`;
  }
  const { before, at } = moments[balanceWhen];
  return balanceDays === 0 ? `Due ${at}` : `Due ${inDays(balanceDays)} ${before}`;
}

function inDays(days: number) {
  return days === 1 ? "1 day" : `${days} days`;
}

/** Days are those of Pennsylvania. */
function daysAfter(moment: Date, days: number) {
  return Temporal.PlainDate.from(dayOf(moment)).add({ days }).toString();
}
