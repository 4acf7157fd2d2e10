import { effectsOf } from "#app/domain/orders/change-order.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import type { OrderBefore, OrderTerms, StoredTerms } from "#app/domain/orders/order-update.ts";
import { isAmountKnown } from "#app/domain/orders/quote.ts";
import { type Credit, type CreditOrder, type CreditVisit, placeCredits } from "./credit-rules.ts";

/** All that the place of one client's paid fees depends on. */
export interface CreditFacts {
  visits: CreditVisit[];
  orders: (StoredTerms & Omit<CreditOrder, "credit">)[];
  placed: Credit[];
}

export function settle({ visits, orders, placed }: CreditFacts): Credit[] {
  const inRules = orders.map(({ id, status, totalCents, handedInAt }) => ({
    id,
    totalCents,
    handedInAt,
    credit: meaningOf(status).credit,
  }));
  return placeCredits(visits, inRules, placed);
}

/** By how much the credit on an order becomes more, or less. */
export function changeOn(orderId: string, placed: Credit[], credits: Credit[]): number {
  return sumOn(orderId, credits) - sumOn(orderId, placed);
}

function sumOn(orderId: string, credits: Credit[]) {
  return credits.reduce((sum, credit) => (credit.orderId === orderId ? sum + credit.amountCents : sum), 0);
}

/** The other orders of a client on which another amount is due after a save of this one, so that the client is told. */
export function ordersToldOf(facts: CreditFacts, orderId: string, before: OrderBefore, after: OrderTerms): string[] {
  if (!effectsOf(before, after).recredit) return [];
  const orders = facts.orders.map((order) => (order.id === orderId ? { ...order, ...after } : order));
  const credits = settle({ ...facts, orders });
  return orders
    .filter((order) => order.id !== orderId && isAmountKnown(order) && changeOn(order.id, facts.placed, credits) !== 0)
    .map(({ id }) => id);
}
