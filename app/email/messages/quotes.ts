import { business } from "#app/content/business.ts";
import type { EmailParameters } from "#app/domain/emails/email-parameters.ts";
import { button, facts, type Message, note, type PageLink, paragraph, quote } from "#app/email/message.ts";
import {
  atOwners,
  covered,
  creditFacts,
  dueFacts,
  greeting,
  howToPay,
  inMyOrders,
  ownersWords,
  payOnline,
  toPay,
} from "./parts.ts";

const quoteOf = ({ order_id, quote_version }: { order_id: string; quote_version: number }) =>
  `quote ${order_id}, version ${quote_version}`;

const HELP = note(`Is something not right? Reply to this e-mail or call ${business.phone}.`);

/** To the client, after their yes to a quote with lines. */
export function quoteCopy(order: EmailParameters<"quote_copy">, page: PageLink): Message {
  const yes = order.recorded
    ? `We noted your yes to ${quoteOf(order)} (${order.recorded}).`
    : `You confirmed ${quoteOf(order)}.`;
  return {
    subject: `${order.recorded ? "We noted your yes to" : "You confirmed"} ${quoteOf(order)}`,
    preview: `${toPay(order)}.`,
    heading: "Your order is confirmed",
    blocks: [
      greeting(order),
      paragraph(`${yes} Your quote stays as it is, and you can read it at any time.`),
      facts(
        ["Order", order.order_id],
        ["You chose", order.chosen ?? ""],
        ["Total", order.total],
        ...creditFacts(order),
        ...dueFacts(order),
      ),
      ...covered(order),
      ...howToPay(order),
      button("See your quote", page(`/client/dashboard/orders/${encodeURIComponent(order.order_id)}/quote`)),
      ...payOnline(order),
      HELP,
    ],
  };
}

export function quoteWithdrawn(order: EmailParameters<"quote_withdrawn">, page: PageLink): Message {
  return {
    subject: `We have withdrawn ${quoteOf(order)}`,
    preview: "It can no longer be confirmed.",
    heading: "A quote is withdrawn",
    blocks: [
      greeting(order),
      paragraph(
        `We have withdrawn ${quoteOf(order)}. It can no longer be confirmed, and nothing is to be paid for it.${order.due === undefined ? "" : " What you confirmed before stays your order."}`,
      ),
      ...ownersWords(order),
      facts(
        ["Order", order.order_id],
        ["Total of this version", order.total],
        ["To pay now for your order", order.due ?? ""],
      ),
      button("See your order", inMyOrders(page, order.order_id)),
      HELP,
    ],
  };
}

export function orderReopened(order: EmailParameters<"order_reopened">, page: PageLink): Message {
  return {
    subject: `Your order ${order.order_id} is open for changes`,
    preview: "Change what you like, and submit it again.",
    heading: "Your order is open for changes",
    blocks: [
      greeting(order),
      paragraph("You can change your order again. Submit it when it is ready, and we’ll write with a quote."),
      ...ownersWords(order),
      facts(["Order", order.order_id]),
      button("Continue the order", inMyOrders(page, order.order_id)),
      HELP,
    ],
  };
}

export function quoteChangesAsked(order: EmailParameters<"quote_changes_asked">, page: PageLink): Message {
  return {
    subject: `${order.customer_name} asks for changes to ${quoteOf(order)}`,
    preview: "The quote stays open until you revise it.",
    heading: "Changes to a quote are asked for",
    blocks: [
      paragraph(`${order.customer_name} asks for changes to ${quoteOf(order)}. It stays open until you revise it.`),
      quote(order.message),
      ...order.lines.flatMap(({ label, message }) => [paragraph(`${label}:`), quote(message)]),
      facts(
        ["Order", order.order_id],
        ["Customer", order.customer_name],
        ["E-mail", order.customer_email],
        ["Chosen", order.chosen],
        ["Total", order.total],
        ...dueFacts(order),
      ),
      button("Open the order", atOwners(page, order.order_id)),
    ],
  };
}

export function quoteDeclined(order: EmailParameters<"quote_declined">, page: PageLink): Message {
  return {
    subject: `${order.customer_name} declined ${quoteOf(order)}`,
    preview: order.reason,
    heading: "A quote is declined",
    blocks: [
      paragraph(`${order.customer_name} has said no to ${quoteOf(order)}.`),
      ...(order.message ? [quote(order.message)] : []),
      facts(
        ["Order", order.order_id],
        ["Reason", order.reason],
        ["Customer", order.customer_name],
        ["E-mail", order.customer_email],
        ["Total of this version", order.total],
        ["To pay now for the order", order.due ?? ""],
      ),
      button("Open the order", atOwners(page, order.order_id)),
    ],
  };
}

export function orderChangeAsked(order: EmailParameters<"order_change_asked">, page: PageLink): Message {
  return {
    subject: `${order.customer_name} asks to change order ${order.order_id}`,
    preview: "Reopen it, and the client can change it.",
    heading: "A change of an order is asked for",
    blocks: [
      paragraph(`${order.customer_name} asks to change an order that was submitted. Reopen it, and they can.`),
      quote(order.message),
      facts(["Order", order.order_id], ["Customer", order.customer_name], ["E-mail", order.customer_email]),
      button("Open the order", atOwners(page, order.order_id)),
    ],
  };
}
