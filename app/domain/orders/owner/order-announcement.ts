import { formatMoney } from "#app/domain/money.ts";
import { effectsOf, type OrderEmail, type OrderNews } from "#app/domain/orders/change-order.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import type { OrderBefore, OrderTerms } from "#app/domain/orders/order-update.ts";
import type { Verdict } from "#app/domain/verdict.ts";

export const MAX_OWNERS_LINE = 500;

/** What the owner decides about the e-mail of a save: a line of their own in it, or none at all. */
export interface EmailChoice {
  line: string;
  leaveOut: boolean;
}

/** An e-mail as it is, where nobody decided anything about it. */
export const AS_USUAL: EmailChoice = { line: "", leaveOut: false };

export function checkEmailChoice({ line, leaveOut }: EmailChoice): Verdict<EmailChoice, "line"> {
  const text = line.trim();
  if (text.length > MAX_OWNERS_LINE) {
    return { ok: false, reason: `Please keep this to ${MAX_OWNERS_LINE} characters.`, field: "line" };
  }
  return { ok: true, value: { line: text, leaveOut } };
}

/**
 * What a save will e-mail to the client, as the owner reads it before pressing the button: of this order, and of the others
 * on which a credit changes with it.
 */
export function announceEmail(
  name: string,
  before: OrderBefore,
  after: OrderTerms,
  others: string[] = [],
): string | undefined {
  const own = sayOwn(before, after);
  const told = [...(own ? [own] : []), ...others.map((id) => `what is left to pay for order ${id} has changed`)];
  return told.length > 0 ? `Saving e-mails ${name}: ${told.join("; ")}.` : undefined;
}

function sayOwn(before: OrderBefore, after: OrderTerms): string | undefined {
  const { email, endsConfirmation } = effectsOf(before, after);
  if (!email) return undefined;
  // A new total is to be confirmed again, which says it already.
  const told = email.about === "total" && after.totalCents !== null;
  const ending = endsConfirmation && !told ? ", and the earlier confirmation no longer counts" : "";
  return `${sayNews(email, after)}${ending}`;
}

function sayNews({ kind, about }: OrderEmail, after: OrderTerms): string {
  return kind === "quote_ready" ? `the quote of ${formatMoney(after.totalCents)} is ready` : news[about](after);
}

const news: Record<OrderNews | "link", (after: OrderTerms) => string> = {
  status: ({ status, totalCents }) => {
    const { told, label } = meaningOf(status);
    return told === "quote"
      ? `a new quote of ${formatMoney(totalCents)} is waiting`
      : `the order is now ${label.toLowerCase()}`;
  },
  total: ({ totalCents }) =>
    totalCents === null
      ? "the total no longer counts"
      : `the total is now ${formatMoney(totalCents)} and is to be confirmed again`,
  credit: () => "what is left to pay has changed",
  link: () => "the link to pay is ready",
};
