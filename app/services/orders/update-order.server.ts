import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import { effectsOf } from "#app/domain/orders/order-change.ts";
import type { OrderTerms, StoredTerms } from "#app/domain/orders/order-update.ts";
import { isQuote } from "#app/domain/orders/quote.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { lockClient, settleCredits } from "#app/services/consultations/credit-consultation.server.ts";
import { CHANGED_ELSEWHERE, type OrderRevision } from "./edit-order.server.ts";
import { notifyClient } from "./notify-client.server.ts";
import { wasConfirmationEnded, wasEverQuoted } from "./order-history.server.ts";
import { ORDER_MISSING } from "./order-texts.ts";
import { recordEvent } from "./record-event.server.ts";
import { recordTurn } from "./record-turn.server.ts";

type UpdateResult =
  | { ok: true; version: number }
  | (Refusal & {
      /** What somebody else stored meanwhile. */
      newer?: StoredTerms & { version: number };
    });

/** The owner sets status, total and payment link of an order, if nobody changed it since they saw it. */
export async function updateOrder(
  app: Pick<App, "db" | "now">,
  actorId: string,
  revision: OrderRevision,
  terms: OrderTerms,
): Promise<UpdateResult> {
  const { userId, orderId, version } = revision;
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<UpdateResult> => {
    await lockClient(db, userId);
    const stored = await findTerms(db, userId, orderId);
    if (!stored) return refusal("missing", ORDER_MISSING);
    const { confirmedAt, ...before } = stored;
    // The same save sent again, because its answer was lost on the way, has been made already.
    if (isSame(before, terms)) return { ok: true, version: stored.version };
    const confirmed = confirmedAt !== null;
    const effects = effectsOf(
      {
        ...before,
        confirmed,
        confirmationEnded: await wasConfirmationEnded(db, orderId),
        everQuoted: isQuote(before) || (await wasEverQuoted(db, orderId)),
      },
      terms,
    );
    const asRead = db
      .updateTable("orders")
      .where("id", "=", orderId)
      .where("userId", "=", userId)
      .where("confirmedAt", confirmed ? "is not" : "is", null);
    const values = { ...terms, updatedAt: at, ...(effects.endsConfirmation && { confirmedAt: null }) };
    if (stored.version !== version || !(await updateVersion(asRead, version, values))) {
      const { confirmedAt: _, ...newer } = (await findTerms(db, userId, orderId)) ?? stored;
      return { ...CHANGED_ELSEWHERE, newer };
    }
    const event = { orderId, actorId, at };
    for (const { kind, details } of effects.events) await recordEvent(db, { ...event, kind, details });
    if (effects.turned) {
      const { status: toStatus, totalCents } = terms;
      const confirmation = effects.endsConfirmation ? ("ended" as const) : null;
      await recordTurn(db, { ...event, fromStatus: stored.status, toStatus, totalCents, confirmation });
    }
    if (effects.recredit) await settleCredits(db, { userId, savedOrderId: orderId, actorId, at });
    if (effects.email) {
      const { endsConfirmation } = effects;
      const was = { totalBefore: stored.totalCents, linkBefore: stored.paymentLink };
      const message = { orderId, userId, at, terms, ...was, endsConfirmation };
      await notifyClient(db, { ...message, ...effects.email });
    }
    return { ok: true, version: version + 1 };
  });
}

async function findTerms(db: Db, userId: string, orderId: string) {
  return db
    .selectFrom("orders")
    .select(["status", "totalCents", "paymentLink", "version", "confirmedAt"])
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .executeTakeFirst();
}

function isSame(before: StoredTerms, after: OrderTerms) {
  return (
    before.status === after.status && before.totalCents === after.totalCents && before.paymentLink === after.paymentLink
  );
}
