import type { Db } from "#app/db/client.server.ts";
import { isQuoteOver } from "#app/db/consent.server.ts";
import { creditCentsOf } from "#app/db/money-figures.server.ts";
import { leftToPay } from "#app/domain/orders/quote.ts";

/** The visits whose fee is credited on an order, and how much each gives; nothing without one. */
export async function creditOf(db: Db, orderId: string) {
  const visits = await db
    .selectFrom("consultationCredits")
    .innerJoin("consultations", "consultations.id", "consultationId")
    .select(["consultations.id", "startsAt", "amountCents"])
    .where("orderId", "=", orderId)
    .orderBy("startsAt")
    .execute();
  if (visits.length === 0) return undefined;
  return { visits, cents: visits.reduce((sum, { amountCents }) => sum + amountCents, 0) };
}

/** The orders that have a client's fees now, where this one had a credit and has none any more. */
export async function creditMovedTo(db: Db, userId: string, orderId: string): Promise<string[]> {
  const taken = await db
    .selectFrom("orderEvents")
    .select("id")
    .where("orderId", "=", orderId)
    .where("kind", "=", "credit_removed")
    .limit(1)
    .executeTakeFirst();
  if (!taken || (await creditOf(db, orderId))) return [];
  const others = await db
    .selectFrom("consultationCredits")
    .innerJoin("consultations", "consultations.id", "consultationId")
    .select("orderId")
    .distinct()
    .where("userId", "=", userId)
    .orderBy("orderId")
    .execute();
  return others.map((other) => other.orderId);
}

/** What is left to pay of an order. */
export async function findLeft(db: Db, orderId: string, today: string | null = null) {
  const order = await db
    .selectFrom("orders")
    .select(["status", "totalCents", "acceptedQuoteId", "balanceCents", "heldCents", "dueCents"])
    .select(creditCentsOf("orders.id").as("creditCents"))
    .select(isQuoteOver(today).as("over"))
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return { creditCents: order.creditCents, leftCents: leftToPay(order) };
}

/**
 * What is credited on an order and what is left to pay, for an e-mail; nothing where all of the total is. Of a
 * version that waits for a yes its writer knows what would be left.
 */
export async function creditParameters(db: Db, orderId: string, totalCents: number | null, askedCents?: number) {
  if (totalCents === null) return { credit: null, to_pay: null };
  const { creditCents, leftCents: owedCents } = await findLeft(db, orderId);
  const leftCents = askedCents ?? owedCents;
  return {
    credit: creditCents > 0 ? creditCents : null,
    to_pay: leftCents === totalCents ? null : leftCents,
  };
}
