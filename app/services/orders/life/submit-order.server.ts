import type { App } from "#app/app.server.ts";
import { countFound, type Db, setRows } from "#app/db/client.server.ts";
import { checkOpenSubmissions } from "#app/domain/accounts/addresses/verified-address.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import type { OrderDraft } from "#app/domain/orders/draft.ts";
import { SUBMISSIONS_PER_HOUR } from "#app/domain/orders/order-limits.ts";
import { meaningOf, statusesThat } from "#app/domain/orders/order-status.ts";
import { checkDoubts, checkSubmit } from "#app/domain/orders/submit.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { isVerified } from "#app/services/accounts/addresses/own-address.server.ts";
import { checkAttempts, countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { findRecipient } from "#app/services/accounts/profile.server.ts";
import { settleCredits } from "#app/services/consultations/credit-consultation.server.ts";
import { queueEmail, queueNotice } from "#app/services/emails/queue-email.server.ts";
import {
  CHANGED_ELSEWHERE,
  findDraft,
  ORDER_NOT_FOUND,
  type OrderRevision,
} from "#app/services/orders/edit-order.server.ts";
import { numberOrder } from "#app/services/orders/number-order.server.ts";
import { wasEverQuoted } from "#app/services/orders/order-history.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";

const ALLOWED = { ok: true as const };
const UNCHECKED = { clientCheckedAt: null, clientCheckedHow: null };

interface Submission {
  askAboutDoubts?: boolean;
  rules?: ChangedPlacement;
  /** Whoever hands it in: its client, or one of us for them, who is not limited. */
  actorId?: string;
}

/**
 * Hands an order in for its quote. Measurements that give rise to doubts are asked about first, unless the client has seen
 * them. However often and from wherever it is sent, it is submitted once, with one pair of e-mails.
 */
export async function submitOrder(
  app: Pick<App, "db" | "config" | "now">,
  { userId, orderId, version }: OrderRevision,
  { askAboutDoubts = false, rules = {}, actorId = userId }: Submission = {},
): Promise<Done<{ already: boolean }>> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Done<{ already: boolean }>> => {
    const stored = await findDraft(db, userId, orderId);
    if (!stored) return refusal("missing", ORDER_NOT_FOUND);
    if (!meaningOf(stored.status).editable) return { ok: true, already: true };
    const ready = checkSubmit(stored.draft);
    if (!ready.ok) return refusal("invalid", ready.reason);
    if (stored.version !== version) return CHANGED_ELSEWHERE;
    const sure = checkDoubts(stored.draft, rules);
    if (askAboutDoubts && !sure.ok) return refusal("refused", sure.reason, sure.field);
    // From here on another submission of this client waits for us, so that what is let through is also counted.
    await lockClient(db, userId);
    const counter = { db, now: app.now };
    const limit = { key: `submit:user:${userId}`, attempts: SUBMISSIONS_PER_HOUR, minutes: 60 };
    const byClient = actorId === userId;
    const allowed = byClient ? await checkAttempts(counter, [limit]) : ALLOWED;
    if (!allowed.ok) return allowed;
    const held = byClient ? await checkHeldSubmissions(app, db, userId) : ALLOWED;
    if (!held.ok) return refusal("unverified", held.reason);
    const event = { orderId, actorId, at };
    // What we entered and its client hands in themselves, they have looked at.
    const checked = byClient ? { clientCheckedAt: at, clientCheckedHow: "portal" as const } : UNCHECKED;
    const written = await db
      .updateTable("orders")
      .set({ status: "submitted", submittedAt: at, confirmedAt: null, updatedAt: at, version: version + 1 })
      .$if(stored.enteredBy !== null, (query) => query.set(checked))
      .where("id", "=", orderId)
      .where("userId", "=", userId)
      .where("status", "=", stored.status)
      .where("version", "=", version)
      .returning("totalCents")
      .executeTakeFirst();
    if (!written) return await afterLosingTheRace(db, userId, orderId);
    if (byClient) await countAttempt(counter, [limit]);
    await numberOrder(db, orderId);
    await recordEvent(db, { ...event, kind: "submitted" });
    const totalCents = await withdrawQuote(db, written.totalCents, event);
    await recordTurn(db, { ...event, fromStatus: stored.status, toStatus: "submitted", totalCents });
    await settleCredits(db, { userId, savedOrderId: orderId, actorId, at });
    await queueBothEmails(db, stored.draft, userId, at);
    return { ok: true, already: false };
  });
}

/** Whether this client may submit one more order. Called with the client's row locked, so that tabs are counted in turn. */
async function checkHeldSubmissions(app: Pick<App, "config">, db: Db, userId: string) {
  const verified = await isVerified(app, db, userId);
  const open = statusesThat(({ listed, tone }) => listed && tone !== "done" && tone !== "stopped");
  const count = await db
    .selectFrom("orders")
    .where("userId", "=", userId)
    .where("submittedAt", "is not", null)
    .where("status", "in", open)
    .$call(countFound);
  return checkOpenSubmissions(verified, count);
}

/**
 * An order that was quoted and reopened waits for a new quote: nobody is to pay the old price for other windows. Answers the
 * total that is left.
 */
async function withdrawQuote(db: Db, before: number | null, event: { orderId: string; actorId: string; at: string }) {
  if (!(await wasEverQuoted(db, event.orderId))) return before;
  const nothing = { totalCents: null, paymentLink: null };
  await setRows(db, "orders", { id: event.orderId }, nothing);
  if (before !== null) await recordEvent(db, { ...event, kind: "total_changed", details: { before, after: null } });
  return null;
}

/** On PostgreSQL another tab may have submitted between our look and our write; on both, our tab may have been stale. */
async function afterLosingTheRace(db: Db, userId: string, orderId: string): Promise<Done<{ already: boolean }>> {
  const now = await findDraft(db, userId, orderId);
  return now && !meaningOf(now.status).editable ? { ok: true, already: true } : CHANGED_ELSEWHERE;
}

async function queueBothEmails(db: Db, draft: OrderDraft, userId: string, at: string) {
  const { firstName, ...customer } = await findRecipient(db, userId);
  const about = { order_id: draft.id, customer_name: customer.name, customer_email: customer.address };
  await queueNotice(db, {
    kind: "new_order",
    parameters: { ...about, submitted_at: at, window_count: draft.windows.length },
    orderId: draft.id,
    at,
  });
  await queueEmail(db, {
    kind: "confirm",
    to: customer,
    parameters: { ...about, first_name: firstName, number_of_windows: draft.windows.length },
    orderId: draft.id,
    userId,
    at,
  });
}
