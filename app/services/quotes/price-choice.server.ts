import type { App } from "#app/app.server.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { checkChosen } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import type { QuoteFigures } from "#app/domain/quotes/quote-types.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { findOrderRecord } from "#app/services/orders/with-order.server.ts";
import { clientLineOf, findVersion, termsOf } from "./versions/quote-rows.server.ts";
import { QUOTE_MISSING } from "./versions/quote-texts.ts";

interface Asked {
  userId: string;
  orderId: string;
  number: number;
  chosen: readonly string[];
}

/** The sums of a quote, without what each line comes to: a price that its client is not shown stays here. */
export type ChosenFigures = Omit<QuoteFigures, "lines">;

type Priced = { ok: true; chosen: string[]; figures: ChosenFigures } | Refusal;

/** What a quote comes to with these choices, for a client without scripts or without the price of every line. */
export async function priceChoice(app: Pick<App, "db">, { userId, orderId, number, chosen }: Asked): Promise<Priced> {
  const order = await findOrderRecord(app.db, { userId, orderId });
  const quote = order && meaningOf(order.status).listed ? await findVersion(app.db, orderId, number) : undefined;
  if (!quote) return QUOTE_MISSING;
  const lines = quote.lines.map(clientLineOf);
  const picked = checkChosen(lines, chosen);
  if (!picked.ok) return refusal("invalid", picked.reason, picked.field);
  const { lines: _, ...figures } = computeQuote(termsOf(quote.row), lines, new Set(picked.value));
  return { ok: true, chosen: picked.value, figures };
}
