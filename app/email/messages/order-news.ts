import { business } from "#app/content/business.ts";
import type { EmailParameters } from "#app/domain/emails/email-parameters.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { PRICE_TO_COME } from "#app/domain/orders/quote.ts";
import { type Block, button, facts, link, type Message, note, type PageLink, paragraph } from "#app/email/message.ts";
import {
  covered,
  creditFacts,
  dueFacts,
  greeting,
  howToPay,
  inMyOrders,
  ownersWords,
  payAfterwards,
  payButton,
  payOnline,
  toPay,
  toQuote,
} from "./parts.ts";

type News = EmailParameters<"status_changed">;

interface Words {
  subject: string;
  heading: string;
  sentence: string;
}

const inProgress = (page: PageLink, orderId: string) =>
  page(`/client/dashboard/create-order/${encodeURIComponent(orderId)}`);

const handOver = {
  installation: "write to you about a day to hang it",
  shipping: "send it on its way to you",
  unsaid: "write to you about getting it to you",
};

const ofStatus: Record<string, (order: News) => Words> = {
  quoted: ({ order_id, total }) => ({
    subject: `A new quote for order ${order_id} is waiting`,
    heading: "A new quote is waiting for you",
    sentence: `We have changed the quote for your order. ${total && `The total is now ${total}. `}Please have a look, and confirm it when you are happy.`,
  }),
  "in progress": ({ order_id }) => ({
    subject: `Your order ${order_id} is in the workroom`,
    heading: "Your order is in the workroom",
    sentence:
      "Good news: your order is on our tables. We cut and sew by hand, so it takes its time; we’ll write again.",
  }),
  completed: ({ order_id, hand_over }) => ({
    subject: `Your order ${order_id} is finished`,
    heading: "Your order is finished",
    sentence: `The last stitch is in. We’ll check every piece once more and then ${handOver[hand_over ?? "unsaid"]}.`,
  }),
  shipping: ({ order_id }) => ({
    subject: `Your order ${order_id} is on its way`,
    heading: "Your order is on its way",
    sentence: "Your order has left our workroom and is on its way to you.",
  }),
  delivered: ({ order_id }) => ({
    subject: `Your order ${order_id} has been delivered`,
    heading: "Your order has arrived",
    sentence:
      "Your order has been delivered. We hope you love it. If anything is not right, tell us and we’ll repair it.",
  }),
  cancelled: ({ order_id }) => ({
    subject: `Your order ${order_id} has been cancelled`,
    heading: "Your order has been cancelled",
    sentence:
      "Your order has been cancelled. If you did not expect this, please call us and we’ll sort it out together.",
  }),
};

const ENDED = "Your earlier confirmation of the quote no longer counts. We’ll ask you again when there is a new one.";

const ofChange: Record<News["change"], (order: News) => Words> = {
  status: (order) => (ofStatus[order.status] ?? ofAnyStatus)(order),
  total: (order) => ({
    subject: `The total of your order ${order.order_id} has changed`,
    heading: "The total of your order has changed",
    sentence: order.total
      ? `The total was ${order.total_before || "not known yet"} and is now ${order.total}. Please have a look, and confirm it when you are happy.`
      : `The total of ${order.total_before} no longer counts${order.confirmation === "ended" ? ", nor does your confirmation of it" : ""}. ${PRICE_TO_COME}`,
  }),
  credit: (order) => ({
    subject: `What is left to pay for order ${order.order_id} has changed`,
    heading: "What is left to pay has changed",
    sentence: order.credit
      ? `Of the fee of your consultation, ${order.credit} is now credited on this order. Its total is the same as before.`
      : "The fee of your consultation is no longer credited on this order. Its total is the same as before.",
  }),
  link: (order) => ({
    subject: `The link to pay for order ${order.order_id} is ready`,
    heading: "Your payment link is ready",
    sentence: "You can pay for your order online now.",
  }),
};

function ofAnyStatus(order: News): Words {
  return {
    subject: `News about your order ${order.order_id}`,
    heading: "News about your order",
    sentence: `The status of your order is now: ${meaningOf(order.status).label}.`,
  };
}

export function statusChanged(order: News, page: PageLink): Message {
  const { label, told } = meaningOf(order.status);
  const { sentence, ...title } = ofChange[order.change](order);
  const amounts = told === "quote" || order.change !== "status";
  const ended = order.confirmation === "ended" && order.change === "status" && told !== "quote";
  return {
    ...title,
    preview: amounts && order.total ? `${toPay(order)}.` : `Order ${order.order_id}: ${label}.`,
    blocks: [
      greeting(order),
      paragraph(sentence),
      ...ownersWords(order),
      ...(ended ? [paragraph(ENDED)] : []),
      facts(
        ["Order", order.order_id],
        ["Status", label],
        ...(amounts ? [["Total", order.total] as [string, string], ...creditFacts(order), ...dueFacts(order)] : []),
      ),
      ...(amounts ? covered(order) : []),
      ...howToPay(order),
      ...creditedElsewhere(order),
      ...waysOn(order, page),
      note(`Do you have a question? Reply to this e-mail or call ${business.phone}.`),
    ],
  };
}

function creditedElsewhere({ credited_on }: News): Block[] {
  return credited_on
    ? [paragraph(`The fee of your consultation is credited on order ${credited_on}, not on this one.`)]
    : [];
}

/** To the order, and to the place to pay where the message names it. Without a price there is no quote to see. */
function waysOn(order: News, page: PageLink): Block[] {
  const { told, listed } = meaningOf(order.status);
  if (!listed) return [button("Continue your order", inProgress(page, order.order_id))];
  const here = inMyOrders(page, order.order_id);
  if (order.payment_link && order.change === "link") return [payButton(order), link("See your order", here)];
  const isOpen = (told === "quote" && order.confirmation !== "given") || order.change === "total";
  const asksForYes = order.total !== "" && isOpen;
  if (asksForYes) return [button("See your quote", toQuote(page, order)), ...payAfterwards(order)];
  return [button("See your order", here), ...payOnline(order)];
}
