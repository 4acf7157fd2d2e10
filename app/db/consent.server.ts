import { sql } from "kysely";
import { type Consent, consentOf, isAgreed } from "#app/domain/orders/consent.ts";
import type { Db } from "./client.server.ts";

/** The same rule as part of a statement about orders: the client has said yes to the version that the order shows. */
export const isAgreedTo = sql<boolean>`("orders"."acceptedQuoteId" is not null
  and "orders"."acceptedQuoteId" = "orders"."quoteId" and not exists (
    select 1 from "quoteAnswers" where "acceptedOf" = "orders"."acceptedQuoteId" and "how" = 'work begun'))`;

/** What is agreed and charged of another version than the one that the order shows, as part of a statement about orders. */
export const olderYes = [
  numberOf("acceptedQuoteId").as("agreedVersion"),
  numberOf("quoteId").as("shownVersion"),
] as const;

function numberOf(column: "acceptedQuoteId" | "quoteId") {
  return sql<number | null>`(select "number" from "quotes" where "quotes"."id" = ${sql.ref(`orders.${column}`)}
    and "orders"."quoteId" <> "orders"."acceptedQuoteId" and not exists (
      select 1 from "quoteAnswers" where "acceptedOf" = "orders"."acceptedQuoteId" and "how" = 'work begun'))`;
}

interface Agreement {
  consent: Consent;
  /** The day of the yes that counts. */
  agreedAt: string | null;
}

const NONE: Agreement = { consent: "none", agreedAt: null };

/** What was agreed on each of these orders. */
export async function findConsents(db: Db, orderIds: readonly string[]): Promise<(orderId: string) => Agreement> {
  if (orderIds.length === 0) return () => NONE;
  const rows = await db
    .selectFrom("orders")
    .leftJoin("quoteAnswers", "acceptedOf", "orders.acceptedQuoteId")
    .select((eb) => [
      ...(["orders.id", "orders.quoteId", "acceptedOf", "by", "how", "quoteAnswers.at"] as const),
      eb
        .exists(
          eb
            .selectFrom("orderStatusHistory")
            .select("orderStatusHistory.id")
            .whereRef("orderStatusHistory.orderId", "=", "orders.id")
            .where("confirmation", "=", "ended"),
        )
        .as("ended"),
    ])
    .where("orders.id", "in", orderIds)
    .execute();
  const found = new Map(
    rows.map(({ id, quoteId, acceptedOf, by, how, at, ended }) => {
      const inForce = by && how ? { by, how } : undefined;
      const consent = consentOf({ inForce, shown: acceptedOf === quoteId, ended: Boolean(ended) });
      return [id, { consent, agreedAt: isAgreed(consent) ? at : null }];
    }),
  );
  return (orderId) => found.get(orderId) ?? NONE;
}

export async function findConsent(db: Db, orderId: string): Promise<Agreement> {
  return (await findConsents(db, [orderId]))(orderId);
}

/**
 * Nobody can say yes to what an order shows, so nobody is asked for its price: it was declined, its windows have changed or, where
 * the day is told, it has run out. As part of a statement about orders.
 */
export function isQuoteOver(today: string | null = null) {
  return sql<number | boolean>`exists (select 1 from "quotes" as "shown" where "shown"."id" = "orders"."quoteId" and (
    "shown"."state" = 'declined' or ("shown"."openOf" is not null and ("shown"."validUntil" < cast(${today} as text)
      or ("shown"."kind" = 'lines' and "orders"."windowsChangedAt" is not null)))))`;
}
