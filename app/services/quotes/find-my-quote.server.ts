import type { App } from "#app/app.server.ts";
import { treatmentTypes } from "#app/domain/catalogue/style.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { differencesOf } from "#app/domain/quotes/differences.ts";
import type { TreatmentTotal } from "#app/domain/quotes/document/quote-sections.ts";
import { isAcceptable, isExpired } from "#app/domain/quotes/quote-state.ts";
import type { QuoteFigures, QuoteLine, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import { findCome } from "#app/services/ledger/find-due.server.ts";
import { findAnswers } from "./find-quotes.server.ts";
import { findQuotedOrder } from "./versions/find-quoted-order.server.ts";
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
  const acceptable = open && isAcceptable(row, now) && !changed;
  const isInForce = row.id === order.acceptedQuoteId;
  return {
    ...{ orderId, id: row.id, number: row.number, state: row.state, kind: row.kind, sentAt: row.sentAt },
    ...{ closedAt: row.closedAt, changesAskedAt: row.changesAskedAt, contentHash: row.contentHash },
    /** Some windows are others than when it was priced: nobody can say yes to it any more. */
    changed,
    ...{ open, acceptable, expired: row.state === "sent" && isExpired(row, now) },
    current: row.id === order.quoteId,
    inForce: isInForce,
    /** What it says of payments counts, or would with a yes. */
    payable: acceptable || isInForce,
    ...shownPrices({ terms, lines, figures }),
    ...{ chosen, suggested: totalsOf(row) },
    ...readSnapshot(row.snapshot, names?.windows ?? {}),
    clientName: names?.name ?? "",
    come: await findCome(app.db, orderId),
    /** The yes: when, for how much, by whom, and how it came. */
    answer: answer
      ? {
          ...{ at: answer.at, by: answer.by, how: answer.how, totalCents: answer.totalCents },
          ...{ signedName: answer.signedName, correction: answer.correction },
        }
      : null,
    asked: answers
      .filter(({ kind, by }) => kind === "changes_asked" && by === "client")
      .map(({ at, message, lineMessages }) => ({ at, message, lineMessages })),
    changes: await changesSince(app, quote),
    versions: await listVersions(app, orderId, every),
  };
}

/** For whoever follows an old link to an order that shows no quote any more: its newest version, or the order itself. */
export async function findQuoteInstead(app: Pick<App, "db" | "now">, userId: string, orderId: string) {
  const order = await findQuotedOrder(app.db, userId, orderId);
  const newest = order && (await listVersions(app, orderId, []))[0];
  if (!newest) return undefined;
  return meaningOf(order.status).listed ? newest.number : ("order" as const);
}

export type MyQuote = NonNullable<Awaited<ReturnType<typeof findMyQuote>>>;

/** As much of the prices as the owner shows: a line's price that is not on the page is not in its data either. */
export function shownPrices({ terms, lines, figures }: Pick<MyPrices, "terms" | "lines" | "figures">): MyPrices {
  const windowKeys = [...new Set(lines.map(({ windowKey }) => windowKey))];
  const netOf = new Map(figures.lines.map(({ key, netCents }) => [key, netCents]));
  const included = lines.filter(({ role }) => role === "fixed");
  const byWindow = windowKeys.map((windowKey) => {
    const own = included.filter((line) => line.windowKey === windowKey);
    return { windowKey, cents: own.reduce((sum, { key }) => sum + (netOf.get(key) ?? 0), 0) };
  });
  if (terms.detail === "lines") return { terms, lines, figures, windowTotals: byWindow, treatmentTotals: [] };
  const unseen = included.filter((line) => isHidden(terms, line));
  const hidden = new Set(unseen.map(({ key }) => key));
  return {
    terms,
    lines: lines.map((line) =>
      hidden.has(line.key) ? { ...line, unitCents: null, discountRate: null, discountCents: null } : line,
    ),
    figures: { ...figures, lines: figures.lines.filter(({ key }) => !hidden.has(key)) },
    windowTotals: terms.detail === "total" ? [] : byWindow,
    treatmentTotals:
      terms.detail !== "treatments"
        ? []
        : treatmentTypes.flatMap((treatment) =>
            windowKeys.flatMap((windowKey) => {
              const own = unseen.filter((line) => line.windowKey === windowKey && line.treatment === treatment);
              const cents = own.some(({ unitCents }) => unitCents === null)
                ? "open"
                : own.reduce((sum, { key }) => sum + (netOf.get(key) ?? 0), 0);
              return windowKey === null || own.length === 0 ? [] : [{ windowKey, treatment, cents }];
            }),
          ),
  };
}

/** Whether the client sees a line without its own price. Where a treatment has one price, what belongs to none keeps its own. */
function isHidden(
  { detail }: Pick<QuoteTerms, "detail">,
  { role, windowKey, treatment }: { role: string; windowKey: string | null; treatment: string | null },
): boolean {
  if (role !== "fixed" || detail === "lines") return false;
  return detail !== "treatments" || (windowKey !== null && treatment !== null);
}

interface MyPrices {
  terms: QuoteTerms;
  lines: QuoteLine[];
  figures: QuoteFigures;
  /** What the fixed lines of each window come to; null is what belongs to none. */
  windowTotals: { windowKey: string | null; cents: number }[];
  /** Of each treatment, where that is all the client sees of it. */
  treatmentTotals: TreatmentTotal[];
}

/** What the client sees of terms and lines. */
function shownContent({ row, lines }: StoredVersion): { terms: QuoteTerms; lines: QuoteLine[] } {
  return { terms: termsOf(row), lines: lines.map(clientLineOf) };
}

/** What this version changes against the one before it; nothing for the first. */
async function changesSince({ db }: Pick<App, "db">, quote: StoredVersion) {
  const earlier = quote.row.number > 1 ? await findVersion(db, quote.row.orderId, quote.row.number - 1) : undefined;
  if (!earlier) return null;
  const { lines, ...rest } = differencesOf(shownContent(earlier), shownContent(quote));
  const hidden = new Set(
    [earlier, quote].flatMap(({ row, lines: own }) => own.filter((line) => isHidden(row, line)).map(({ key }) => key)),
  );
  const shown = lines.map((line) => (hidden.has(line.key) ? { ...line, wasCents: null, nowCents: null } : line));
  return { number: earlier.row.number, ...rest, lines: shown };
}

/** Every version that was sent, newest first; one that was accepted with the total and the day of its yes. */
async function listVersions({ db, now }: Pick<App, "db" | "now">, orderId: string, answers: Answers) {
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
      expired,
    };
  });
}

type Answers = Awaited<ReturnType<typeof findAnswers>>;
