import type { App } from "#app/app.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { checkMessage, declineReasons, isDeclineReason } from "#app/domain/quotes/answer-words.ts";
import { NEWER_VERSION, NOT_QUOTED } from "#app/domain/quotes/check-acceptance.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { settleCredits } from "#app/services/consultations/credit-consultation.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { findDue } from "#app/services/ledger/find-due.server.ts";
import { writeActWords } from "#app/services/messages/send-message.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { withOrder } from "#app/services/orders/with-order.server.ts";
import { findHouseAddress } from "#app/services/site/find-site.server.ts";
import { addAnswer, NO_WORDS } from "./versions/accept-version.server.ts";
import { closeOpen, showInForce } from "./versions/close-version.server.ts";
import { type Client, countAnswer } from "./versions/count-answer.server.ts";
import { findVersion } from "./versions/quote-rows.server.ts";
import { QUOTE_MISSING } from "./versions/quote-texts.ts";

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
): Promise<{ ok: true } | Refusal> {
  const at = app.now().toISOString();
  return withOrder(app, { userId: user.id, orderId }, async (db, order): Promise<{ ok: true } | Refusal> => {
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
    await queueEmail(db, {
      kind: "quote_declined",
      to: await findHouseAddress(db),
      userId: null,
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
