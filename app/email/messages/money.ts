import { business } from "#app/content/business.ts";
import type { EmailParameters } from "#app/domain/emails/email-parameters.ts";
import { type Block, button, facts, link, type Message, note, type PageLink, paragraph } from "#app/email/message.ts";
import { atOwners, greeting, inMyOrders, ownersWords } from "./parts.ts";

type Receipt = EmailParameters<"payment_received">;

const HELP = note(`Is something not right? Reply to this e-mail or call ${business.phone}.`);

/** "$1,000.00 of $2,000.00 is left, due when your order is finished." */
function standing({ charged, left, in_credit, due, due_amount, settling, visit }: Omit<Receipt, "lowered">): string {
  if (visit) return `It is the fee of your consultation on ${visit}.`;
  if (settling) return "Your order was cancelled; we’ll be in touch about the rest.";
  if (in_credit) return `Your order is in credit by ${in_credit}.`;
  if (!left) return "Nothing is left to pay.";
  const rest = `${left} of ${charged} is left`;
  if (!due) return `${rest}.`;
  return due_amount ? `${rest}; ${due_amount} of it is due ${due}.` : `${rest}, due ${due}.`;
}

const moneyFacts = ({ order_id, receipt, amount, day, visit }: Omit<Receipt, "lowered">) =>
  facts(["Order", order_id], ["Consultation", visit ?? ""], ["Receipt", receipt], ["Amount", amount], ["Day", day]);

const whatFor = ({ order_id, visit }: Pick<Receipt, "order_id" | "visit">) =>
  visit ? "your consultation" : `order ${order_id}`;

/** The message is about one receipt, to print or to keep; the order tells of all the others. */
function receiptLinks(
  { order_id, receipt, visit }: Pick<Receipt, "order_id" | "receipt" | "visit">,
  page: PageLink,
): Block[] {
  const rest = `/receipts/${encodeURIComponent(receipt)}`;
  if (visit) return [button("See your receipt", page(`/client/dashboard/consultation${rest}`))];
  return [
    button("See your receipt", inMyOrders(page, order_id, rest)),
    link("See your order", inMyOrders(page, order_id)),
  ];
}

/** To the client, once their money is here. */
export function paymentReceived(order: Receipt, page: PageLink): Message {
  const thanks = `We have your ${order.amount}: thank you.`;
  return {
    subject: `We have your ${order.amount} for ${whatFor(order)}`,
    preview: standing(order),
    heading: "Your payment is here",
    blocks: [
      greeting(order),
      paragraph(`${thanks} ${standing(order)}`),
      moneyFacts(order),
      ...receiptLinks(order, page),
      HELP,
    ],
  };
}

export function refundSent(order: Receipt, page: PageLink): Message {
  return {
    subject: `We have sent you ${order.amount} back for ${whatFor(order)}`,
    preview: standing(order),
    heading: "A refund is on its way",
    blocks: [
      greeting(order),
      paragraph(`We have sent you ${order.amount} back. ${lower(order)}${standing(order)}`),
      moneyFacts(order),
      ...receiptLinks(order, page),
      HELP,
    ],
  };
}

const lower = ({ lowered }: Receipt) => (lowered ? `The price of your order is ${lowered} lower. ` : "");

/** To whoever was told of it before. */
export function receiptVoid(order: EmailParameters<"receipt_void">, page: PageLink): Message {
  const { receipt, amount, what } = order;
  const which = what === "refund" ? `The refund of ${amount}` : `The payment of ${amount}`;
  return {
    subject: `Receipt ${receipt} for ${whatFor(order)} no longer counts`,
    preview: standing(order),
    heading: "We have corrected our books",
    blocks: [
      greeting(order),
      paragraph(`${which} that we wrote to you about no longer counts. ${standing(order)}`),
      moneyFacts(order),
      ...receiptLinks(order, page),
      HELP,
    ],
  };
}

/** What became of the money of an order that was cancelled. */
export function orderSettled(order: EmailParameters<"order_settled">, page: PageLink): Message {
  const { order_id, cancelled, given_back, how, day, receipt, kept, why, owed } = order;
  const back = given_back && `We have sent you ${given_back} back${how && `, ${how}`}. `;
  const keep = kept && `We keep ${kept}${why && `: ${why.replace(/[.!?]$/, "")}`}. `;
  const left = owed ? `${owed} of that is still to be paid.` : "Nothing is left to pay.";
  const title = cancelled ? "has been cancelled" : "is settled";
  return {
    subject: `Your order ${order_id} ${title}`,
    preview: `${back}${left}`,
    heading: `Your order ${title}`,
    blocks: [
      greeting(order),
      ...(cancelled ? [paragraph("Your order has been cancelled.")] : []),
      paragraph(`${back}${keep}${left}`),
      ...ownersWords(order),
      facts(["Order", order_id], ["Sent back", given_back], ["Day", day], ["Receipt", receipt], ["Left to pay", owed]),
      ...(receipt ? receiptLinks(order, page) : [button("See your order", inMyOrders(page, order_id))]),
      HELP,
    ],
  };
}

/** To us: a word of the client's, to be looked after. */
export function paymentTold(order: EmailParameters<"payment_told">, page: PageLink): Message {
  return {
    subject: `${order.customer_name} says they have paid for order ${order.order_id}`,
    preview: "Please look whether it has come.",
    heading: "A client says they have paid",
    blocks: [
      paragraph(
        `${order.customer_name} says they have paid. Record the payment once it is here, or say that it is not.`,
      ),
      facts(
        ["Order", order.order_id],
        ["Left to pay", order.balance],
        ["Customer", order.customer_name],
        ["E-mail", order.customer_email],
      ),
      button("Open the order", atOwners(page, order.order_id)),
    ],
  };
}

/** To us: card money is booked, or was told of, and something about it is not as it should be. */
export function paymentFlagged(order: EmailParameters<"payment_flagged">, page: PageLink): Message {
  const known = order.order_id !== "";
  return {
    subject: known ? `Card money for order ${order.order_id} needs a look` : "Card money for no order that we know",
    preview: order.reason,
    heading: "Card money to check",
    blocks: [
      paragraph(order.reason),
      facts(
        ["Order", order.order_id],
        ["Amount", order.amount],
        ["Card reference", order.reference],
        ["Customer", order.customer_name],
      ),
      ...(known ? [button("Open the order", atOwners(page, order.order_id))] : []),
      note("It is kept, and nothing was sent back. What is to become of it is for you to decide."),
    ],
  };
}
