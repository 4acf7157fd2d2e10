import { sql } from "kysely";
import { lastReminded } from "#app/domain/reminders/due-reminders.ts";

/** What of money waits for somebody: each a figure of the desk, and a list behind it. */
export const moneyFigures = [
  "depositDue",
  "readyToStart",
  "overdue",
  "remindersSpent",
  "olderDue",
  "paidToCheck",
  "toSettle",
] as const;
export type MoneyFigure = (typeof moneyFigures)[number];

/** Which orders a figure counts, as part of a statement about them. Each says exactly what its index holds. `today` is a day. */
export function isMoneyFigure(figure: MoneyFigure, today: string) {
  // Accepted, and still to be started: what is due first, and what can begin, is as the board has it.
  const accepted = sql`"orders"."status" = 'quoted' and "orders"."acceptedQuoteId" is not null`;
  const conditions = {
    depositDue: sql<boolean>`(${accepted} and "orders"."stage" = 'deposit')`,
    readyToStart: sql<boolean>`(${accepted} and "orders"."stage" = 'fabric')`,
    overdue: sql<boolean>`("orders"."dueOn" is not null and "orders"."dueOn" < ${today})`,
    remindersSpent: sql<boolean>`("orders"."dueOn" is not null and "orders"."dueOn" < ${lastReminded(today)}
      and "orders"."dueOn" >= (select "duesFrom" from "moneySettings") and "orders"."remindersOff" = 0)`,
    olderDue: sql<boolean>`("orders"."olderDue" = 1 and "orders"."balanceCents" > 0)`,
    paidToCheck: sql<boolean>`("orders"."paidToldAt" is not null or "orders"."cardFlaggedAt" is not null)`,
    toSettle: sql<boolean>`("orders"."moneyBadge" = 'to_settle')`,
  };
  return conditions[figure];
}

/** Who owes something or is owed it; of a cancelled order nobody knows before the owner has said so. Says exactly what its index holds. */
export const isOwing = sql<boolean>`("orders"."balanceCents" <> 0 and "orders"."moneyBadge" <> 'to_settle')`;

/** What is credited on an order, as part of a statement about it. */
export function creditCentsOf(orderId: "orders.id") {
  return sql<number>`(
    select cast(coalesce(sum("amountCents"), 0) as integer) from "consultationCredits" where "orderId" = ${sql.ref(orderId)}
  )`;
}
