import { formatDateTime } from "#app/domain/dates.ts";
import { business } from "#app/email/house-marks.ts";
import { type Block, button, type Fact, link, note, paragraph, quote } from "#app/email/message.ts";
import { centsIn } from "#app/email/message-fields.ts";

export const NOT_RIGHT = note(`Is something not right? Reply to this e-mail or call ${business.phone}.`);
export const QUESTION = note(`Do you have a question? Reply to this e-mail or call ${business.phone}.`);
export const NOT_YOU = `If it was not you, choose a new password at once and call us: ${business.phone}.`;

export const eastern = (at: string) => `${formatDateTime(at)} (Eastern time)`;
export const newPassword = button("Choose a new password", "/reset-password");

const inMyOrders = (orderId: string, rest = "") => `/client/dashboard/orders/${encodeURIComponent(orderId)}${rest}`;
export const seeOrder = (orderId: string) => button("See your order", inMyOrders(orderId));
export const orderLink = (orderId: string) => link("See your order", inMyOrders(orderId));
export const seeReceipt = (orderId: string, rest: string) => button("See your receipt", inMyOrders(orderId, rest));
export const continueOrder = (orderId: string) => button("Continue the order", inMyOrders(orderId));
export const seeQuote = (orderId: string) => button("See your quote", inMyOrders(orderId, "/quote"));
/** A quote with lines has a page of its own. */
export const toQuote = ({ order_id, due }: { order_id: string; due?: string | undefined }) =>
  due === undefined ? button("See your quote", inMyOrders(order_id)) : seeQuote(order_id);
/** To us. */
export const openOrder = (orderId: string) =>
  button("Open the order", `/admin/dashboard/orders/${encodeURIComponent(orderId)}`);
export const clientFacts = (of: { customer_name: string; customer_email: string }): Fact[] => [
  ["Customer", of.customer_name],
  ["E-mail", of.customer_email],
];

interface Credited {
  total: string;
  credit: string;
  to_pay: string;
}

export const toPay = ({ total, to_pay }: Credited) => (to_pay ? `${to_pay} left to pay` : `The total is ${total}`);

/** What is left is the balance, unless a deposit is named beside it: the balance is then what follows that. */
export const creditFacts = ({ credit, to_pay, due }: Credited & { due?: string | undefined }): Fact[] => [
  ["Consultation credit", credit && `−\u2060${credit}`],
  [due === undefined ? "Balance" : "Left to pay", to_pay],
];

/** Of a quote with lines: what is due next, and until when it can be confirmed. */
export const dueFacts = (
  of: { due?: string | undefined; valid_until?: string | undefined },
  label = "Deposit",
): Fact[] => [
  [label, of.due],
  ["Valid until", of.valid_until],
];

type Payable = Credited & { payment_link: string; pay_amount?: string | undefined };

const amountOf = ({ pay_amount = "", to_pay, total }: Payable) => pay_amount || to_pay || total;
export const payButton = (order: Payable) => button(`Pay ${amountOf(order)}`, order.payment_link);
/** For who has said yes already. */
export const payOnline = (order: Payable) =>
  order.payment_link && link(`Pay ${amountOf(order)} online`, order.payment_link);
/** Beside a button that asks for the yes first. */
export const payAfterwards = ({ payment_link }: Payable) =>
  payment_link && link("Pay online when you have confirmed", payment_link);

interface Asked {
  pay_amount?: string | undefined;
  pay_when?: string | undefined;
  pay_by_check?: string | undefined;
}

/** How much, by when, and how by check; the way online is a button or a link of its own. */
export function howToPay({ pay_amount, pay_when, pay_by_check }: Asked): Block[] {
  if (!pay_amount) return [];
  const asked = pay_when ? `${pay_amount} is due ${pay_when}.` : `${pay_amount} is left to pay.`;
  return [paragraph(asked), ...(pay_by_check ? [paragraph(`By check: ${pay_by_check}`)] : [])];
}

/** The fee of the consultation, or what has come in, may pay for all of it. */
export const covered = ({ credit, to_pay }: Credited) =>
  centsIn(to_pay) === 0 &&
  paragraph(credit ? "The fee of your consultation covers it: nothing is left to pay." : "Nothing is left to pay.");

/** What the owner adds to a message of ours. */
export const ownersWords = ({ message }: { message?: string | undefined }) => message && quote(message);
