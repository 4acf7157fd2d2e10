import type { App } from "#app/app.server.ts";
import { setRows } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { dueParameters } from "#app/domain/ledger/quote-dues.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { checkMessage, declineReasons, isDeclineReason, lineMessageField } from "#app/domain/quotes/answer-words.ts";
import { NEWER_VERSION, NOT_QUOTED } from "#app/domain/quotes/check-acceptance.ts";
import { checkChosen, choiceWords, suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { settleCredits } from "#app/services/consultations/credit-consultation.server.ts";
import { dropReminders, queueNotice } from "#app/services/emails/queue-email.server.ts";
import { findCome, findDue } from "#app/services/ledger/find-due.server.ts";
import { writeActWords } from "#app/services/messages/send-message.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { withOrder } from "#app/services/orders/with-order.server.ts";
import { addAnswer, NO_WORDS } from "./versions/accept-version.server.ts";
import { closeOpen, showInForce } from "./versions/close-version.server.ts";
import { type Client, countAnswer } from "./versions/count-answer.server.ts";
import { clientLineOf, findVersion, type LineRow, QUOTE_MISSING, termsOf } from "./versions/quote-rows.server.ts";

interface Asked {
  user: Client;
  orderId: string;
  number: number;
  message: string;
  /** By the key of each line. */
  lineMessages: Readonly<Record<string, string>>;
  /** The choices as they stood when it was asked; as we suggest them where nothing is said of them. */
  chosen?: readonly string[] | undefined;
}

/** The client asks for changes to the open version, also to one that has expired. It can still be accepted until it is revised. */
export async function askForChanges(
  app: Pick<App, "db" | "now">,
  { user, orderId, number, message, lineMessages, chosen: picked }: Asked,
): Promise<Done> {
  const at = app.now().toISOString();
  return withOrder(app, { userId: user.id, orderId }, async (db, order): Promise<Done> => {
    const quote = meaningOf(order.status).listed ? await findVersion(db, orderId, number) : undefined;
    if (!quote) return QUOTE_MISSING;
    if (quote.row.state === "superseded") return NEWER_VERSION;
    if (quote.row.state !== "sent") return NOT_QUOTED;
    const text = checkMessage(message, "Please tell us what you would like to change.");
    if (!text.ok) return refusal("invalid", text.reason, text.field);
    const about = checkLineMessages(quote.lines, lineMessages);
    if (!about.ok) return about;
    const lines = quote.lines.map(clientLineOf);
    const choice = checkChosen(lines, picked ?? suggestedKeys(lines));
    if (!choice.ok) return refusal("invalid", choice.reason, choice.field);
    const chosen = choice.value;
    const { kind, validUntil } = quote.row;
    const { lines: _, ...totals } = computeQuote(termsOf(quote.row), lines, new Set(chosen));
    const counted = await countAnswer(db, app, { userId: user.id, quoteId: quote.row.id });
    if (!counted.ok) return counted;
    const words = { ...NO_WORDS, message: text.value, lineMessages: Object.fromEntries(about.lines.map(toPair)) };
    const answer = { kind: "changes_asked", by: "client", how: "portal", actorId: user.id, at } as const;
    const actId = await addAnswer(db, { ...answer, quote: quote.row, chosen, totals, words });
    const said = { orderId, userId: user.id, origin: "changes", actId, body: text.value, lines: about.lines } as const;
    await writeActWords(db, said, app.now());
    const mark = { changesAskedAt: at, updatedAt: at };
    await setRows(db, "quotes", { id: quote.row.id }, mark);
    await dropReminders(db, orderId);
    await recordEvent(db, { orderId, actorId: user.id, at, kind: "quote_changes_asked", details: { number } });
    await queueNotice(db, {
      kind: "quote_changes_asked",
      parameters: {
        order_id: orderId,
        customer_name: fullName(user),
        customer_email: user.email,
        quote_version: number,
        total: totals.totalCents,
        ...(kind === "lines" && dueParameters(totals, { ...(await findCome(db, orderId)), validUntil })),
        chosen: choiceWords(lines, chosen).join(", "),
        message: text.value,
        lines: about.lines.map(({ label, message: words }) => ({ label, message: words })),
      },
      orderId,
      at,
    });
    return { ok: true };
  });
}

interface LineMessage {
  key: string;
  label: string;
  message: string;
}

function toPair({ key, message }: LineMessage) {
  return [key, message] as const;
}

/** Only about lines that are on the quote; an empty one is none. */
function checkLineMessages(lines: LineRow[], typed: Readonly<Record<string, string>>) {
  const found: LineMessage[] = [];
  for (const { key, label } of lines) {
    if (!Object.hasOwn(typed, key)) continue;
    const text = checkMessage(typed[key] ?? "", undefined, lineMessageField(key));
    if (!text.ok) return refusal("invalid", text.reason, text.field);
    if (text.value) found.push({ key, label, message: text.value });
  }
  return { ok: true as const, lines: found };
}

interface Declined {
  user: Client;
  orderId: string;
  number: number;
  reason: string;
  message: string;
}

const ACCEPTED = refusal("refused", "This quote has been confirmed. Ask us if you would like to change it.");

/** The client says no to the open version. The order stays as it is; a version that was accepted before is current again. */
export async function declineQuote(
  app: Pick<App, "db" | "now">,
  { user, orderId, number, reason, message }: Declined,
): Promise<Done> {
  const at = app.now().toISOString();
  return withOrder(app, { userId: user.id, orderId }, async (db, order): Promise<Done> => {
    const quote = meaningOf(order.status).listed ? await findVersion(db, orderId, number) : undefined;
    if (!quote) return QUOTE_MISSING;
    // Said twice, it is said once.
    if (quote.row.state === "declined") return { ok: true };
    if (quote.row.state === "accepted") return ACCEPTED;
    if (quote.row.state === "superseded") return NEWER_VERSION;
    if (quote.row.state !== "sent") return NOT_QUOTED;
    if (!isDeclineReason(reason)) return refusal("invalid", "Please choose a reason.", "reason");
    const text = checkMessage(message);
    if (!text.ok) return refusal("invalid", text.reason, text.field);
    const counted = await countAnswer(db, app, { userId: user.id, quoteId: quote.row.id });
    if (!counted.ok) return counted;
    const answer = { kind: "declined", by: "client", how: "portal", actorId: user.id, at } as const;
    const words = { ...NO_WORDS, message: text.value };
    const actId = await addAnswer(db, { ...answer, quote: quote.row, reason, words });
    const said = { orderId, userId: user.id, origin: "declined", actId, body: text.value } as const;
    await writeActWords(db, said, app.now());
    await closeOpen(db, { orderId, state: "declined", at });
    const details = { number, reason: declineReasons[reason] };
    await recordEvent(db, { orderId, actorId: user.id, at, kind: "quote_declined", details });
    await showInForce(db, order, { actorId: user.id, at });
    await settleCredits(db, { userId: user.id, savedOrderId: orderId, actorId: user.id, at });
    await queueNotice(db, {
      kind: "quote_declined",
      parameters: {
        order_id: orderId,
        customer_name: fullName(user),
        customer_email: user.email,
        quote_version: number,
        total: quote.row.totalCents,
        ...(await findDue(db, orderId)).due,
        reason: declineReasons[reason],
        message: text.value,
      },
      orderId,
      at,
    });
    return { ok: true };
  });
}
