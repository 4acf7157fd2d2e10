import { formatDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { MyQuote } from "#app/services/quotes/find-my-quote.server.ts";

export const CONFIRM_FAILED = "Failed to confirm the order. Please try again.";
export const ASK_FAILED = "Failed to send your message. Please try again.";
export const DECLINE_FAILED = "Failed to decline the quote. Please try again.";

/** Of a version that follows a confirmed one: what counts until it is confirmed too. */
export function confirmedBefore({ versions, number }: Pick<MyQuote, "versions" | "number">): string {
  const earlier = versions.find((version) => version.inForce && version.number < number);
  if (!earlier?.acceptedAt) return "";
  const { number: which, acceptedAt, totalCents } = earlier;
  const yes = `Version ${which} was confirmed on ${formatDate(acceptedAt)} for ${formatMoney(totalCents)}.`;
  return `${yes} It stays your order until you confirm this version.`;
}
