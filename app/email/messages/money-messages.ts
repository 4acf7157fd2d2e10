import { z } from "zod";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { button, facts, kept, kind, letter, note, paragraph } from "#app/email/message.ts";
import {
  behind,
  client,
  day,
  dayInWords,
  flag,
  line,
  lines,
  longDay,
  method,
  moment,
  money,
  words,
} from "#app/email/message-fields.ts";
import { clientFacts, NOT_RIGHT, openOrder, orderLink, ownersWords, QUESTION, seeOrder, seeReceipt } from "./parts.ts";

const order = { order_id: line, ...client };
const notice = { order_id: line, ...behind };

/** Money that came or went, and how the order stands with it; what is not so is empty. */
const receipt = {
  ...order,
  amount: money,
  day: dayInWords,
  receipt: line,
  charged: money,
  left: money,
  in_credit: money,
  /** When what is left is due, as the end of a sentence; and how much of it, where not all. */
  due: moment,
  due_amount: money,
  /** Its order was cancelled, and nobody has settled it yet. */
  settling: flag.default(""),
  /** The day of the visit whose fee it is; then it is about no order. */
  visit: longDay.optional(),
};
/** By what the price came down with a refund. */
const lowered = { lowered: money.default("") };

type Receipt = z.output<z.ZodObject<typeof receipt>>;

/** "$1,000.00 of $2,000.00 is left, due when your order is finished." */
function standing({ charged, left, in_credit, due, due_amount, settling, visit }: Receipt): string {
  if (visit) return `It is the fee of your consultation on ${visit}.`;
  if (settling) return "Your order was cancelled; we’ll be in touch about the rest.";
  if (in_credit) return `Your order is in credit by ${in_credit}.`;
  if (!left) return "Nothing is left to pay.";
  const rest = `${left} of ${charged} is left`;
  if (!due) return `${rest}.`;
  return due_amount ? `${rest}; ${due_amount} of it is due ${due}.` : `${rest}, due ${due}.`;
}

const whatFor = ({ order_id, visit }: Receipt) => (visit ? "your consultation" : `order ${order_id}`);

/** The message is about one receipt, to print or to keep; the order tells of all the others. */
function receiptLinks({ order_id, receipt: number, visit }: Pick<Receipt, "order_id" | "receipt" | "visit">) {
  if (!number) return [seeOrder(order_id)];
  const rest = `/receipts/${encodeURIComponent(number)}`;
  if (visit) return [button("See your receipt", `/client/dashboard/consultation${rest}`)];
  return [seeReceipt(order_id, rest), orderLink(order_id)];
}

/** What is said of a receipt, and the receipt itself. */
function receiptBlocks(of: Receipt, sentence: string) {
  return [
    paragraph(`${sentence} ${standing(of)}`),
    facts(
      ["Order", of.order_id],
      ["Consultation", of.visit],
      ["Receipt", of.receipt],
      ["Amount", of.amount],
      ["Day", of.day],
    ),
    ...receiptLinks(of),
    NOT_RIGHT,
  ];
}

const TOLD = "that we wrote to you about no longer counts";
const voided = {
  payment: (of: Receipt) => `The payment of ${of.amount} ${TOLD}.`,
  refund: (of: Receipt) => `The refund of ${of.amount} ${TOLD}.`,
  lowered: (of: Receipt) => `The refund of ${of.amount} ${TOLD}, and the price is what it was.`,
  settlement: () => "What we wrote to you about the money of your order no longer counts.",
};

const parts = { deposit: "The deposit", balance: "The balance" };

