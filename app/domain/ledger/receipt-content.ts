import { formatDate, formatLongDate, noonOf } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { type PaymentMethod, paymentMethods } from "./entry-kinds.ts";

/** A payment or refund with the figures as they were with it. */
export interface Receipt {
  number: string;
  /** Nothing where it is about the fee of a visit, which was to begin then; nobody knows of one that was deleted. */
  orderId: string | null;
  visitAt?: string | null;
  kind: "payment" | "refund";
  /** When it was written down, and the day on which the money came or went. */
  at: string;
  occurredOn: string;
  amountCents: number;
  method: PaymentMethod | null;
  reference: string;
  /** The day on which it was taken back. */
  voidedOn: string | null;
  chargedCents: number;
  receivedCents: number;
  balanceCents: number;
  /** Who it is for, as their account had it then; nobody once they are forgotten. */
  person: { name: string; street: string; city: string; state: string; zipCode: string } | null;
}

interface Row {
  label: string;
  text: string;
}

export interface ReceiptContent {
  title: string;
  /** Why it no longer counts; empty while it does. */
  voided: string;
  /** Name and address, line by line. */
  client: string[];
  facts: Row[];
  amount: Row;
  /** Where the order stood with it, and what that is called. */
  standing: Row[];
  standingTitle: string;
  /** Above the name that it is signed with. */
  closing: string;
}

const words = {
  payment: { title: "Receipt", day: "Received on", amount: ["We received", "We had received"], closing: "Thank you." },
  refund: { title: "Refund", day: "Sent back on", amount: ["We sent back", "We had sent back"], closing: "Yours," },
};

/** A receipt in words, for page, print and document alike. */
export function receiptContentOf(receipt: Receipt): ReceiptContent {
  const { number, orderId, kind, occurredOn, amountCents, method, reference, voidedOn } = receipt;
  const { title, day, amount, closing } = words[kind];
  const about = orderId === null ? "fee" : "order";
  const counts = voidedOn === null;
  return {
    title: `${title} ${number}`,
    voided: counts ? "" : `Reversed on ${formatDate(noonOf(voidedOn))}. It no longer counts.`,
    client: clientLines(receipt.person),
    facts: [
      ...(orderId === null ? feeOf(receipt) : [{ label: "Order", text: orderId }]),
      { label: day, text: formatDate(noonOf(occurredOn)) },
      ...(method ? [{ label: "How", text: paymentMethods[method] }] : []),
      ...(reference ? [{ label: "Reference", text: reference }] : []),
    ],
    amount: { label: amount[counts ? 0 : 1] ?? "", text: formatMoney(amountCents) },
    standing: orderId === null ? feeStandingOf(receipt) : standingOf(receipt),
    standingTitle: counts ? `The ${about} after this ${kind}` : `The ${about} as it then stood`,
    closing,
  };
}

function feeOf({ visitAt }: Receipt): Row[] {
  return [{ label: "For", text: `Consultation${visitAt ? ` on ${formatLongDate(visitAt)}` : ""}` }];
}

function feeStandingOf({ chargedCents, receivedCents }: Receipt): Row[] {
  return [
    { label: "Fee", text: formatMoney(chargedCents) },
    { label: "Received, less what went back", text: formatMoney(receivedCents) },
  ];
}

function clientLines(person: Receipt["person"]) {
  if (!person) return [];
  const { name, street, city, state, zipCode } = person;
  const town = [city, [state, zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [name, street, town].filter(Boolean);
}

/** What was taken off afterwards is the rest of the sum: with it the rows add up. */
function standingOf({ chargedCents, receivedCents, balanceCents }: Receipt): Row[] {
  const takenOff = chargedCents - receivedCents - balanceCents;
  return [
    { label: "Charged", text: formatMoney(chargedCents) },
    ...(takenOff === 0 ? [] : [{ label: "Taken off", text: formatMoney(-takenOff) }]),
    { label: "Received so far", text: formatMoney(-receivedCents) },
    balanceCents < 0
      ? { label: "In credit", text: formatMoney(-balanceCents) }
      : { label: "Left to pay", text: formatMoney(balanceCents) },
  ];
}
