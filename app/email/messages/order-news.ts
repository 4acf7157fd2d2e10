import { z } from "zod";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { PRICE_TO_COME } from "#app/domain/orders/quote.ts";
import { dayInWords, weekInWords } from "#app/domain/schedule/day-words.ts";
import { button, facts, letter, paragraph } from "#app/email/message.ts";
import { address, client, credit, due, line, money, payment, words } from "#app/email/message-fields.ts";
import {
  covered,
  creditFacts,
  dueFacts,
  howToPay,
  orderLink,
  ownersWords,
  payAfterwards,
  payButton,
  payOnline,
  QUESTION,
  seeOrder,
  toPay,
  toQuote,
} from "./parts.ts";

const news = {
  order_id: line,
  ...client,
  status: line,
  /** Which of them is the news, and the total that the client knew. */
  change: z.enum(["status", "total", "credit", "link"]).default("status"),
  total: money.default(""),
  total_before: money.default(""),
  ...credit,
  ...due,
  ...payment,
  /** Of a finished order: whether we hang it or ship it, where its quote says so. */
  hand_over: z.enum(["installation", "shipping"]).optional(),
  /** Days: the Monday of the week that it is promised for, and when its fabric came. */
  promised_week: line.optional(),
  fabric_arrived: line.optional(),
  /** The other orders that have the fee which this one had. */
  credited_on: line.optional(),
  /** Where to pay, if the message says so. */
  payment_link: address.default(""),
  /** It has ended with the news, or stands all the same; empty also in messages from before the latter was told. */
  confirmation: z.enum(["ended", "given", ""]).default(""),
  ...words,
};

type News = z.output<z.ZodObject<typeof news>>;

interface Words {
  subject: string;
  heading: string;
  sentence: string;
}

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
    sentence: "We hope you love it. If anything is not right, tell us and we’ll repair it.",
  }),
  cancelled: ({ order_id }) => ({
    subject: `Your order ${order_id} has been cancelled`,
    heading: "Your order has been cancelled",
    sentence:
      "Your order has been cancelled. If you did not expect this, please call us and we’ll sort it out together.",
  }),
};

const ENDED = "Your earlier confirmation of the quote no longer counts.";
const ASKED_AGAIN = " We’ll ask you again when there is a new one.";

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
    sentence: waitsForYes(order)
      ? "You can pay for your order online once you have confirmed your quote: confirming comes first."
      : "You can pay for your order online now.",
  }),
};

/** A quote that its client has not said yes to. */
function waitsForYes({ status, confirmation }: News): boolean {
  return meaningOf(status).told === "quote" && confirmation !== "given";
}

function ofAnyStatus(order: News): Words {
  return {
    subject: `News about your order ${order.order_id}`,
    heading: "News about your order",
    sentence: `The status of your order is now: ${meaningOf(order.status).label}.`,
  };
}

/** To the order, and to the place to pay where the message names it. Without a price there is no quote to see. */
function waysOn(of: News) {
  const { listed } = meaningOf(of.status);
  if (!listed) {
    return [button("Continue your order", `/client/dashboard/create-order/${encodeURIComponent(of.order_id)}`)];
  }
  if (of.payment_link && of.change === "link" && !waitsForYes(of)) return [payButton(of), orderLink(of.order_id)];
  const isOpen = waitsForYes(of) || of.change === "total";
  return of.total !== "" && isOpen ? [toQuote(of), payAfterwards(of)] : [seeOrder(of.order_id), payOnline(of)];
}

/** Until it is there; of a quote nothing is promised yet. */
function dateFacts({ status, promised_week, fabric_arrived }: News): [string, string][] {
  if (status === "delivered" || !meaningOf(status).payable) return [];
  return [
    ...(promised_week ? [["Promised", weekInWords(promised_week)] as [string, string]] : []),
    ...(fabric_arrived ? [["Fabric arrived", dayInWords(fabric_arrived, "")] as [string, string]] : []),
  ];
}

export const orderNews = {
  status_changed: letter(news, (of) => {
    const { told, tone } = meaningOf(of.status);
    const label = of.status === "in progress" ? "In the workroom" : meaningOf(of.status).label;
    const { sentence, ...title } = ofChange[of.change](of);
    const amounts = told === "quote" || of.change !== "status";
    // Before a yes nothing is to be paid now: the link is news of one sum, the total.
    const asked = waitsForYes(of) || of.valid_until ? "Deposit" : "Due now";
    const due = of.change === "link" && waitsForYes(of) ? [] : dueFacts(of, asked);
    const said = of.status === "delivered";
    const ended = of.confirmation === "ended" && of.change === "status" && told !== "quote";
    return {
      ...title,
      preview: amounts && of.total ? `${toPay(of)}.` : `Order ${of.order_id}: ${label}.`,
      blocks: [
        paragraph(sentence),
        ownersWords(of),
        ended && paragraph(tone === "stopped" ? ENDED : `${ENDED}${ASKED_AGAIN}`),
        amounts
          ? facts(
              ["Order", of.order_id],
              ["Status", told === "quote" ? "" : label],
              ["Total", of.total],
              ...creditFacts(of),
              ...due,
            )
          : facts(["Order", of.order_id], ["Status", said ? "" : label], ...dateFacts(of)),
        amounts && covered(of),
        howToPay(of),
        of.credited_on &&
          paragraph(`The fee of your consultation is credited on order ${of.credited_on}, not on this one.`),
        ...waysOn(of),
        QUESTION,
      ],
    };
  }),
};
