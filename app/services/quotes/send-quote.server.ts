import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { emailAfter, type OrderEmail } from "#app/domain/orders/change-order.ts";
import { isAgreed } from "#app/domain/orders/consent.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import type { OrderBefore } from "#app/domain/orders/order-update.ts";
import { AS_USUAL, type EmailChoice } from "#app/domain/orders/owner/order-announcement.ts";
import { checkSendable } from "#app/domain/quotes/check-sendable.ts";
import { whyNotSent } from "#app/domain/quotes/costs/changed-prices.ts";
import { withoutLeftOut } from "#app/domain/quotes/plain-line.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { settleCredits } from "#app/services/consultations/credit-consultation.server.ts";
import { findDue } from "#app/services/ledger/find-due.server.ts";
import { findOrderBefore } from "#app/services/orders/find-order-before.server.ts";
import { notifyClient } from "#app/services/orders/notify-client.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import { type OrderPlace, type OrderRecord, withOrder, writeOrder } from "#app/services/orders/with-order.server.ts";
import { findChangedPrices, meantTag } from "./find-changed-prices.server.ts";
import { isQuotable } from "./save-quote-draft.server.ts";
import { freezeVersion } from "./versions/freeze-version.server.ts";
import { contentOf, DRAFT_CHANGED, findVersion, NO_DRAFT, type QuoteRow } from "./versions/quote-rows.server.ts";

interface Sent extends OrderPlace {
  /** The draft, and the version of it that was looked at. */
  quoteId: string;
  version: number;
  /** The prices of before something changed that the owner says are meant, by their tag. */
  meant?: string | undefined;
}

/**
 * Sends the draft of a quote: from here on nothing of it is ever changed. An older version that waits is superseded; a
 * submitted order becomes quoted, others keep their status. Pressed twice, it is sent once.
 */
export async function sendQuote(
  app: Pick<App, "db" | "now">,
  actorId: string,
  { userId, orderId, quoteId, version, meant }: Sent,
  email: EmailChoice = AS_USUAL,
): Promise<Done<{ number: number }>> {
  const now = app.now();
  const at = now.toISOString();
  return withOrder(app, { userId, orderId }, async (db, order): Promise<Done<{ number: number }>> => {
    const draft = await findVersion(db, orderId, "draft");
    if (draft?.row.id !== quoteId) return await afterSending(db, orderId, quoteId);
    if (draft.row.version !== version) return DRAFT_CHANGED;
    if (!isQuotable(order.status)) return refusal("refused", "An incomplete or cancelled order cannot be quoted.");
    const content = withoutLeftOut(await contentOf(db, draft));
    const { windows } = readOrderDocuments(order);
    const figures = checkSendable(content.terms, content.lines, now, windows);
    if (!figures.ok) return refusal("invalid", figures.reason, figures.field);
    const { prices } = await findChangedPrices(db, order, { version: draft, lines: content.lines });
    if (prices.length > 0 && meant !== meantTag(prices))
      return refusal("refused", whyNotSent(prices, windows), "meant");
    const { before } = (await findOrderBefore(db, userId, orderId)) ?? { before: undefined };
    const { row } = await freezeVersion(db, { order, content, figures: figures.value, draftId: quoteId, actorId, at });
    await tellOfSending(db, { order, before: before as OrderBefore, row, actorId, at, email });
    return { ok: true, number: row.number };
  });
}

/** The draft is gone: sent already, by a first press, or by somebody else. */
async function afterSending(db: Db, orderId: string, quoteId: string): Promise<Done<{ number: number }>> {
  const sent = await db
    .selectFrom("quotes")
    .select("number")
    .where("id", "=", quoteId)
    .where("orderId", "=", orderId)
    .where("state", "<>", "draft")
    .executeTakeFirst();
  return sent ? { ok: true, number: sent.number } : NO_DRAFT;
}

interface Telling {
  order: OrderRecord;
  before: OrderBefore;
  row: Pick<QuoteRow, "id" | "number" | "totalCents">;
  actorId: string;
  at: string;
  email: EmailChoice;
}

/** The order shows the version that was sent, with its events, its turn, its credit and the client's e-mail. */
async function tellOfSending(db: Db, { order, before, row, actorId, at, email }: Telling) {
  const { id: orderId, userId, paymentLink } = order;
  const { totalCents } = row;
  const status = (order.status === "submitted" ? "quoted" : order.status) as OrderStatus;
  const shown = { status, totalCents, confirmedAt: null, quoteId: row.id, quotedAt: at };
  await writeOrder(db, order, at, shown);
  const event = { orderId, actorId, at };
  await recordEvent(db, { ...event, kind: "quote_sent", details: { number: row.number, amount: totalCents } });
  if (status !== order.status) {
    const details = { before: order.status, after: status, confirmationEnded: false };
    await recordEvent(db, { ...event, kind: "status_changed", details });
  }
  const endsConfirmation = isAgreed(before.consent);
  const confirmation = endsConfirmation ? ("ended" as const) : null;
  await recordTurn(db, { ...event, fromStatus: order.status, toStatus: status, totalCents, confirmation });
  const terms = { status, totalCents, paymentLink };
  await settleCredits(db, { userId, savedOrderId: orderId, actorId, at, email: { ...email, line: "" } });
  if (email.leaveOut) return recordEvent(db, { ...event, kind: "email_left_out" });
  const told = emailAfter(before, terms, endsConfirmation) ?? newsOf(before, status);
  const was = { totalBefore: before.totalCents, endsConfirmation, line: email.line };
  const due = await findDue(db, orderId);
  await notifyClient(db, { orderId, userId, at, terms, ...was, ...told, ...due });
}

/** A new version is told even where neither status nor total is another. */
function newsOf(before: OrderBefore, status: OrderStatus): OrderEmail {
  if (status !== "quoted") return { kind: "status_changed", about: "total" };
  return { kind: before.everQuoted ? "status_changed" : "quote_ready", about: "status" };
}
