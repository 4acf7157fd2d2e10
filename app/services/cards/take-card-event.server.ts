import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { bookPayment } from "./book-payment.server.ts";
import { followPayment } from "./follow-payment.server.ts";
import type { CardEvent, CardNews } from "./provider/card-provider.ts";
import { noteEnded } from "./sessions.server.ts";

const UNSIGNED = refusal("invalid", "The signature does not fit, or is too old.");

/**
 * A provider tells us something: its signature is checked before anything of it is read. Each event counts once, with all that
 * follows from it, in one transaction; if that fails, the provider is to send it again. What does not concern us is taken and
 * forgotten.
 */
export async function takeCardEvent(
  app: Pick<App, "db" | "now" | "cards" | "config">,
  { body, signature }: { body: Buffer; signature: string },
): Promise<Done> {
  if (!app.cards) return refusal("missing", "Nobody pays by card here.");
  const event = app.cards.readEvent(body, signature, app.now());
  if (!event) return UNSIGNED;
  const { news } = event;
  if (!news) return { ok: true };
  const at = app.now();
  await app.db.transaction().execute(async (db) => {
    if (!(await isFirst(db, { ...event, news }, at.toISOString()))) return;
    if (news.kind === "ended") await endCheckout(db, news.checkoutId);
    else if (news.kind !== "paid") await followPayment(db, news, at.toISOString());
    else {
      // A clock that is ahead of ours does not make it tomorrow's.
      const paidAt = new Date(Math.min(event.at.getTime(), at.getTime()));
      await bookPayment(db, { paid: news, site: app.config.siteUrl.origin, paidAt, at: at.toISOString() });
    }
  });
  return { ok: true };
}

/** The key makes it happen once: who comes second waits for the first, and then has nothing to do. */
async function isFirst(db: Db, { id, news }: Omit<CardEvent, "news"> & { news: CardNews }, at: string) {
  const paymentId = news.kind === "ended" ? null : news.paymentId;
  const added = await db
    .insertInto("providerEvents")
    .values({ id, at, kind: news.kind, paymentId, news: JSON.stringify(news) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function endCheckout(db: Db, checkoutId: string) {
  const session = db.selectFrom("cardSessions").select("id").where("checkoutId", "=", checkoutId);
  const found = await session.executeTakeFirst();
  if (found) await noteEnded(db, found.id, "It ran out unpaid.");
}
