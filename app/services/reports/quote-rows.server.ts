import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { type DayRange, dayOf, momentsOf } from "#app/domain/calendar.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";
import { declineReasons, isDeclineReason } from "#app/domain/quotes/answer-words.ts";
import type { Acceptance, SentQuote } from "#app/domain/reports/quotes-report.ts";

const ROWS_AT_ONCE = 1_000;

/** Versions that were sent in a range, but for those that a newer one replaced before they were answered. */
function sentIn(db: Db, range: DayRange) {
  const { from, to } = momentsOf(range);
  return db
    .selectFrom("quotes")
    .where("quotes.sentAt", ">=", from)
    .where("quotes.sentAt", "<", to)
    .where("quotes.state", "not in", ["draft", "superseded"]);
}

/** The answer that closed a version: its yes, or its no. */
function withAnswers(db: Db, range: DayRange) {
  return sentIn(db, range).leftJoin("quoteAnswers as answer", (join) =>
    join.onRef("answer.quoteId", "=", "quotes.id").on("answer.kind", "in", ["accepted", "declined"]),
  );
}

export async function findSentQuotes(db: Db, range: DayRange): Promise<SentQuote[]> {
  const rows = await withAnswers(db, range)
    .select(["quotes.sentAt", "quotes.state", "quotes.totalCents", "answer.totalCents as answeredCents", "reason"])
    .execute();
  return rows.map(({ sentAt, state, totalCents, answeredCents, reason }) => ({
    sentOn: dayOf(sentAt ?? ""),
    outcome: outcomeOf(state),
    reason: reasonInWords(reason),
    cents: state === "accepted" ? (answeredCents ?? totalCents) : totalCents,
  }));
}

function outcomeOf(state: string): SentQuote["outcome"] {
  if (state === "accepted") return "confirmed";
  if (state === "declined" || state === "withdrawn") return state;
  return "open";
}

function reasonInWords(reason: string | null) {
  if (!reason) return "";
  return isDeclineReason(reason) ? declineReasons[reason] : reason;
}

/** The same quotes, each with its order and customer, some at a time. */
export async function* exportQuotes(db: Db, range: DayRange) {
  const ids = await sentIn(db, range).select("quotes.id").orderBy("quotes.sentAt").orderBy("quotes.id").execute();
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const portion = ids.slice(start, start + ROWS_AT_ONCE).map(({ id }) => id);
    const rows = await withAnswers(db, range)
      .innerJoin("orders", "orders.id", "quotes.orderId")
      .innerJoin("users", "users.id", "orders.userId")
      .select(["quotes.id", "quotes.orderId", "quotes.number", "quotes.sentAt"])
      .select(["quotes.state", "firstName", "lastName"])
      .select(["email", "quotes.totalCents", "answer.totalCents as answeredCents", "answer.at as answeredAt", "reason"])
      .where("quotes.id", "in", portion)
      .orderBy("quotes.sentAt")
      .orderBy("quotes.id")
      .execute();
    yield rows.map((row) => ({
      ...row,
      outcome: outcomeOf(row.state),
      reason: reasonInWords(row.reason),
      sentOn: dayOf(row.sentAt ?? ""),
      answeredOn: row.answeredAt && dayOf(row.answeredAt),
      cents: row.state === "accepted" ? (row.answeredCents ?? row.totalCents) : row.totalCents,
    }));
  }
}

export type ExportedQuote = (ReturnType<typeof exportQuotes> extends AsyncGenerator<infer Rows> ? Rows : never)[number];

const notRevenue = statusesThat(({ revenue }) => !revenue);

/**
 * Every yes of the orders that have one in the range, oldest first: what a later one adds is counted from the one before it,
 * whenever that was. Orders that are cancelled by now are left out.
 */
export async function findAcceptances(db: Db, range: DayRange): Promise<Acceptance[]> {
  const { from, to } = momentsOf(range);
  const rows = await db
    .selectFrom("quoteAnswers")
    .innerJoin("orders", "orders.id", "quoteAnswers.orderId")
    .innerJoin("quotes", "quotes.id", "quoteAnswers.quoteId")
    .select(["quoteAnswers.orderId", "quoteAnswers.at", "quoteAnswers.totalCents", "totals", "taxRate"])
    .where("quoteAnswers.kind", "=", "accepted")
    .where("orders.status", "not in", notRevenue)
    .where("quoteAnswers.at", "<", to)
    .where(
      "quoteAnswers.orderId",
      "in",
      db.selectFrom("quoteAnswers").select("orderId").where("kind", "=", "accepted").where("at", ">=", from),
    )
    .orderBy("quoteAnswers.at")
    .orderBy("quoteAnswers.id")
    .execute();
  return rows.map(({ orderId, at, totalCents, totals, taxRate }) => {
    const { taxCents = 0, taxBaseCents = 0 } = JSON.parse(totals) as { taxCents?: number; taxBaseCents?: number };
    const taxedCents = taxRate > 0 ? taxBaseCents : 0;
    return { orderId, on: dayOf(at), netCents: totalCents - taxCents, taxedCents };
  });
}

const HOUR = 3_600_000;

/** Of the orders whose first quote since they were submitted was sent in the range: how long that took. */
export async function findFirstAnswers(db: Db, range: DayRange) {
  const { from, to } = momentsOf(range);
  const rows = await db
    .selectFrom("quotes")
    .innerJoin("orders", "orders.id", "quotes.orderId")
    .select(["orders.submittedAt", "quotes.sentAt"])
    .where("quotes.sentAt", ">=", from)
    .where("quotes.sentAt", "<", to)
    .whereRef("quotes.sentAt", ">=", "orders.submittedAt")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("quotes as earlier")
            .select(sql`1`.as("one"))
            .whereRef("earlier.orderId", "=", "quotes.orderId")
            .whereRef("earlier.sentAt", "<", "quotes.sentAt")
            .whereRef("earlier.sentAt", ">=", "orders.submittedAt"),
        ),
      ),
    )
    .execute();
  return rows.map(({ submittedAt, sentAt }) => ({
    on: dayOf(sentAt ?? ""),
    hours: (Date.parse(sentAt ?? "") - Date.parse(submittedAt ?? "")) / HOUR,
  }));
}
