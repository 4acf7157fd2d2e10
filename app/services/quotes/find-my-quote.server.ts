import type { App } from "#app/app.server.ts";
import { type OrderRows, rowsOfOrder } from "#app/db/order-rows.server.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { askingOf } from "#app/domain/orders/progress/next-step.ts";
import { suggestedAs, suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { shownChanges, shownPrices } from "#app/domain/quotes/document/shown-prices.ts";
import { isExpired } from "#app/domain/quotes/quote-state.ts";
import type { QuoteLine, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import { type EntryRow, readOrderMoney } from "#app/services/ledger/entries/find-order-money.server.ts";
import { comeOf } from "#app/services/ledger/find-due.server.ts";
import { readAnswers } from "./find-quotes.server.ts";
import {
  clientLineOf,
  findVersion,
  findVersionById,
  type StoredVersion,
  termsOf,
  totalsOf,
} from "./versions/quote-rows.server.ts";
import { findPictures, namesIn, readSnapshot } from "./versions/take-snapshot.server.ts";
import { isChanged } from "./versions/take-yes.server.ts";

/**
 * A version of a quote as its client sees it, from what was frozen: without a number the one that the order shows. A draft,
 * and somebody else's, are as if they did not exist. Nothing that only the owner sees is in it.
 */
export async function findMyQuote(app: Pick<App, "db" | "now">, userId: string, orderId: string, number?: number) {
  const rows = rowsOfOrder(app, userId, orderId);
  const seen = await seeQuote(app, rows, number);
  if (!seen) return undefined;
  const { quote, ...shown } = seen;
  return { ...shown, changes: await changesSince(app, quote, rows) };
}

/** The same without what it changes against the version before, and with what it was read from. */
export async function seeQuote(app: Pick<App, "db" | "now">, rows: OrderRows, number?: number) {
  const order = await rows.order();
  if (!order || !meaningOf(order.status).listed) return undefined;
  const orderId = order.id;
  const versions = await rows.versions();
  const asked = versions.find((version) =>
    number === undefined ? version.id === order.quoteId : version.number === number,
  );
  const quote = asked && (await findVersionById(app.db, asked.id));
  if (!quote) return undefined;
  const { row } = quote;
  const now = app.now();
  const names = namesIn(asked);
  const every = readAnswers(await rows.answers());
  const answers = every.filter(({ quoteId }) => quoteId === row.id);
  const answer = answers.find(({ kind }) => kind === "accepted");
  const { terms, lines } = shownContent(quote);
  const chosen = answer?.chosen ?? suggestedKeys(quote.lines.map(clientLineOf));
  const figures = computeQuote(termsOf(row), quote.lines.map(clientLineOf), new Set(chosen));
  const open = row.openOf === orderId && meaningOf(order.status).confirmable !== "never";
  const changed = open && row.kind === "lines" && isChanged(order, quote);
  const asking = askingOf({ ...row, changed }, now);
  const acceptable = open && asking === "yes";
  const isInForce = row.id === order.acceptedQuoteId;
  const plan = isInForce ? (await readOrderMoney(rows))?.plan : null;
  return {
    quote,
    orderId,
    /** What the order is called. */
    shownId: shownOrderId(order),
    id: row.id,
    number: row.number,
    state: row.state,
    kind: row.kind,
    sentAt: row.sentAt,
    closedAt: row.closedAt,
    changesAskedAt: row.changesAskedAt,
    contentHash: row.contentHash,
    /** Some windows are others than when it was priced: nobody can say yes to it any more. */
    changed,
    open,
    asking,
    acceptable,
    expired: row.state === "sent" && isExpired(row, now),
    current: row.id === order.quoteId,
    inForce: isInForce,
    /** What it says of payments counts, or would with a yes. */
    payable: acceptable || isInForce,
    ...shownPrices({ terms, lines, figures }),
    chosen,
    suggested: totalsOf(row),
    ...readSnapshot(row.snapshot, names?.windows ?? {}),
    /** Of windows as they were seen on their walls. */
    pictures: await findPictures(app.db, row),
    clientName: names?.name ?? "",
    come: comeOf((await rows.entries()) as EntryRow[], order.creditCents),
    /** The yes: when, for how much, by whom, and how it came. */
    answer: answer
      ? {
          at: answer.at,
          by: answer.by,
          how: answer.how,
          totalCents: answer.totalCents,
          signedName: answer.signedName,
          correction: answer.correction,
          reachedOn: plan?.reachedOn ?? null,
        }
      : null,
    asked: answers
      .filter(({ kind, by }) => kind === "changes_asked" && by === "client")
      .map(({ at, message, lineMessages }) => ({ at, message, lineMessages })),
    versions: versionsOf(versions, order, every, now),
  };
}

/** For whoever follows an old link to an order that shows no quote any more: its newest version, or the order itself. */
export async function findQuoteInstead(app: Pick<App, "db" | "now">, userId: string, orderId: string) {
  const rows = rowsOfOrder(app, userId, orderId);
  const order = await rows.order();
  const newest = order && (await rows.versions())[0];
  if (!newest) return undefined;
  return meaningOf(order.status).listed ? newest.number : ("order" as const);
}

export type MyQuote = NonNullable<Awaited<ReturnType<typeof findMyQuote>>>;

/** What the client sees of terms and lines. */
function shownContent({ row, lines }: StoredVersion): { terms: QuoteTerms; lines: QuoteLine[] } {
  return { terms: termsOf(row), lines: lines.map(clientLineOf) };
}

/** What this version changes against the one before it, as that was agreed where it was; nothing for the first. */
async function changesSince({ db }: Pick<App, "db">, quote: StoredVersion, rows: OrderRows) {
  const earlier = quote.row.number > 1 ? await findVersion(db, quote.row.orderId, quote.row.number - 1) : undefined;
  if (!earlier) return null;
  const versions = await rows.versions();
  const named = ({ row }: StoredVersion) => namesIn(versions.find(({ id }) => id === row.id))?.windows;
  const names = { ...named(earlier), ...named(quote) };
  const before = shownContent(earlier);
  const yes = readAnswers(await rows.answers()).find(({ acceptedOf }) => acceptedOf === earlier.row.id);
  const agreed = yes ? { ...before, lines: suggestedAs(before.lines, yes.chosen) } : before;
  return { number: earlier.row.number, ...shownChanges(agreed, shownContent(quote), names) };
}

/** One that was accepted with the total and the day of its yes. */
function versionsOf(
  rows: Awaited<ReturnType<OrderRows["versions"]>>,
  { acceptedQuoteId }: { acceptedQuoteId: string | null },
  answers: Answers,
  now: Date,
) {
  return rows.map(({ id, number, state, sentAt, totalCents, validUntil }) => {
    const yes = answers.find(({ quoteId, kind }) => quoteId === id && kind === "accepted");
    return {
      number,
      state,
      sentAt,
      totalCents: yes?.totalCents ?? totalCents,
      acceptedAt: yes?.at ?? null,
      acceptedBy: yes?.by ?? null,
      inForce: id === acceptedQuoteId,
      expired: state === "sent" && isExpired({ validUntil }, now),
    };
  });
}

type Answers = ReturnType<typeof readAnswers>;

/** Notes when the client first looked at a version that was sent. */
export async function markSeen(app: Pick<App, "db" | "now">, userId: string, orderId: string, number: number) {
  await app.db
    .updateTable("quotes")
    .set({ firstSeenAt: app.now().toISOString() })
    .where("orderId", "=", orderId)
    .where("number", "=", number)
    .where("state", "<>", "draft")
    .where("firstSeenAt", "is", null)
    .where("orderId", "in", (eb) => eb.selectFrom("orders").select("id").where("userId", "=", userId))
    .execute();
}
