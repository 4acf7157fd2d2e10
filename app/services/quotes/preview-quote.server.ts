import type { App } from "#app/app.server.ts";
import { suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { shownChanges, shownPrices } from "#app/domain/quotes/document/shown-prices.ts";
import { withoutLeftOut } from "#app/domain/quotes/offered-lines.ts";
import type { OwnerLine, QuoteLine } from "#app/domain/quotes/quote-types.ts";
import { findCome } from "#app/services/ledger/find-due.server.ts";
import { findAddressee } from "./find-addressee.server.ts";
import { openQuoteDraft } from "./open-quote-draft.server.ts";

/** The draft with as much of it as its client would see once it is sent; undefined where there is no such order. */
export async function previewQuote(app: Pick<App, "db" | "now">, userId: string, orderId: string) {
  const opened = await openQuoteDraft(app, userId, orderId);
  if (!opened) return undefined;
  const { before, windows, rules } = opened;
  const content = withoutLeftOut(opened.content);
  const lines = content.lines.map(asShown);
  const chosen = suggestedKeys(lines);
  const names = Object.fromEntries(windows.map(({ key, name }) => [key, name]));
  const figures = computeQuote(content.terms, lines, new Set(chosen));
  const quote = {
    ...shownPrices({ terms: content.terms, lines, figures }),
    windows,
    rules,
    answer: null,
    come: await findCome(app.db, orderId),
    changes: before && { number: before.number, ...shownChanges(before.content, content, names) },
  };
  const { lines: _, ...totals } = figures;
  const unpriced = lines.filter(({ unitCents }) => unitCents === null).length;
  return { orderId, userId, quote, totals, chosen, unpriced, client: await findAddressee(app, userId) };
}

/** Without what only the owner sees. */
function asShown({ rateId: _, basis: __, ownerNote: ___, costCents: ____, ...line }: OwnerLine): QuoteLine {
  return line;
}
