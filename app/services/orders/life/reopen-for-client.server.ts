import type { App } from "#app/app.server.ts";
import { getRow } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { askToCheck, entryOf, mayAskToChange } from "#app/domain/orders/entered/checked-entry.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { checkMessage } from "#app/domain/quotes/answer-words.ts";
import { ANSWERS_PER_HOUR } from "#app/domain/quotes/quote-limits.ts";
import { checkReopen } from "#app/domain/quotes/quote-state.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { MAX_TASK_TITLE } from "#app/domain/tasks/task-form.ts";
import { checkAttempts, countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { findRecipient } from "#app/services/accounts/profile.server.ts";
import { settleCredits } from "#app/services/consultations/credit-consultation.server.ts";
import { queueEmail, queueNotice } from "#app/services/emails/queue-email.server.ts";
import { writeActWords } from "#app/services/messages/send-message.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import { ORDER_MISSING, type OrderActing, withOrder, writeOrder } from "#app/services/orders/with-order.server.ts";
import { draftOf } from "#app/services/quotes/revise-quote.server.ts";
import { closeOpen } from "#app/services/quotes/versions/close-version.server.ts";
import type { Client } from "#app/services/quotes/versions/count-answer.server.ts";
import { findVersion, findVersionById } from "#app/services/quotes/versions/quote-rows.server.ts";
import { writeOwnersTask } from "#app/services/tasks/change-task.server.ts";

interface Reopened extends OrderActing {
  /** The order's version that the owner was looking at. */
  version: number;
  message: string;
}

const STALE = refusal("stale", "This order was changed in another tab or on another device. Please look at it again.");

/**
 * The order goes back to its client to change, with a message. What was open is withdrawn; its lines stay as a draft, so that
 * on submitting again what has not changed keeps its price.
 */
export async function reopenForClient(
  app: Pick<App, "db" | "now">,
  { actorId, userId, orderId, version, message }: Reopened,
): Promise<Done> {
  const now = app.now();
  const at = now.toISOString();
  return withOrder(app, { userId, orderId }, async (db, order): Promise<Done> => {
    if (order.version !== version) return STALE;
    const { status, totalCents } = order;
    const allowed = checkReopen(order);
    if (!allowed.ok) return refusal("refused", allowed.reason);
    const text = checkMessage(message, "Please tell the client why.");
    if (!text.ok) return refusal("invalid", text.reason, text.field);
    const open = await findVersion(db, orderId, "open");
    const event = { orderId, actorId, at };
    if (open) {
      await closeOpen(db, { orderId, state: "withdrawn", at });
      await recordEvent(db, { ...event, kind: "quote_withdrawn", details: { number: open.row.number } });
    }
    // Lines that were declined wait as a draft too, and no total of theirs is left for the client to read.
    const shown = await findVersionById(db, order.quoteId);
    const lines = shown?.row.kind === "lines" ? shown : undefined;
    const there = await findVersion(db, orderId, "draft");
    if (lines && there?.row.kind !== "lines") await draftOf(db, { order, quote: lines, there, actorId, now });
    const total = lines ? null : totalCents;
    const nothing = { confirmedAt: null, quoteId: null, quotedAt: null };
    await writeOrder(db, order, at, { status: "incomplete", totalCents: total, ...nothing });
    const details = { before: status, after: "incomplete", confirmationEnded: false };
    await recordEvent(db, { ...event, kind: "status_changed", details });
    await recordEvent(db, { ...event, kind: "order_reopened" });
    await recordTurn(db, { ...event, fromStatus: status, toStatus: "incomplete", totalCents: total });
    await settleCredits(db, { userId, savedOrderId: orderId, actorId, at });
    const { firstName, ...to } = await findRecipient(db, userId);
    await queueEmail(db, {
      kind: "order_reopened",
      to,
      parameters: { order_id: orderId, customer_name: to.name, first_name: firstName, message: text.value },
      orderId,
      userId,
      at,
    });
    return { ok: true };
  });
}

interface Asked {
  user: Client;
  orderId: string;
  message: string;
}

/** The client of an order that is submitted, or that we entered for them to check, would like to change it: we are told. */
export async function askToChangeOrder(app: Pick<App, "db" | "now">, { user, orderId, message }: Asked): Promise<Done> {
  const at = app.now().toISOString();
  return withOrder(app, { userId: user.id, orderId }, async (db, order): Promise<Done> => {
    if (!meaningOf(order.status).listed) return refusal("missing", ORDER_MISSING);
    const { status } = order;
    const entered = await getRow(db, "orders", { id: orderId }, [
      "enteredBy",
      "clientCheckedAt",
      "clientCheckedHow",
      "submittedAt",
    ]);
    if (!mayAskToChange({ status, toCheck: askToCheck(entryOf(entered)) }))
      return refusal("refused", "Only a submitted order can be opened for changes.");
    const text = checkMessage(message, "Please tell us what you would like to change.");
    if (!text.ok) return refusal("invalid", text.reason, text.field);
    const limits = [{ key: `answer:user:${user.id}`, attempts: ANSWERS_PER_HOUR, minutes: 60 }];
    const allowed = await checkAttempts({ db, now: app.now }, limits);
    if (!allowed.ok) return allowed;
    await countAttempt({ db, now: app.now }, limits);
    await recordEvent(db, { orderId, actorId: user.id, at, kind: "order_change_asked" });
    const words = { orderId, userId: user.id, origin: "change", actId: `${orderId} ${at}`, body: text.value } as const;
    await writeActWords(db, words, app.now());
    // Before there is a price the desk has it anyway.
    if (status !== "submitted") {
      const title = `${fullName(user)} asks to change what we entered`.slice(0, MAX_TASK_TITLE);
      await writeOwnersTask(db, { title, note: text.value, dueOn: dayOf(at), orderId }, { actorId: user.id, at });
    }
    await queueNotice(db, {
      kind: "order_change_asked",
      parameters: {
        order_id: orderId,
        customer_name: fullName(user),
        customer_email: user.email,
        message: text.value,
      },
      orderId,
      at,
    });
    return { ok: true };
  });
}
