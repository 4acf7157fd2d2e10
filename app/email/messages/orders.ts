import { business } from "#app/content/business.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import type { EmailParameters } from "#app/domain/emails/email-parameters.ts";
import { button, facts, link, type Message, note, type PageLink, paragraph, quote } from "#app/email/message.ts";
import {
  atOwners,
  covered,
  creditFacts,
  dueFacts,
  greeting,
  howToPay,
  inMyOrders,
  ownersWords,
  payAfterwards,
  payButton,
  toPay,
  toQuote,
} from "./parts.ts";

const windows = (count: number) => (count === 1 ? "1 window" : `${count} windows`);

export function newOrder(order: EmailParameters<"new_order">, page: PageLink): Message {
  return {
    subject: `New order ${order.order_id} from ${order.customer_name}`,
    preview: `${windows(order.window_count)}, waiting for a quote.`,
    heading: "A new order is waiting for a quote",
    blocks: [
      paragraph(`${order.customer_name} has sent an order with ${windows(order.window_count)}.`),
      facts(
        ["Order", order.order_id],
        ["Customer", order.customer_name],
        ["E-mail", order.customer_email],
        ["Submitted", formatDateTime(order.submitted_at)],
        ["Windows", String(order.window_count)],
      ),
      button("Open the order", atOwners(page, order.order_id)),
    ],
  };
}

export function orderReceived(order: EmailParameters<"confirm">, page: PageLink): Message {
  return {
    subject: `We have your order ${order.order_id}`,
    preview: "We’ll look at every window and come back with a quote.",
    heading: "Thank you for your order",
    blocks: [
      greeting(order),
      paragraph(
        `Your order with ${windows(order.number_of_windows)} has arrived at our workroom. We’ll look at every window and write to you when your quote is ready. There is nothing you need to do until then.`,
      ),
      facts(["Order", order.order_id], ["Windows", String(order.number_of_windows)]),
      button("See your order", inMyOrders(page, order.order_id)),
      note(`Is something not right? Reply to this e-mail or call ${business.phone}.`),
    ],
  };
}

export function quoteReady(order: EmailParameters<"quote_ready">, page: PageLink): Message {
  return {
    subject: `Your quote for order ${order.order_id} is ready`,
    preview: order.total ? `${toPay(order)}.` : "Please have a look at it.",
    heading: "Your quote is ready",
    blocks: [
      greeting(order),
      paragraph("We have worked out the quote for your order. Please have a look, and confirm it when you are happy."),
      ...ownersWords(order),
      // What the owner wrote about the order is what the client knows it by.
      ...(order.description ? [quote(order.description)] : []),
      facts(
        ["Order", order.order_id],
        ["For", order.order_name],
        ["Total", order.total],
        ...creditFacts(order),
        ...dueFacts(order),
      ),
      ...covered(order),
      button("See your quote", toQuote(page, order)),
      ...payAfterwards(order),
    ],
  };
}

export function quoteConfirmed(order: EmailParameters<"quote_confirmed">, page: PageLink): Message {
  return {
    subject: `${order.customer_name} confirmed the quote for ${order.order_id}`,
    preview: `${toPay(order)}.`,
    heading: "A quote is confirmed",
    blocks: [
      paragraph(`${order.customer_name} has said yes to the quote. The status of the order is yours to change.`),
      facts(
        ["Order", order.order_id],
        ["Customer", order.customer_name],
        ["E-mail", order.customer_email],
        ...(order.chosen ? [["Chosen", order.chosen] as [string, string]] : []),
        ["Total", order.total],
        ...creditFacts(order),
        ...dueFacts(order),
      ),
      button("Open the order", atOwners(page, order.order_id)),
    ],
  };
}

/** To the client, after their yes. */
export function quoteAccepted(order: EmailParameters<"quote_accepted">, page: PageLink): Message {
  const [label, href] = ["See your order", inMyOrders(page, order.order_id)];
  const free = covered(order);
  const tellsHow = free.length > 0 || Boolean(order.pay_by_check);
  return {
    subject: `Thank you for confirming order ${order.order_id}`,
    preview: `${toPay(order)}.`,
    heading: "Your order is confirmed",
    blocks: [
      greeting(order),
      paragraph("Thank you for saying yes to our quote. We’ll write again as your order moves along."),
      facts(["Order", order.order_id], ["Total", order.total], ...creditFacts(order)),
      ...free,
      ...howToPay(order),
      ...(order.payment_link
        ? [payButton(order), link(label, href)]
        : [...(tellsHow ? [] : [paragraph("We’ll send you the link to pay.")]), button(label, href)]),
      note(`Is something not right? Reply to this e-mail or call ${business.phone}.`),
    ],
  };
}
