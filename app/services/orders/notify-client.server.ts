import type { Db } from "#app/db/client.server.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { OrderTerms } from "#app/domain/orders/order-update.ts";
import { creditWords } from "#app/services/consultations/find-credit.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

interface OrderNews extends OrderTerms {
  orderId: string;
  userId: string;
  at: string;
}

/** Writes to the client of an order about its quote or its status. Called inside the transaction of the change. */
export async function notifyClient(db: Db, kind: "quote_ready" | "status_changed", news: OrderNews) {
  const { orderId, at } = news;
  const client = await db
    .selectFrom("users")
    .select(["firstName", "lastName", "email"])
    .where("id", "=", news.userId)
    .executeTakeFirstOrThrow();
  const name = `${client.firstName} ${client.lastName}`.trim();
  const about = { order_id: orderId, customer_name: name };
  const envelope = { to: { name, address: client.email }, orderId, at };
  if (kind === "status_changed") {
    await queueEmail(db, { ...envelope, kind, parameters: { ...about, status: news.status } });
    return;
  }
  const total = news.totalCents === null ? "" : formatMoney(news.totalCents);
  const credit = await creditWords(db, orderId, news.totalCents);
  const parameters = { ...about, total, ...credit, payment_link: news.paymentLink ?? "" };
  await queueEmail(db, { ...envelope, kind, parameters });
}
