import { sql } from "kysely";

/** What of money waits for somebody: each a figure of the desk, and a list behind it. */
export const moneyFigures = ["depositDue", "readyToStart", "overdue", "paidToCheck", "toSettle"] as const;
export type MoneyFigure = (typeof moneyFigures)[number];

/** Which orders a figure counts, as part of a statement about them. Each says exactly what its index holds. `today` is a day. */
export function isMoneyFigure(figure: MoneyFigure, today: string) {
  // Accepted, still to be started, and not asked anew.
  const accepted = sql`"orders"."status" = 'quoted' and "orders"."acceptedQuoteId" is not null
    and "orders"."acceptedQuoteId" = "orders"."quoteId"`;
  // What was accepted asks for nothing before the work is done.
  const askedLater = sql`exists (select 1 from "quotes" where "quotes"."id" = "orders"."acceptedQuoteId"
    and "quotes"."kind" = 'lines' and "quotes"."balanceWhen" <> 'accepted'
    and coalesce("quotes"."depositRate", "quotes"."depositCents", 0) = 0)`;
  const conditions = {
    depositDue: sql<boolean>`(${accepted} and "orders"."moneyBadge" = 'unpaid' and not ${askedLater})`,
    readyToStart: sql<boolean>`(${accepted} and ("orders"."moneyBadge" in ('deposit_paid', 'paid', 'in_credit')
      or ("orders"."moneyBadge" = 'unpaid' and ${askedLater})))`,
    overdue: sql<boolean>`("orders"."dueOn" is not null and "orders"."dueOn" < ${today})`,
    paidToCheck: sql<boolean>`("orders"."paidToldAt" is not null or "orders"."cardFlaggedAt" is not null)`,
    toSettle: sql<boolean>`("orders"."balanceCents" <> 0 and "orders"."status" in ('cancelled', 'incomplete'))`,
  };
  return conditions[figure];
}
