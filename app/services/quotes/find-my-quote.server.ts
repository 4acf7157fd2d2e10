import type { App } from "#app/app.server.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { askingOf } from "#app/domain/orders/progress/asking.ts";
import { suggestedAs, suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { shownChanges, shownPrices } from "#app/domain/quotes/document/shown-prices.ts";
import { isExpired } from "#app/domain/quotes/quote-state.ts";
import type { QuoteLine, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import { findKnownMoney } from "#app/services/ledger/entries/find-order-money.server.ts";
import { findCome } from "#app/services/ledger/find-due.server.ts";
import { findAnswers } from "./find-quotes.server.ts";
import { findQuotedOrder, type QuotedOrder } from "./versions/find-quoted-order.server.ts";
import {
  clientLineOf,
  findVersion,
  findVersionById,
  type StoredVersion,
  termsOf,
  totalsOf,
} from "./versions/quote-rows.server.ts";
import { readNames, readSnapshot } from "./versions/take-snapshot.server.ts";
import { findChanged } from "./versions/take-yes.server.ts";

/**
 * A version of a quote as its client sees it, from what was frozen: without a number the one that the order shows. A draft,
 * and somebody else's, are as if they did not exist. Nothing that only the owner sees is in it.
 */
export async function findMyQuote(app: Pick<App, "db" | "now">, userId: string, orderId: string, number?: number) {
  const order = await findQuotedOrder(app.db, userId, orderId);
  if (!order || !meaningOf(order.status).listed) return undefined;
  const quote =
    number === undefined ? await findVersionById(app.db, order.quoteId) : await findVersion(app.db, orderId, number);
  if (!quote || quote.row.state === "draft") return undefined;
  const { row } = quote;
  const now = app.now();
  const names = await readNames(app.db, row.id);
  const every = await findAnswers(app.db, orderId);
  const answers = every.filter(({ quoteId }) => quoteId === row.id);
  const answer = answers.find(({ kind }) => kind === "accepted");
  const { terms, lines } = shownContent(quote);
  const chosen = answer?.chosen ?? suggestedKeys(quote.lines.map(clientLineOf));
  const figures = computeQuote(termsOf(row), quote.lines.map(clientLineOf), new Set(chosen));
  const open = row.openOf === orderId && meaningOf(order.status).confirmable !== "never";
  const changed = open && row.kind === "lines" && (await findChanged(app.db, order, quote)).length > 0;
  const asking = askingOf({ ...row, changed }, now);
  const acceptable = open && asking === "yes";
  const isInForce = row.id === order.acceptedQuoteId;
  const plan = isInForce ? (await findKnownMoney(app.db, orderId)).plan : null;
  return {
    orderId,
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
    clientName: names?.name ?? "",
    come: await findCome(app.db, orderId),
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
    changes: await changesSince(app, quote, every),
    versions: await listVersions(app, order, every),
  };
}

/** For whoever follows an old link to an order that shows no quote any more: its newest version, or the order itself. */
export async function findQuoteInstead(app: Pick<App, "db" | "now">, userId: string, orderId: string) {
  const order = await findQuotedOrder(app.db, userId, orderId);
  const newest = order && (await listVersions(app, order, []))[0];
  if (!newest) return undefined;
  return meaningOf(order.status).listed ? newest.number : ("order" as const);
}

export type MyQuote = NonNullable<Awaited<ReturnType<typeof findMyQuote>>>;

/** What the client sees of terms and lines. */
function shownContent({ row, lines }: StoredVersion): { terms: QuoteTerms; lines: QuoteLine[] } {
  return { terms: termsOf(row), lines: lines.map(clientLineOf) };
}

/** What this version changes against the one before it, as that was agreed where it was; nothing for the first. */
async function changesSince({ db }: Pick<App, "db">, quote: StoredVersion, answers: Answers) {
  const earlier = quote.row.number > 1 ? await findVersion(db, quote.row.orderId, quote.row.number - 1) : undefined;
  if (!earlier) return null;
  const named = async (version: StoredVersion) => (await readNames(db, version.row.id))?.windows ?? {};
  const names = { ...(await named(earlier)), ...(await named(quote)) };
  const before = shownContent(earlier);
  const yes = answers.find(({ quoteId, kind }) => quoteId === earlier.row.id && kind === "accepted");
  const agreed = yes ? { ...before, lines: suggestedAs(before.lines, yes.chosen) } : before;
  return { number: earlier.row.number, ...shownChanges(agreed, shownContent(quote), names) };
}

/** Every version that was sent, newest first; one that was accepted with the total and the day of its yes. */
async function listVersions(
  { db, now }: Pick<App, "db" | "now">,
  { id: orderId, acceptedQuoteId }: Pick<QuotedOrder, "id" | "acceptedQuoteId">,
  answers: Answers,
) {
  const rows = await db
    .selectFrom("quotes")
    .select(["id", "number", "state", "sentAt", "totalCents", "validUntil"])
    .where("orderId", "=", orderId)
    .where("state", "<>", "draft")
    .orderBy("number", "desc")
    .execute();
  return rows.map(({ id, validUntil, ...version }) => {
    const expired = version.state === "sent" && isExpired({ validUntil }, now());
    const yes = answers.find(({ quoteId, kind }) => quoteId === id && kind === "accepted");
    return {
      ...version,
      totalCents: yes?.totalCents ?? version.totalCents,
      acceptedAt: yes?.at ?? null,
      acceptedBy: yes?.by ?? null,
      inForce: id === acceptedQuoteId,
      expired,
    };
  });
}

type Answers = Awaited<ReturnType<typeof findAnswers>>;
