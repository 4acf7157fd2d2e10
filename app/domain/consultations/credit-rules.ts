import { compare } from "#app/domain/compare.ts";
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
