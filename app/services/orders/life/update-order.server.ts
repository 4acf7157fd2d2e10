import type { App } from "#app/app.server.ts";
import { type Db, updateVersion } from "#app/db/client.server.ts";
import { effectsOf } from "#app/domain/orders/change-order.ts";
import { isAgreed } from "#app/domain/orders/consent.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import type { OrderTerms, StoredTerms } from "#app/domain/orders/order-update.ts";
import { AS_USUAL, type EmailChoice } from "#app/domain/orders/owner/order-announcement.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { noticePaymentLink } from "#app/services/accounts/notice-payment-link.server.ts";
import { settleCredits } from "#app/services/consultations/credit-consultation.server.ts";
import { followOrder } from "#app/services/ledger/charge-order.server.ts";
import { findDue, findPayment } from "#app/services/ledger/find-due.server.ts";
import { CHANGED_ELSEWHERE, type OrderRevision } from "#app/services/orders/edit-order.server.ts";
import { findOrderBefore } from "#app/services/orders/find-order-before.server.ts";
import { notifyClient } from "#app/services/orders/notify-client.server.ts";
import { numberOrder } from "#app/services/orders/number-order.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import { ORDER_MISSING } from "#app/services/orders/with-order.server.ts";
import { carryOut, planFollowing } from "#app/services/quotes/versions/follow-versions.server.ts";
import { findStanding, noteStatus } from "./note-status.server.ts";

type UpdateResult =
  | {
      ok: true;
      version: number;
      /** Money is in it, and the owner has to say what becomes of that. */
      toSettle?: boolean;
      /** By which a move of its status alone can be taken back. */
      undoId?: string;
    }
  | (Refusal & {
      /** What somebody else stored meanwhile. */
      newer?: StoredTerms & { version: number; confirmedAt: string | null };
    });

/**
 * The owner sets status, total and payment link of an order, if nobody changed it since they saw it. The versions of its quote
 * follow: a typed total is a plain quote. What the client is
 * e-mailed about it follows from the change; the owner may add a line, or leave the e-mail out.
 */
export async function updateOrder(
  app: Pick<App, "db" | "now">,
  actorId: string,
  revision: OrderRevision,
  asked: OrderTerms,
  email: EmailChoice = AS_USUAL,
): Promise<UpdateResult> {
  const now = app.now();
  return app.db.transaction().execute(async (db) => {
    const stands = await findStanding(db, revision.orderId);
    const saved = await updateOrderIn(db, now, actorId, revision, asked, email);
    if (!saved.ok || !stands) return saved;
    const at = now.toISOString();
    const undoId = await noteStatus(db, { stands, asked, version: saved.version, actorId, at });
    return { ...saved, ...(undoId && { undoId }) };
  });
}

