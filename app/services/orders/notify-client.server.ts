import type { Db } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { OrderNews } from "#app/domain/orders/order-emails.ts";
import type { StoredTerms } from "#app/domain/orders/order-update.ts";
import { paymentLinkOf } from "#app/domain/orders/quote.ts";
import { creditWords } from "#app/services/consultations/find-credit.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

interface OrderMessage {
  orderId: string;
  userId: string;
  at: string;
  terms: StoredTerms;
  /** What the owner adds in their own words. */
  line?: string;
}
interface QuoteReady extends OrderMessage {
  kind: "quote_ready";
}
interface StatusChanged extends OrderMessage {
  kind: "status_changed";
  about: OrderNews;
  /** The total that the client knows, when another one is the news. */
  totalBefore?: number | null;
  endsConfirmation?: boolean;
}

/** Writes to the client of an order about its quote or its news. Called inside the transaction of the change. */
export async function notifyClient(db: Db, message: QuoteReady | StatusChanged) {
  const { orderId, at, terms } = message;
  const client = await db
    .selectFrom("users")
    .select(["firstName", "lastName", "email"])
    .where("id", "=", message.userId)
    .executeTakeFirstOrThrow();
  const name = fullName(client);
  const envelope = { to: { name, address: client.email }, orderId, at };
  const about = {
    ...{ order_id: orderId, customer_name: name, total: amount(terms.totalCents) },
    ...(await creditWords(db, orderId, terms.totalCents)),
    ...(message.line && { message: message.line }),
  };
  if (message.kind === "quote_ready") {
    const parameters = { ...about, payment_link: paymentLinkOf(terms) ?? "" };
    await queueEmail(db, { ...envelope, kind: "quote_ready", parameters });
    return;
  }
  const parameters = {
    ...about,
    status: terms.status,
    change: message.about,
    total_before: amount(message.totalBefore ?? null),
    confirmation: message.endsConfirmation ? ("ended" as const) : ("" as const),
  };
  await queueEmail(db, { ...envelope, kind: "status_changed", parameters });
}

/** An amount that is not there is not mentioned. */
function amount(cents: number | null) {
  return cents === null ? "" : formatMoney(cents);
}
