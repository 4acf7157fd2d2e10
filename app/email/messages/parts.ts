import { type Block, button, link, type PageLink, paragraph, quote } from "#app/email/message.ts";

/** Dear Clara, */
export function greeting({ first_name, customer_name }: { first_name: string; customer_name: string }): Block {
  const name = first_name || customer_name;
  return paragraph(name ? `Dear ${name},` : "Hello,");
}

export const atOwners = (page: PageLink, orderId: string) =>
  page(`/admin/dashboard/orders/${encodeURIComponent(orderId)}`);
export const inMyOrders = (page: PageLink, orderId: string, rest = "") =>
  page(`/client/dashboard/orders/${encodeURIComponent(orderId)}${rest}`);

interface Credited {
  total: string;
  credit: string;
  to_pay: string;
}

export const toPay = ({ total, to_pay }: Credited) => (to_pay ? `${to_pay} left to pay` : `The total is ${total}`);

export function creditFacts({ credit, to_pay }: Credited): [string, string][] {
  return [
    ["Consultation credit", credit && `−${credit}`],
    ["To pay", to_pay],
  ];
}

/** Of a quote with lines: what is due next, and until when it can be confirmed. */
export function dueFacts({
  due = "",
  valid_until = "",
}: {
  due?: string | undefined;
  valid_until?: string | undefined;
}): [string, string][] {
  return [
    ["To pay now", due],
    ["Valid until", valid_until],
  ];
}

/** A quote with lines has a page of its own. */
export const toQuote = (page: PageLink, order: { order_id: string; due?: string | undefined }) =>
  order.due === undefined
    ? inMyOrders(page, order.order_id)
    : page(`/client/dashboard/orders/${encodeURIComponent(order.order_id)}/quote`);

type Payable = Credited & { payment_link: string; pay_amount?: string | undefined };

const amountOf = ({ pay_amount = "", to_pay, total }: Payable) => pay_amount || to_pay || total;
export const payButton = (order: Payable) => button(`Pay ${amountOf(order)}`, order.payment_link);
/** For who has said yes already. */
export const payOnline = (order: Payable): Block[] =>
  order.payment_link ? [link(`Pay ${amountOf(order)} online`, order.payment_link)] : [];
/** Beside a button that asks for the yes first. */
export const payAfterwards = ({ payment_link }: Payable): Block[] =>
  payment_link ? [link("Pay online when you have confirmed", payment_link)] : [];
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
export const covered = ({ credit, to_pay }: Credited): Block[] => {
  if (to_pay !== "$0.00") return [];
  return [
    paragraph(credit ? "The fee of your consultation covers it: nothing is left to pay." : "Nothing is left to pay."),
  ];
};
/** What the owner adds to a message of ours. */
export const ownersWords = ({ message }: { message?: string | undefined }): Block[] =>
  message ? [quote(message)] : [];
