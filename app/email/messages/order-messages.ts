import { formatDateTime } from "#app/domain/dates.ts";
import { facts, kind, letter, paragraph, quote } from "#app/email/message.ts";
import {
  address,
  behind,
  chosen,
  client,
  clientEmail,
  count,
  credit,
  due,
  line,
  lines,
  money,
  payment,
  time,
  words,
} from "#app/email/message-fields.ts";
import {
  clientFacts,
  covered,
  creditFacts,
  dueFacts,
  howToPay,
  NOT_RIGHT,
  openOrder,
  orderLink,
  ownersWords,
  payAfterwards,
  payButton,
  seeOrder,
  toPay,
  toQuote,
} from "./parts.ts";

const order = { order_id: line, ...client };
const notice = { order_id: line, ...behind };

const windows = (number: number) => (number === 1 ? "1 window" : `${number} windows`);

/** The first two carry the names that the specification gives them. */
export const orderMessages = {
  new_order: kind({ ...notice, submitted_at: time, window_count: count }, (of) => ({
    subject: `New order ${of.order_id} from ${of.customer_name}`,
    preview: `${windows(of.window_count)}, waiting for a quote.`,
    heading: "A new order is waiting for a quote",
    blocks: [
      paragraph(`${of.customer_name} has sent an order with ${windows(of.window_count)}.`),
      facts(
        ["Order", of.order_id],
        ...clientFacts(of),
        ["Submitted", formatDateTime(of.submitted_at)],
        ["Windows", String(of.window_count)],
      ),
      openOrder(of.order_id),
    ],
  })),
  confirm: letter({ ...order, customer_email: clientEmail, number_of_windows: count }, (of) => ({
    subject: `We have your order ${of.order_id}`,
    preview: "We’ll look at every window and come back with a quote.",
    heading: "Thank you for your order",
    blocks: [
      paragraph(
        `Your order with ${windows(of.number_of_windows)} has arrived at our workroom. We’ll look at every window and write to you when your quote is ready. There is nothing you need to do until then.`,
      ),
      facts(["Order", of.order_id], ["Windows", String(of.number_of_windows)]),
      seeOrder(of.order_id),
      NOT_RIGHT,
    ],
  })),
  quote_ready: letter(
    {
      ...order,
      /** What was ordered, where the owner wrote the order. */
      order_name: line.default(""),
      description: lines.default(""),
      total: money,
      ...credit,
      ...due,
      payment_link: address,
      ...words,
    },
    (of) => ({
      subject: `Your quote for order ${of.order_id} is ready`,
      preview: of.total ? `${toPay(of)}.` : "Please have a look at it.",
      heading: "Your quote is ready",
      blocks: [
        paragraph(
          "We have worked out the quote for your order. Please have a look, and confirm it when you are happy.",
        ),
        ownersWords(of),
        // What the owner wrote about the order is what the client knows it by.
        of.description && quote(of.description),
        facts(["Order", of.order_id], ["For", of.order_name], ["Total", of.total], ...creditFacts(of), ...dueFacts(of)),
        covered(of),
        toQuote(of),
        payAfterwards(of),
      ],
    }),
  ),
  quote_confirmed: kind({ ...notice, total: money, ...credit, ...due, ...chosen }, (of) => ({
    subject: `${of.customer_name} confirmed the quote for ${of.order_id}`,
    preview: `${toPay(of)}.`,
    heading: "A quote is confirmed",
    blocks: [
      paragraph(`${of.customer_name} has said yes to the quote. The status of the order is yours to change.`),
      facts(
        ["Order", of.order_id],
        ...clientFacts(of),
        ["Chosen", of.chosen],
        ["Total", of.total],
        ...creditFacts(of),
        ...dueFacts(of),
      ),
      openOrder(of.order_id),
    ],
  })),
  /** To the client, after their yes. */
  quote_accepted: letter({ ...order, total: money, ...credit, ...payment, payment_link: address }, (of) => {
    const free = covered(of);
    const toCome = !(free || of.pay_by_check) && paragraph("We’ll send you the link to pay.");
    return {
      subject: `Thank you for confirming order ${of.order_id}`,
      preview: `${toPay(of)}.`,
      heading: "Your order is confirmed",
      blocks: [
        paragraph("Thank you for saying yes to our quote. We’ll write again as your order moves along."),
        facts(["Order", of.order_id], ["Total", of.total], ...creditFacts(of)),
        free,
        howToPay(of),
        ...(of.payment_link ? [payButton(of), orderLink(of.order_id)] : [toCome, seeOrder(of.order_id)]),
        NOT_RIGHT,
      ],
    };
  }),
};
