import type { Db } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import type { OrderNews } from "#app/domain/orders/change-order.ts";
import type { StoredTerms } from "#app/domain/orders/order-update.ts";
import { isQuote, paymentLinkOf } from "#app/domain/orders/quote.ts";
import type { EmailParameters } from "#app/email/email-messages.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { findShownDates } from "#app/services/schedule/save-dates.server.ts";
import { creditMovedTo, creditParameters } from "./find-credit.server.ts";
import { findCalledAll } from "./number-order.server.ts";
import type { OrderPlace } from "./with-order.server.ts";

type News = EmailParameters<"status_changed">;

interface OrderMessage extends OrderPlace {
  at: string;
  terms: StoredTerms;
  /** What the owner adds in their own words. */
  line?: string;
  /** Of a quote with lines: what is due next, and until when it can be confirmed. */
  due?: Pick<News, "due" | "valid_until">;
  /** Of a version that waits for a yes: what would be left to pay of it. */
  leftCents?: number;
  /** What is to be paid next, where the message is to say so; and of a finished order how it comes to its client. */
  pay?: Pick<News, "pay_amount" | "pay_when" | "pay_by_check">;
  handOver?: "installation" | "shipping" | undefined;
}
interface QuoteReady extends OrderMessage {
  kind: "quote_ready";
}
interface QuoteAccepted extends OrderMessage {
  kind: "quote_accepted";
}
interface StatusChanged extends OrderMessage {
  kind: "status_changed";
  about: OrderNews;
  /** The total that the client knows, when another one is the news. */
  totalBefore?: number | null;
  /** The link that the client had before the save. */
  linkBefore?: string | null;
  endsConfirmation?: boolean;
  /** The client has said yes, and is not asked again. */
  confirmed?: boolean;
}

/** Writes to the client of an order about its quote or its news. Called inside the transaction of the change. */
export async function notifyClient(db: Db, message: QuoteReady | QuoteAccepted | StatusChanged) {
  const { orderId, at, terms } = message;
  const { orderName, description, ...client } = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["firstName", "lastName", "email", "orderName", "description"])
    .where("orders.id", "=", orderId)
    .where("users.id", "=", message.userId)
    .executeTakeFirstOrThrow();
  const name = fullName(client);
  const envelope = { to: { name, address: client.email }, orderId, userId: message.userId, at };
  const about = {
    order_id: orderId,
    customer_name: name,
    first_name: client.firstName,
    total: terms.totalCents,
    ...(await creditParameters(db, orderId, terms.totalCents, message.leftCents)),
    ...(message.line && { message: message.line }),
    ...message.due,
    ...message.pay,
  };
  const payment_link = about.to_pay === 0 ? "" : (paymentLinkOf(terms) ?? "");
  if (message.kind === "quote_accepted") {
    await queueEmail(db, { ...envelope, kind: "quote_accepted", parameters: { ...about, payment_link } });
    return;
  }
  if (message.kind === "quote_ready") {
    const ordered = { order_name: orderName ?? "", description: description ?? "" };
    await queueEmail(db, { ...envelope, kind: "quote_ready", parameters: { ...about, ...ordered, payment_link } });
    return;
  }
  // Whoever saw the credit on an earlier quote learns where it is.
  const movedTo = isQuote(terms) ? await creditMovedTo(db, message.userId, orderId) : [];
  const parameters = {
    ...about,
    ...(movedTo.length > 0 && { credited_on: [...(await findCalledAll(db, movedTo)).values()].join(" and ") }),
    status: terms.status,
    change: message.about,
    total_before: message.totalBefore ?? null,
    payment_link: namesLink(message) ? payment_link : "",
    confirmation: confirmationIn(message),
    ...(message.handOver && { hand_over: message.handOver }),
    ...(await dateParameters(db, orderId)),
  };
  await queueEmail(db, { ...envelope, kind: "status_changed", parameters });
}

/** When it is promised, where its client is to know, and when its fabric came. */
async function dateParameters(db: Db, orderId: string): Promise<Pick<News, "promised_week" | "fabric_arrived">> {
  const { promisedWeek, fabricArrivedOn } = await findShownDates(db, orderId);
  return {
    ...(promisedWeek && { promised_week: promisedWeek }),
    ...(fabricArrivedOn && { fabric_arrived: fabricArrivedOn }),
  };
}

function confirmationIn({ endsConfirmation, confirmed }: StatusChanged): "ended" | "given" | "" {
  if (endsConfirmation) return "ended";
  return confirmed ? "given" : "";
}

/** A link is told with a price, when it is new or when money is asked for, not with every status. */
function namesLink({ about, terms, linkBefore, pay }: StatusChanged) {
  const isNew = linkBefore !== undefined && linkBefore !== terms.paymentLink;
  return about !== "status" || isQuote(terms) || isNew || pay?.pay_amount !== undefined;
}