/** The same inside the transaction of its caller, who may tell the client in its place. */
export async function updateOrderIn(
  db: Db,
  now: Date,
  actorId: string,
  revision: OrderRevision,
  asked: OrderTerms,
  email: EmailChoice | "told elsewhere",
): Promise<UpdateResult> {
  const { userId, orderId, version } = revision;
  const { line, leaveOut } = email === "told elsewhere" ? AS_USUAL : email;
  const at = now.toISOString();
  await lockClient(db, userId);
  const stored = await findOrderBefore(db, userId, orderId);
  if (!stored) return refusal("missing", ORDER_MISSING);
  const { before } = stored;
  // The same save sent again, because its answer was lost on the way, has been made already.
  if (isSame(before, asked)) return { ok: true, version: stored.version };
  const plan = await planFollowing(db, { userId, orderId }, { before, after: asked, now });
  // Whoever was late hears that first.
  if (!plan.ok && stored.version === version) return plan;
  const terms = plan.ok ? plan.value.terms : asked;
  const effects = effectsOf(before, terms);
  const asRead = db.updateTable("orders").where("id", "=", orderId).where("userId", "=", userId);
  const values = { ...terms, updatedAt: at, ...(effects.endsConfirmation && { confirmedAt: null }) };
  if (stored.version !== version || !(await updateVersion(asRead, version, values))) {
    const late = (await findOrderBefore(db, userId, orderId)) ?? stored;
    const { status, totalCents, paymentLink } = late.before;
    const newer = { status, totalCents, paymentLink, version: late.version, confirmedAt: late.confirmedAt };
    return { ...CHANGED_ELSEWHERE, newer };
  }
  if (!meaningOf(before.status).listed && meaningOf(terms.status).listed) await numberOrder(db, orderId);
  if (plan.ok) await carryOut(db, plan.value, { userId, orderId, actorId, now });
  const event = { orderId, actorId, at };
  for (const { kind, details } of effects.events) await recordEvent(db, { ...event, kind, details });
  await noticePaymentLink(db, { ...event, before: before.paymentLink, now: terms.paymentLink });
  if (effects.turned) {
    const { status: toStatus, totalCents } = terms;
    const confirmation = effects.endsConfirmation ? ("ended" as const) : null;
    await recordTurn(db, { ...event, fromStatus: before.status, toStatus, totalCents, confirmation });
  }
  if (effects.recredit) {
    // The owner's line goes with the news of this order; without any, with that of another.
    const others = { leaveOut, line: effects.email ? "" : line };
    await settleCredits(db, { userId, savedOrderId: orderId, actorId, at, email: others });
  }
  const followed = await followOrder(db, { userId, ...event });
  const told = email !== "told elsewhere" && effects.email;
  if (told && leaveOut) await recordEvent(db, { ...event, kind: "email_left_out" });
  if (told && !leaveOut) {
    const { endsConfirmation } = effects;
    const was = { totalBefore: before.totalCents, linkBefore: before.paymentLink };
    const confirmed = told.about === "link" && isAgreed(before.consent);
    const message = { orderId, userId, at, terms, ...was, endsConfirmation, confirmed, line };
    const finished = effects.turned && FINISHED.includes(terms.status) ? await findFinished(db, orderId, followed) : {};
    await notifyClient(db, { ...message, ...told, ...(await findDue(db, orderId)), ...finished });
  }
  return { ok: true, version: version + 1, ...(followed?.money.badge === "to_settle" && { toSettle: true }) };
}

/** From here on the balance may be due, and the news says so. */
const FINISHED: readonly string[] = ["completed", "shipping", "delivered"];

async function findFinished(db: Db, orderId: string, followed: Parameters<typeof findPayment>[1]) {
  return { pay: await findPayment(db, followed), handOver: await findHandOver(db, orderId) };
}

function isSame(before: StoredTerms, after: OrderTerms) {
  return (
    before.status === after.status && before.totalCents === after.totalCents && before.paymentLink === after.paymentLink
  );
}

/** Whether we hang an order or ship it, by the lines that were accepted; nothing where they do not say. */
async function findHandOver(db: Db, orderId: string): Promise<"installation" | "shipping" | undefined> {
  const lines = await db
    .selectFrom("orders")
    .innerJoin("quoteAnswers", "quoteAnswers.acceptedOf", "orders.acceptedQuoteId")
    .innerJoin("quoteLines", "quoteLines.quoteId", "orders.acceptedQuoteId")
    .select(["quoteLines.kind", "role", "key", "chosen"])
    .where("orders.id", "=", orderId)
    .where("quoteLines.kind", "in", ["installation", "shipping"])
    .execute();
  const agreed = lines.filter(({ role, key, chosen }) => role === "fixed" || readKeys(chosen).includes(key));
  const kind = (["installation", "shipping"] as const).find((one) => agreed.some((line) => line.kind === one));
  return kind ?? (await holdsInstallation(db, orderId));
}

/** It may be part of what a treatment costs. */
async function holdsInstallation(db: Db, orderId: string): Promise<"installation" | undefined> {
  const part = await db
    .selectFrom("orders")
    .innerJoin("quoteCostLines", "quoteCostLines.quoteId", "orders.acceptedQuoteId")
    .select("quoteCostLines.id")
    .where("orders.id", "=", orderId)
    .where("quoteCostLines.rateId", "like", "%/installEach")
    .limit(1)
    .executeTakeFirst();
  return part && "installation";
}

function readKeys(chosen: string) {
  return JSON.parse(chosen) as string[];
}
