import type { Db } from "#app/db/client.server.ts";
import { dueWords } from "#app/domain/quotes/document/dues.ts";
import { creditOf } from "#app/services/consultations/find-credit.server.ts";

/** For an e-mail, while a quote with lines waits for its client: what is due first, and until when it can be confirmed. */
export async function dueOfOpen(db: Db, orderId: string) {
  const open = await db
    .selectFrom("quotes")
    .select(["totalCents", "depositTotalCents", "validUntil"])
    .where("openOf", "=", orderId)
    .where("kind", "=", "lines")
    .executeTakeFirst();
  if (!open) return {};
  const creditCents = (await creditOf(db, orderId))?.cents ?? 0;
  return { due: dueWords(open, { creditCents, validUntil: open.validUntil }) };
}
