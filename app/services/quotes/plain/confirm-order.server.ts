import type { App } from "#app/app.server.ts";
import { business } from "#app/content/business.ts";
import type { Db } from "#app/db/client.server.ts";
import { creditCentsOf } from "#app/db/credit-cents.server.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatMoney } from "#app/domain/money.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { quoteStateOf } from "#app/domain/orders/quote.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { chargeOrder } from "#app/services/ledger/charge-order.server.ts";
import { ORDER_NOT_FOUND } from "#app/services/orders/edit-order.server.ts";
import { creditWords } from "#app/services/orders/find-credit.server.ts";
import { notifyClient } from "#app/services/orders/notify-client.server.ts";
import { wasConfirmationEnded } from "#app/services/orders/order-history.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import { acceptVersion, NO_WORDS } from "#app/services/quotes/versions/accept-version.server.ts";
import { findVersion } from "#app/services/quotes/versions/quote-rows.server.ts";
import { NOT_QUOTED, QUOTE_CHANGED } from "#app/services/quotes/versions/quote-texts.ts";

type ConfirmResult = { ok: true } | Refusal;

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
): Promise<ConfirmResult> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<ConfirmResult> => {
    await lockClient(db, user.id);
    const order = await findConfirmable(db, user.id, orderId);
    if (!order) return refusal("missing", ORDER_NOT_FOUND);
    const state = quoteStateOf({ ...order, confirmationEnded: await wasConfirmationEnded(db, orderId) });
    // Said again, it is said already; said to another amount, it was not.
    if (state === "confirmed" && order.totalCents === seen.totalCents) return { ok: true };
    if (state === "confirmed") return QUOTE_CHANGED;
    if (state !== "open" && state !== "open again") return NOT_QUOTED;
    const open = await findVersion(db, orderId, "open");
    if (!open) return NOT_QUOTED;
    if (open.row.kind === "lines") return READ_FIRST;
    const { status, totalCents } = order;
    // Compared here first, so that no odd number reaches the database.
    if (order.version !== version || totalCents !== seen.totalCents || !Number.isSafeInteger(seen.creditCents)) {
      return QUOTE_CHANGED;
    }
    // And again where it is written: on PostgreSQL somebody may have come between our look and our write.
    const seenByClient = db
      .updateTable("orders")
      .where("id", "=", orderId)
      .where("userId", "=", user.id)
      .where("status", "=", status)
      .where("totalCents", "=", totalCents)
      .where(creditCentsOf("orders.id"), "=", seen.creditCents)
      .where("confirmedAt", "is", null);
    const shown = { confirmedAt: at, updatedAt: at, acceptedQuoteId: open.row.id };
    if (!(await updateVersion(seenByClient, version, shown))) {
      const now = await findConfirmable(db, user.id, orderId);
      // Confirmed meanwhile, in another tab: that is this confirmation only if it was for the same amount.
      return now?.confirmedAt && now.totalCents === seen.totalCents ? { ok: true } : QUOTE_CHANGED;
    }
    const words = { ...NO_WORDS, signedName: fullName(user) };
    await acceptVersion(db, { quote: open.row, by: "client", how: "portal", actorId: user.id, at, words });
    const event = { orderId, actorId: user.id, at };
    await recordEvent(db, { ...event, kind: "confirmed", details: { totalCents } });
    await recordTurn(db, { ...event, fromStatus: status, toStatus: status, totalCents, confirmation: "given" });
    await chargeOrder(db, { userId: user.id, orderId, actorId: user.id, at });
    await queueEmail(db, {
      kind: "quote_confirmed",
      to: { name: business.name, address: business.email },
      parameters: {
        order_id: orderId,
        customer_name: fullName(user),
        customer_email: user.email,
        total: formatMoney(totalCents),
        ...(await creditWords(db, orderId, totalCents)),
      },
      orderId,
      userId: null,
      at,
    });
    const terms = { status, totalCents, paymentLink: order.paymentLink };
    await notifyClient(db, { kind: "quote_accepted", orderId, userId: user.id, at, terms });
    return { ok: true };
  });
}

async function findConfirmable(db: Db, userId: string, orderId: string) {
  const row = await db
    .selectFrom("orders")
    .select(["status", "totalCents", "paymentLink", "version", "confirmedAt"])
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row && meaningOf(row.status).listed ? row : undefined;
}