export const moneyMessages = {
  /** To the client, once their money is here. */
  payment_received: letter({ ...receipt, ...lowered }, (of) => ({
    subject: `We have your ${of.amount} for ${whatFor(of)}`,
    preview: standing(of),
    heading: "We have your payment",
    blocks: receiptBlocks(of, `We have your ${of.amount}: thank you.`),
  })),
  refund_sent: letter({ ...receipt, ...lowered }, (of) => ({
    subject: `We have sent you ${of.amount} back for ${whatFor(of)}`,
    preview: standing(of),
    heading: "A refund is on its way",
    blocks: receiptBlocks(
      of,
      `We have sent you ${of.amount} back.${of.lowered && ` The price of your order is ${of.lowered} lower.`}`,
    ),
  })),
  /** To whoever was told of it before. */
  receipt_void: letter({ ...receipt, what: z.enum(["payment", "refund", "lowered", "settlement"]) }, (of) => ({
    subject: `${of.receipt ? `Receipt ${of.receipt}` : "What we wrote to you"} for ${whatFor(of)} no longer counts`,
    preview: standing(of),
    heading: "We have corrected our books",
    blocks: receiptBlocks(of, voided[of.what](of)),
  })),
  /** What became of the money of a cancelled order; what is not so is empty. */
  order_settled: letter(
    {
      ...order,
      cancelled: flag,
      given_back: money,
      how: method,
      day: dayInWords,
      receipt: line,
      kept: money,
      why: line,
      owed: money,
      owed_by: dayInWords.optional(),
      ...words,
    },
    (of) => {
      const { order_id, given_back, how, why } = of;
      const back = given_back && `We have sent you ${given_back} back${how && ` ${how}`}. `;
      const keep = of.kept && `We keep ${of.kept}${why && `: ${why.replace(/[.!?]$/, "")}`}. `;
      const by = of.owed_by ? `, by ${of.owed_by}` : "";
      const left = of.owed ? `${of.owed} of that is still to be paid${by}.` : "Nothing is left to pay.";
      const title = of.cancelled ? "has been cancelled" : "is settled";
      return {
        subject: `Your order ${order_id} ${title}`,
        preview: `${back}${left}`,
        heading: `Your order ${title}`,
        blocks: [
          of.cancelled && paragraph("Your order has been cancelled."),
          paragraph(`${back}${keep}${left}`),
          ownersWords(of),
          facts(
            ["Order", order_id],
            ["Sent back", given_back],
            ["Day", of.day],
            ["Receipt", of.receipt],
            ["Left to pay", of.owed],
          ),
          of.receipt ? receiptLinks(of) : seeOrder(order_id),
          NOT_RIGHT,
        ],
      };
    },
  ),
  /** On the day and after it. `left` is the whole balance, of which `amount` is due; in cents too, since that was first kept. */
  payment_reminder: letter(
    {
      ...order,
      part: z.enum(["deposit", "balance"]),
      amount: money,
      left: money,
      /** Empty where it is owed on no day. */
      due_day: z.union([z.literal(""), day]),
      late: flag,
      left_cents: z.number().int().optional(),
      /** The owner has sent it by hand, whatever is said of reminders. */
      by_hand: z.literal("yes").optional(),
      ...words,
    },
    (of) => {
      const { order_id, amount, left, late, due_day } = of;
      const when = due_day ? `${late ? "was" : "is"} due on ${formatDate(noonOf(due_day))}` : "is left to pay";
      const more = left === amount ? "" : ` ${left} is left to pay in all.`;
      return {
        subject: `${amount} for order ${order_id} ${when}`,
        preview: "Have you paid already? Then thank you.",
        heading: late ? "A payment is late" : due_day ? "A payment is due" : "Something is left to pay",
        blocks: [
          paragraph(`${parts[of.part]} of ${amount} for your order ${when}.${more}`),
          ownersWords(of),
          paragraph("Have you paid already? Then thank you: tell us on the page of your order, and we’ll look."),
          facts(["Order", order_id], [due_day ? "Due" : "Left to pay", amount], ["Left in all", more && left]),
          seeOrder(order_id),
          QUESTION,
        ],
      };
    },
  ),
  /** To us: a word of the client's, to be looked after. */
  payment_told: kind({ ...notice, balance: money }, (of) => ({
    subject: `${of.customer_name} says they have paid for order ${of.order_id}`,
    preview: "Please look whether it has come.",
    heading: "A client says they have paid",
    blocks: [
      paragraph(`${of.customer_name} says they have paid. Record the payment once it is here, or say that it is not.`),
      facts(["Order", of.order_id], ["Left to pay", of.balance], ...clientFacts(of)),
      openOrder(of.order_id),
    ],
  })),
  /** To us: something about card money is not as it should be. The order is empty where it names none that we know. */
  payment_flagged: kind({ ...notice, amount: line, reference: line, reason: lines }, (of) => ({
    subject: of.order_id ? `Card money for order ${of.order_id} needs a look` : "Card money for no order that we know",
    preview: of.reason,
    heading: "Card money to check",
    blocks: [
      kept(of.reason),
      facts(
        ["Order", of.order_id],
        ["Amount", of.amount],
        ["Card reference", of.reference],
        ["Customer", of.customer_name],
      ),
      of.order_id && openOrder(of.order_id),
      note("It is kept, and nothing was sent back. What is to become of it is for you to decide."),
    ],
  })),
};
