import type { App } from "#app/app.server.ts";
import { type Db, dropRows } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { checkChosen, suggestedAs, suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import { termsFrom } from "#app/domain/quotes/settings/quote-settings.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { type OrderActing, type OrderRecord, withOrder } from "#app/services/orders/with-order.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { isQuotable } from "./save-quote-draft.server.ts";
import { findQuoteSettings } from "./save-quote-settings.server.ts";
import { insertDraft } from "./versions/freeze-version.server.ts";
import { contentOf, findVersion, QUOTE_MISSING, type StoredVersion, writeLines } from "./versions/quote-rows.server.ts";

interface Revised extends OrderActing {
  /** The version that is revised: any that was sent. */
  number: number;
}

/** A draft with the lines and keys of a version that was sent. The version stays what it is until the new one is sent. */
export async function reviseQuote(
  app: Pick<App, "db" | "now">,
  { actorId, userId, orderId, number }: Revised,
): Promise<Done<{ quoteId: string; version: number }>> {
  const now = app.now();
  return withOrder(app, { userId, orderId }, async (db, order): Promise<Done<{ quoteId: string; version: number }>> => {
    const quote = await findVersion(db, orderId, number);
    if (!quote) return QUOTE_MISSING;
    if (!isQuotable(order.status)) return refusal("refused", "An incomplete or cancelled order cannot be quoted.");
    const there = await findVersion(db, orderId, "draft");
    if (there?.row.kind === "lines") {
      return refusal("refused", "There is a draft of a new version already. Open it, or discard it first.");
    }
    return { ok: true, ...(await draftOf(db, { order, quote, there, actorId, now })) };
  });
}

interface Drafting {
  order: OrderRecord;
  quote: StoredVersion;
  there?: StoredVersion | undefined;
  actorId: string;
  now: Date;
}

/** Makes a version the order's draft again. Called with the order locked. */
export async function draftOf(db: Db, { order, quote, there, actorId, now }: Drafting) {
  const at = now.toISOString();
  const content = await currentAgain(db, await contentAsAsked(db, quote), now);
  const figures = computeQuote(content.terms, content.lines, new Set(suggestedKeys(content.lines)));
  // A total that was typed into a submitted order makes room.
  if (there) await dropRows(db, "quotes", { id: there.row.id });
  const quoteId = await insertDraft(db, {
    order,
    content,
    figures,
    actorId,
    at,
    draftOf: order.id,
    snapshot: quote.row.snapshot,
  });
  await writeLines(db, quoteId, content.lines, figures);
  return { quoteId, version: 1 };
}

/** A version as its client last asked to have it changed: what they had chosen by then is what is suggested next. */
export async function contentAsAsked(db: Db, quote: StoredVersion): Promise<QuoteContent> {
  const { terms, lines } = await contentOf(db, quote);
  const asked = await db
    .selectFrom("quoteAnswers")
    .select(["chosen", "totalCents"])
    .where("quoteId", "=", quote.row.id)
    .where("kind", "=", "changes_asked")
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  const choice = checkChosen(lines, asked ? (JSON.parse(asked.chosen) as string[]) : suggestedKeys(lines));
  if (!asked || !choice.ok) return { terms, lines };
  // An older request kept the total as suggested and no choice.
  const { totalCents } = computeQuote(terms, lines, new Set(choice.value));
  return totalCents === asked.totalCents ? { terms, lines: suggestedAs(lines, choice.value) } : { terms, lines };
}

/** What was sent some time ago gets a day to come; a typed total gets the terms of the house. */
export async function currentAgain(db: Db, content: QuoteContent, now: Date): Promise<QuoteContent> {
  const today = dayOf(now);
  const { settings } = await findQuoteSettings(db);
  const fresh = termsFrom(settings, today, (await findSite(db)).facts.offer.leadTime);
  if (content.terms.kind === "plain") return { ...content, terms: fresh };
  const { validUntil } = content.terms;
  const past = validUntil !== null && validUntil < today;
  return past ? { ...content, terms: { ...content.terms, validUntil: fresh.validUntil } } : content;
}
