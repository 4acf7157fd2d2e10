import { dayOf } from "#app/domain/calendar.ts";
import type { Db } from "./client.server.ts";
import { isQuoteOver } from "./consent.server.ts";
import { creditCentsOf } from "./money-figures.server.ts";

/** What is read of one client's order, each table at most once, whoever of a page asks first. Somebody else's has no rows. */
export type OrderRows = ReturnType<typeof rowsOfOrder>;

export function rowsOfOrder({ db, now }: { db: Db; now: () => Date }, userId: string, orderId: string) {
  const versions = once(() =>
    db
      .selectFrom("quotes")
      .leftJoin("documentPeople", (join) =>
        join.onRef("documentId", "=", "quotes.id").on("document", "=", "quote").on("role", "=", "client"),
      )
      .select(["id", "number", "state", "kind", "openOf", "sentAt", "closedAt", "totalCents", "validUntil"])
      .select(["depositDays", "balanceWhen", "balanceDays", "person"])
      .where("orderId", "=", orderId)
      .where("state", "<>", "draft")
      .orderBy("number", "desc")
      .execute(),
  );
  return {
    /** With what is credited on it, whether its quote is over, what is promised, and what the house says of payments. */
    order: once(() =>
      db
        .selectFrom("orders")
        .innerJoin("moneySettings", (join) => join.onTrue())
        .selectAll("orders")
        .leftJoin("orderDates", "orderDates.orderId", "orders.id")
        .select(["payByCheck", "duesFrom", "promisedWeek", "promisedShown"])
        .select(creditCentsOf("orders.id").as("creditCents"))
        .select(isQuoteOver(dayOf(now())).as("over"))
        .where("orders.id", "=", orderId)
        .where("orders.userId", "=", userId)
        .executeTakeFirst(),
    ),
    turns: once(() =>
      db
        .selectFrom("orderStatusHistory")
        .select(["fromStatus", "toStatus", "totalCents", "confirmation", "at"])
        .where("orderId", "=", orderId)
        .orderBy("at")
        .execute(),
    ),
    /** Every version that was sent, newest first, without what it is made of, with the names that are still known. */
    versions,
    answers: once(async () => ((await versions()).length > 0 ? findAnswerRows(db, orderId) : [])),
    entries: once(() =>
      db.selectFrom("ledgerEntries").selectAll().where("orderId", "=", orderId).orderBy("seq").execute(),
    ),
  };
}

/** Every answer to a version of an order's quote, oldest first, with the words and names that are still known. */
export function findAnswerRows(db: Db, orderId: string) {
  return db
    .selectFrom("quoteAnswers")
    .leftJoin("documentPeople", (join) =>
      join
        .onRef("documentPeople.documentId", "=", "quoteAnswers.id")
        .on("documentPeople.document", "=", "answer")
        .on("documentPeople.role", "=", "signer"),
    )
    .leftJoin("documentPeople as corrected", (join) =>
      join
        .onRef("corrected.documentId", "=", "quoteAnswers.id")
        .on("corrected.document", "=", "answer")
        .on("corrected.role", "=", "correction"),
    )
    .select(["quoteAnswers.id", "quoteId", "acceptedOf", "at", "kind", "by", "how", "chosen", "totalCents", "totals"])
    .select(["reason", "documentPeople.person", "corrected.person as correction"])
    .where("orderId", "=", orderId)
    .orderBy("at")
    .execute();
}

function once<Value>(ask: () => Promise<Value>) {
  let asked: Promise<Value> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}
