import { compare } from "#app/domain/compare.ts";
import { effectsOf } from "#app/domain/orders/change-order.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import type { OrderBefore, OrderTerms, StoredTerms } from "#app/domain/orders/order-update.ts";
import { isAmountKnown } from "#app/domain/orders/quote.ts";

export interface CreditVisit {
  id: string;
  /** What its client has paid for it. */
  paidCents: number;
  /** It has taken place, or the owner lets its fee count before. */
  counts: boolean;
  bookedAt: string;
  /** The order that the owner chose. */
  chosenOrderId: string | null;
}

export interface CreditOrder {
  id: string;
  /** Takes a fee that waits, keeps what it has, or has none: what its status means. */
  credit: "takes" | "keeps" | "none";
  totalCents: number | null;
  handedInAt: string;
}

/** What one visit gives to one order. */
export interface Credit {
  visitId: string;
  orderId: string;
  amountCents: number;
}

/**
 * Where the paid fees of one client belong. The owner's choice comes first; then what has been placed stays where it is; what
 * is left goes to the order that the visit was about and on to the next. An order takes no more than its total, and one
 * without a total all there is; a visit gives no more than was paid for it. What finds no order waits.
 */
export function placeCredits(visits: CreditVisit[], orders: CreditOrder[], placed: Credit[]): Credit[] {
  const left = new Map(visits.map(({ id, paidCents, counts }) => [id, counts ? paidCents : 0]));
  const room = new Map(orders.map(({ id, credit, totalCents }) => [id, roomOf(credit, totalCents)]));
  const given = new Map<string, Credit>();
  const give = (visitId: string, orderId: string, most: number) => {
    const amountCents = Math.min(most, left.get(visitId) ?? 0, room.get(orderId) ?? 0);
    if (amountCents <= 0) return;
    left.set(visitId, (left.get(visitId) ?? 0) - amountCents);
    room.set(orderId, (room.get(orderId) ?? 0) - amountCents);
    const key = `${visitId} ${orderId}`;
    given.set(key, { visitId, orderId, amountCents: amountCents + (given.get(key)?.amountCents ?? 0) });
  };
  const open = orders.filter(({ credit }) => credit === "takes");
  const finished = new Set(orders.filter(({ credit }) => credit === "keeps").map(({ id }) => id));
  const inTurn = visits.toSorted((a, b) => compare(a.bookedAt, b.bookedAt) || compare(a.id, b.id));

  const stay = (credits: Credit[]) => {
    for (const { visitId, orderId, amountCents } of credits) give(visitId, orderId, amountCents);
  };
  stay(placed.filter(({ orderId }) => finished.has(orderId)));
  for (const { id, chosenOrderId } of inTurn) {
    if (open.some((order) => order.id === chosenOrderId)) give(id, chosenOrderId ?? "", Number.POSITIVE_INFINITY);
  }
  stay(placed.filter(({ orderId }) => !finished.has(orderId)));
  for (const visit of inTurn) {
    for (const { id } of inOrderOf(visit, open)) give(visit.id, id, Number.POSITIVE_INFINITY);
  }
  return [...given.values()];
}

function roomOf(credit: CreditOrder["credit"], totalCents: number | null) {
  return credit === "none" ? 0 : (totalCents ?? Number.POSITIVE_INFINITY);
}

/** The order that a visit was about: the last one handed in before it was booked, else the first one after. */
function inOrderOf({ bookedAt }: CreditVisit, open: CreditOrder[]) {
  const byTime = open.toSorted((a, b) => compare(a.handedInAt, b.handedInAt) || compare(a.id, b.id));
  const before = byTime.filter(({ handedInAt }) => handedInAt < bookedAt);
  const after = byTime.filter(({ handedInAt }) => handedInAt >= bookedAt);
  return [...before.toReversed(), ...after];
}

/** What of a client's paid fee has not found an order yet. */
export function waitingOf(paidCents: number, credits: Pick<Credit, "amountCents">[]) {
  return paidCents - credits.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

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
