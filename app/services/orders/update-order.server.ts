import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { emailAfter } from "#app/domain/orders/order-emails.ts";
import type { OrderStatus } from "#app/domain/orders/order.ts";
import { isQuoteEvent } from "#app/domain/orders/order-trail.ts";
import type { OrderTerms } from "#app/domain/orders/order-update.ts";
import { lockClient, recreditOrder } from "#app/services/consultations/credit-consultation.server.ts";
import { type OrderRevision, STALE } from "./edit-order.server.ts";
import { notifyClient } from "./notify-client.server.ts";
import { ORDER_MISSING } from "./order-texts.ts";
import { recordEvent } from "./record-event.server.ts";

type UpdateResult =
  | { ok: true; version: number }
  | { ok: false; status: 404; reason: string }
  | { ok: false; status: 409; reason: string; newer: OrderTerms & { version: number } };

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
    const stored = await findTerms(db, userId, orderId);
    if (!stored) return { ok: false, status: 404, reason: ORDER_MISSING };
    const { confirmedAt, ...newer } = stored;
    // The same save sent again, because its answer was lost on the way, has been made already.
    if (isSame(stored, terms)) return { ok: true, version: stored.version };
    // A confirmation was for the old total.
    const confirmationCleared = confirmedAt !== null && stored.totalCents !== terms.totalCents;
    await lockClient(db, userId);
    const written = await db
      .updateTable("orders")
      .set({ ...terms, version: version + 1, updatedAt: at, ...(confirmationCleared ? { confirmedAt: null } : {}) })
      .where("id", "=", orderId)
      .where("userId", "=", userId)
      .where("version", "=", version)
      .executeTakeFirst();
    if (written.numUpdatedRows === 0n) {
      const now = (await findTerms(db, userId, orderId)) ?? newer;
      return { ok: false, status: 409, reason: STALE, newer: now };
    }
    const quotedBefore = await wasQuoted(db, orderId, stored.status);
    await recordChanges(db, { orderId, actorId, at, before: stored, after: terms, confirmationCleared });
    if (isOut(stored.status) !== isOut(terms.status)) await recreditOrder(db, { userId, orderId, actorId, at });
    const kind = emailAfter(stored, terms, quotedBefore);
    if (kind) await notifyClient(db, kind, { orderId, userId, at, ...terms });
    return { ok: true, version: version + 1 };
  });
}

/** Not an order that anything could be credited on. */
function isOut(status: OrderStatus) {
  return status === "cancelled" || status === "incomplete";
}

async function findTerms(db: Db, userId: string, orderId: string) {
  const row = await db
    .selectFrom("orders")
    .select(["status", "totalCents", "paymentLink", "version", "confirmedAt"])
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row && { ...row, status: row.status as OrderStatus };
}

/** Whether the client has had a quote for this order, now or at any time before. */
async function wasQuoted(db: Db, orderId: string, status: OrderStatus) {
  if (status === "quoted") return true;
  const events = await db
    .selectFrom("orderEvents")
    .select(["kind", "details"])
    .where("orderId", "=", orderId)
    .where("kind", "in", ["created", "status_changed"])
    .execute();
  return events.some(({ kind, details }) => isQuoteEvent(kind, details));
}

function isSame(before: OrderTerms, after: OrderTerms) {
  return (
    before.status === after.status && before.totalCents === after.totalCents && before.paymentLink === after.paymentLink
  );
}

interface Changes {
  orderId: string;
  actorId: string;
  at: string;
  before: OrderTerms;
  after: OrderTerms;
  confirmationCleared: boolean;
}

/** One event for each thing that changed, with its value before and after. */
async function recordChanges(db: Db, { before, after, confirmationCleared, ...event }: Changes) {
  if (before.status !== after.status) {
    const details = { before: before.status, after: after.status };
    await recordEvent(db, { ...event, kind: "status_changed", details });
  }
  if (before.totalCents !== after.totalCents) {
    const details = { before: before.totalCents, after: after.totalCents, confirmationCleared };
    await recordEvent(db, { ...event, kind: "total_changed", details });
  }
  if (before.paymentLink !== after.paymentLink) {
    const details = { before: before.paymentLink, after: after.paymentLink };
    await recordEvent(db, { ...event, kind: "payment_link_changed", details });
  }
}
