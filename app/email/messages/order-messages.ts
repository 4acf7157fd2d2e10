import { formatDateTime } from "#app/domain/dates.ts";
import { askedOfSupplier } from "#app/domain/purchasing/purchase-words.ts";
import { business } from "#app/email/house-marks.ts";
import { button, facts, kind, letter, paragraph, quote, signature } from "#app/email/message.ts";
import {
  address,
  behind,
  chosen,
  client,
  clientEmail,
  count,
  credit,
  due,
  flag,
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
  QUESTION,
  seeOrder,
  toPay,
  toQuote,
} from "./parts.ts";

const order = { order_id: line, ...client };
const notice = { order_id: line, ...behind };

const windows = (number: number) => (number === 1 ? "1 window" : `${number} windows`);
const all = (number: number) => (number === 1 ? "it" : "every window");

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
    preview: `We’ll look at ${all(of.number_of_windows)} and come back with a quote.`,
    heading: "Thank you for your order",
    blocks: [
      paragraph(
        `Your order with ${windows(of.number_of_windows)} has arrived at our workroom. We’ll look at ${all(of.number_of_windows)} and write to you when your quote is ready. There is nothing you need to do until then.`,
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
      paragraph(`${of.customer_name} has said yes to the quote. The order keeps its status until you move it on.`),
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

/* To a supplier. Nothing in it is a client's: whoever packs the parcel need not know whose windows it is for. */
export const purchaseMessages = {
  purchase_order: kind({ number: line, note: lines, change: flag, items: lines, asked: line.default("") }, (of) => ({
    subject: of.change
      ? `Change to purchase order ${of.number} from ${business.name}`
      : `Purchase order ${of.number} from ${business.name}`,
    preview: of.change ? "The order as it stands now." : "Please confirm it, and when it will ship.",
    heading: of.change ? `Purchase order ${of.number} has changed` : `Purchase order ${of.number}`,
    blocks: [
      paragraph(of.change ? "This is our order as it stands now:" : "Please send us:"),
      facts(...of.items.split("\n").map((item, index): [string, string] => [`${index + 1}`, item])),
      of.note && paragraph(of.note),
      paragraph(`Ship to ${business.name}, ${business.shipTo}.`),
      paragraph(of.asked || askedOfSupplier(of.number, [])),
      button("Confirm this order", `mailto:${business.email}?subject=${encodeURIComponent(of.number)}`),
      signature,
    ],
  })),
};

/** Which order, where it is read, and how many there are: what was written stands in the portal alone. */
const told = { order_id: line, link: line, count };

const messages = (number: number) => (number === 1 ? "a message" : `${number} messages`);

export const threadMessages = {
  message_received: letter(told, ({ order_id, link, count: number }) => ({
    subject: `We have written you ${messages(number)} about order ${order_id}`,
    preview: "You can read and answer it in your portal.",
    heading: number === 1 ? "A message for you" : "Messages for you",
    blocks: [
      paragraph(`We have written you ${messages(number)} about your order ${order_id}.`),
      button(number === 1 ? "Read the message" : "Read the messages", link),
      QUESTION,
    ],
  })),
  message_received_notice: kind(told, ({ order_id, link, count: number }) => ({
    subject: `${number === 1 ? "A message" : `${number} messages`} about order ${order_id}`,
    preview: "It waits to be read.",
    heading: number === 1 ? "A message to read" : "Messages to read",
    blocks: [
      paragraph(`The client has written ${messages(number)} about order ${order_id}.`),
      facts(["Order", order_id]),
      button(number === 1 ? "Read the message" : "Read the messages", link),
    ],
  })),
};
