import type { Db } from "#app/db/client.server.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { plainLine } from "#app/domain/quotes/plain-line.ts";
import { plainTerms } from "#app/domain/quotes/settings/quote-settings.ts";
import { findOrderRecord, type OrderRecord } from "#app/services/orders/with-order.server.ts";
import { freezeVersion } from "#app/services/quotes/versions/freeze-version.server.ts";

interface Plain {
  userId: string;
  orderId: string;
  actorId: string;
  at: string;
}

/** The total of a new order, as a plain quote with one line. Called inside the transaction that makes the order. */
export async function sendPlain(db: Db, { userId, orderId, actorId, at }: Plain) {
  const order = (await findOrderRecord(db, { userId, orderId })) as OrderRecord;
  const content = { terms: plainTerms, lines: [plainLine(order.totalCents ?? 0, order)] };
  const figures = computeQuote(content.terms, content.lines, new Set());
  const { row } = await freezeVersion(db, { order, content, figures, actorId, at });
  await db.updateTable("orders").set({ quoteId: row.id, quotedAt: at }).where("id", "=", orderId).execute();
}
