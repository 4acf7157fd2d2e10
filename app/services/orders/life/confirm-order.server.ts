import type { App } from "#app/app.server.ts";
import { findConsent } from "#app/db/consent.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { quoteStateOf } from "#app/domain/orders/quote.ts";
import { NOT_QUOTED } from "#app/domain/quotes/check-acceptance.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { queueNotice } from "#app/services/emails/queue-email.server.ts";
import { findCome, findPayment } from "#app/services/ledger/find-due.server.ts";
import { creditParameters } from "#app/services/orders/find-credit.server.ts";
import { notifyClient } from "#app/services/orders/notify-client.server.ts";
import { ORDER_MISSING, withOrder } from "#app/services/orders/with-order.server.ts";
import { NO_WORDS } from "#app/services/quotes/versions/accept-version.server.ts";
import { findVersion, QUOTE_CHANGED } from "#app/services/quotes/versions/quote-rows.server.ts";
import { checkYes, takeYes } from "#app/services/quotes/versions/take-yes.server.ts";

const READ_FIRST = refusal("refused", "Please read the quote, and confirm it there.");

interface Confirmation {
  user: { id: string; firstName: string; lastName: string; email: string };
  orderId: string;
  /** The version of the quote that the client was looking at. */
  version: number;
  /** The amounts that stood there. */
  seen: { totalCents: number | null; creditCents: number };
}

/** The client says yes to a plain quote, with one click. The status stays as it is: only the owner moves it. Said twice, it is said once. */
export async function confirmOrder(
  app: Pick<App, "db" | "now">,
  { user, orderId, version, seen }: Confirmation,
): Promise<Done> {
  const now = app.now();
  const at = now.toISOString();
  return withOrder(app, { userId: user.id, orderId }, async (db, order): Promise<Done> => {
    if (!meaningOf(order.status).listed) return refusal("missing", ORDER_MISSING);
    const { status, totalCents } = order;
    const state = quoteStateOf({ ...order, ...(await findConsent(db, orderId)) });
    // Said again, it is said already; said to another amount, it was not.
    if (state === "confirmed" && totalCents === seen.totalCents) return { ok: true };
    if (state === "confirmed") return QUOTE_CHANGED;
    if (state !== "open" && state !== "open again") return NOT_QUOTED;
    const quote = await findVersion(db, orderId, "open");
    if (!quote) return NOT_QUOTED;
    if (quote.row.kind === "lines") return READ_FIRST;
    const { creditCents } = await findCome(db, orderId);
    if (order.version !== version || totalCents !== seen.totalCents || creditCents !== seen.creditCents) {
      return QUOTE_CHANGED;
    }
    const acceptable = await checkYes(db, { order, quote, by: "client", chosen: [], now });
    if (!acceptable.ok) return acceptable;
    const { chosen, totals } = acceptable;
    const words = { ...NO_WORDS, signedName: fullName(user) };
    const answer = { by: "client", how: "portal", actorId: user.id } as const;
    const money = await takeYes(db, { ...answer, order, quote, chosen, totals, words, now });
    await queueNotice(db, {
      kind: "quote_confirmed",
      parameters: {
        order_id: orderId,
        customer_name: fullName(user),
        customer_email: user.email,
        total: totals.totalCents,
        ...(await creditParameters(db, orderId, totals.totalCents)),
      },
      orderId,
      at,
    });
    const terms = { status, totalCents, paymentLink: order.paymentLink };
    const pay = await findPayment(db, money);
    await notifyClient(db, { kind: "quote_accepted", orderId, userId: user.id, at, terms, pay });
    return { ok: true };
  });
}
