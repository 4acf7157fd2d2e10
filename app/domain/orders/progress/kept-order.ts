import { meaningOf } from "#app/domain/orders/order-status.ts";

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
