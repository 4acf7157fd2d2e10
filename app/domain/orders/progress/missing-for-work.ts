import { formatMoney } from "#app/domain/money.ts";
import { type Consent, isAgreed } from "#app/domain/orders/consent.ts";
import { isOrderStatus, meaningOf } from "#app/domain/orders/order-status.ts";

interface BeforeWork {
  status: string;
  consent: Consent;
  /** What is left to pay of what was agreed. */
  dues: readonly { part: "deposit" | "balance"; cents: number }[];
}

/** What is missing before work begins, each as a sentence: a yes, and the deposit where one is due. Work in hand misses nothing. */
export function missingForWork({ status, consent, dues }: BeforeWork): string[] {
  if (!isBeforeWork(status)) return [];
  const deposit = dues.find(({ part, cents }) => part === "deposit" && cents > 0);
  return [
    ...(isAgreed(consent) ? [] : ["The client has not said yes to what this order shows."]),
    ...(deposit ? [`The deposit has not come: ${formatMoney(deposit.cents)} is left of it.`] : []),
  ];
}

/** Waits to be started: Start Work moves it on. */
export function isBeforeWork(status: string): boolean {
  return isOrderStatus(status) && ["owner", "client"].includes(meaningOf(status).tone);
}

/** Why nothing is made of an order in this status, as a sentence. */
export function whyNoWork(status: string): string | undefined {
  const { tone, editable } = meaningOf(status);
  if (tone === "stopped") return "This order is cancelled. Set another status first, if it is to be made after all.";
  return editable ? "The client has this order, and may still change it." : undefined;
}

/** Why work begins all the same: asked for where something is missing. */
export const WHY_MISSING = "Please say why work begins all the same.";
export const MOST_WHY = 300;

interface Turn {
  toStatus: string;
  totalCents: number | null;
  confirmation?: "given" | "ended" | null | undefined;
}

/** Whether an order is kept for good because of this turn in its life: it was quoted with a price, confirmed, or in work. */
export function keepsForGood({ toStatus, totalCents, confirmation }: Turn): boolean {
  const { kept } = meaningOf(toStatus);
  return kept === "always" || (kept === "priced" && totalCents !== null) || Boolean(confirmation);
}
