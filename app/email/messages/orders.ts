import { business } from "#app/content/business.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import type { EmailParameters } from "#app/domain/emails/email-parameters.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { PRICE_TO_COME } from "#app/domain/orders/quote.ts";
import { button, facts, link, type Message, note, type PageLink, paragraph } from "#app/email/message.ts";

const windows = (count: number) => (count === 1 ? "1 window" : `${count} windows`);
const atOwners = (page: PageLink, orderId: string) => page(`/admin/dashboard/orders/${encodeURIComponent(orderId)}`);
const inMyOrders = (page: PageLink, orderId: string) => page(`/client/dashboard/orders/${encodeURIComponent(orderId)}`);
const inProgress = (page: PageLink, orderId: string) =>
  page(`/client/dashboard/create-order/${encodeURIComponent(orderId)}`);

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
      paragraph(`Hello ${order.customer_name},`),
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
      paragraph(`Hello ${order.customer_name},`),
      paragraph("We have worked out the quote for your order. Please have a look, and confirm it when you are happy."),
      facts(["Order", order.order_id], ["Total", order.total], ...creditFacts(order)),
      button("See your quote", inMyOrders(page, order.order_id)),
      ...(order.payment_link ? [link("Pay online when you have confirmed", order.payment_link)] : []),
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
        ["Total", order.total],
        ...creditFacts(order),
      ),
      button("Open the order", atOwners(page, order.order_id)),
    ],
  };
}

interface Credited {
  total: string;
  credit: string;
  to_pay: string;
}

const toPay = ({ total, to_pay }: Credited) => (to_pay ? `${to_pay} left to pay` : `The total is ${total}`);

function creditFacts({ credit, to_pay }: Credited): [string, string][] {
  return [
    ["Consultation credit", credit && `−${credit}`],
    ["To pay", to_pay],
  ];
}

const news: Record<string, { subject: (id: string) => string; heading: string; sentence: string }> = {
  quoted: {
    subject: (id) => `A new quote for order ${id} is waiting`,
    heading: "A new quote is waiting for you",
    sentence: "We have changed the quote for your order. Please have a look, and confirm it when you are happy.",
  },
  "in progress": {
    subject: (id) => `Your order ${id} is in the workroom`,
    heading: "Your order is in the workroom",
    sentence:
      "Good news: your order is on our tables. We cut and sew by hand, so it takes its time; we’ll write again.",
  },
  completed: {
    subject: (id) => `Your order ${id} is finished`,
    heading: "Your order is finished",
    sentence: "The last stitch is in. We’ll check every piece once more and then send it on its way to you.",
  },
  shipping: {
    subject: (id) => `Your order ${id} is on its way`,
    heading: "Your order is on its way",
    sentence: "Your order has left our workroom and is on its way to you.",
  },
  delivered: {
    subject: (id) => `Your order ${id} has been delivered`,
    heading: "Your order has arrived",
    sentence:
      "Your order has been delivered. We hope you love it. If anything is not right, tell us and we’ll repair it.",
  },
  cancelled: {
    subject: (id) => `Your order ${id} has been cancelled`,
    heading: "Your order has been cancelled",
    sentence:
      "Your order has been cancelled. If you did not expect this, please call us and we’ll sort it out together.",
  },
};

type News = EmailParameters<"status_changed">;

export function statusChanged(order: News, page: PageLink): Message {
  const { label, told, listed } = meaningOf(order.status);
  const { subject, heading, sentence } = newsOf(order);
  const quoted = told === "quote";
  const amounts = quoted || order.change !== "status";
  return {
    subject,
    preview: amounts && order.total ? `${toPay(order)}.` : `Order ${order.order_id}: ${label}.`,
    heading,
    blocks: [
      paragraph(`Hello ${order.customer_name},`),
      paragraph(sentence),
      ...(order.confirmation === "ended" && order.change === "status" && !quoted ? [paragraph(ENDED)] : []),
      facts(
        ["Order", order.order_id],
        ["Status", label],
        ...(amounts ? [["Total", order.total] as [string, string], ...creditFacts(order)] : []),
      ),
      listed
        ? button(quoted ? "See your quote" : "See your order", inMyOrders(page, order.order_id))
        : button("Continue your order", inProgress(page, order.order_id)),
      note(`Do you have a question? Reply to this e-mail or call ${business.phone}.`),
    ],
  };
}

const ENDED = "Your earlier confirmation of the quote no longer counts. We’ll ask you again when there is a new one.";

function newsOf(order: News): { subject: string; heading: string; sentence: string } {
  const id = order.order_id;
  if (order.change === "total") {
    return {
      subject: `The total of your order ${id} has changed`,
      heading: "The total of your order has changed",
      sentence: order.total
        ? `The total was ${order.total_before || "not known yet"} and is now ${order.total}. Please have a look, and confirm it when you are happy.`
        : `The total of ${order.total_before} no longer counts, nor does your confirmation of it. ${PRICE_TO_COME}`,
    };
  }
  if (order.change === "credit") {
    return {
      subject: `What is left to pay for order ${id} has changed`,
      heading: "What is left to pay has changed",
      sentence: order.credit
        ? "The fee of your consultation is now credited on this order. Its total is the same as before."
        : "The fee of your consultation is no longer credited on this order. Its total is the same as before.",
    };
  }
  const known = news[order.status];
  if (known) return { ...known, subject: known.subject(id) };
  return {
    subject: `News about your order ${id}`,
    heading: "News about your order",
    sentence: `The status of your order is now: ${meaningOf(order.status).label}.`,
  };
}
