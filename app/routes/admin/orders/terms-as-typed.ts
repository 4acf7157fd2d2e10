import { moneyAsTyped } from "#app/domain/money.ts";
import type { StoredTerms } from "#app/domain/orders/order-update.ts";

/** Stands for the client's name where an announcement is compared and not read. */
export const ANNOUNCED_TO = "the client";

/** An order's terms as they stand in its form. */
export function termsAsTyped({ status, totalCents, paymentLink }: StoredTerms) {
  return { status, total: moneyAsTyped(totalCents), paymentLink: paymentLink ?? "" };
}
