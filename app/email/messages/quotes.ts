import { z } from "zod";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { business } from "#app/email/house-marks.ts";
import { facts, kind, letter, note, paragraph, quote } from "#app/email/message.ts";
import {
  address,
  behind,
  chosen,
  client,
  count,
  credit,
  day,
  due,
  line,
  lines,
  money,
  payment,
  words,
} from "#app/email/message-fields.ts";
import {
  clientFacts,
  continueOrder,
  covered,
  creditFacts,
  dueFacts,
  howToPay,
  NOT_RIGHT,
  openOrder,
  ownersWords,
  payOnline,
  seeOrder,
  seeQuote,
  toPay,
} from "./parts.ts";

const order = { order_id: line, ...client };
const notice = { order_id: line, ...behind };
/** Which version of its quote, and what that comes to; messages from before leave the latter out. */
const version = { quote_version: count, total: money.default("") };

const quoteOf = ({ order_id, quote_version }: { order_id: string; quote_version: number }) =>
  `quote ${order_id}, version ${quote_version}`;

export const quoteMessages = {
  /** To the client, after their yes to a quote with lines. */
  quote_copy: letter(
    {
      ...order,
      quote_version: count,
      total: money,
      ...credit,
      ...due,
      ...payment,
      payment_link: address,
      /** How the yes came where we recorded it; empty where its client gave it in the portal. */
      recorded: line,
      ...chosen,
    },
    (of) => {
      const yes = of.recorded
        ? `We noted your yes to ${quoteOf(of)} (${of.recorded}).`
        : `You confirmed ${quoteOf(of)}.`;
      return {
        subject: `${of.recorded ? "We noted your yes to" : "You confirmed"} ${quoteOf(of)}`,
        preview: `${toPay(of)}.`,
        heading: "Your order is confirmed",
        blocks: [
          paragraph(`${yes} Your quote stays as it is, and you can read it at any time.`),
          facts(
            ["Order", of.order_id],
            ["You chose", of.chosen],
            ["Total", of.total],
            ...creditFacts(of),
            ...dueFacts(of),
          ),
          covered(of),
          howToPay(of),
          seeQuote(of.order_id),
          payOnline(of),
          NOT_RIGHT,
        ],
      };
    },
  ),
  quote_withdrawn: letter({ ...order, ...version, ...due, ...words }, (of) => ({
    subject: `We have withdrawn ${quoteOf(of)}`,
    preview: "It can no longer be confirmed.",
    heading: "A quote is withdrawn",
    blocks: [
      paragraph(
        `We have withdrawn ${quoteOf(of)}. It can no longer be confirmed, and nothing is due for it.${of.due === undefined ? "" : " What you confirmed before stays your order."}`,
      ),
      ownersWords(of),
      facts(["Order", of.order_id], ["Total of this version", of.total], ["Due now for your order", of.due]),
      seeOrder(of.order_id),
      NOT_RIGHT,
    ],
  })),
  order_reopened: letter({ ...order, ...words }, (of) => ({
    subject: `Your order ${of.order_id} is open for changes`,
    preview: "Change what you like, and submit it again.",
    heading: "Your order is open for changes",
    blocks: [
      paragraph("You can change your order again. Submit it when it is ready, and we’ll write with a quote."),
      ownersWords(of),
      facts(["Order", of.order_id]),
      continueOrder(of.order_id),
      NOT_RIGHT,
    ],
  })),
  quote_changes_asked: kind(
    {
      ...notice,
      ...version,
      ...due,
      message: lines,
      lines: z.array(z.object({ label: line, message: lines })),
      /** What they had chosen by then; nothing where there was nothing to choose. */
      chosen: z.string().default(""),
    },
    (of) => ({
      subject: `${of.customer_name} asks for changes to ${quoteOf(of)}`,
      preview: "The quote stays open until you revise it.",
      heading: "Changes to a quote are asked for",
      blocks: [
        paragraph(`${of.customer_name} asks for changes to ${quoteOf(of)}. It stays open until you revise it.`),
        quote(of.message),
        of.lines.flatMap(({ label, message }) => [paragraph(`${label}:`), quote(message)]),
        facts(["Order", of.order_id], ...clientFacts(of), ["Chosen", of.chosen], ["Total", of.total], ...dueFacts(of)),
        openOrder(of.order_id),
      ],
    }),
  ),
  quote_declined: kind({ ...notice, ...version, ...due, reason: line, message: lines }, (of) => ({
    subject: `${of.customer_name} declined ${quoteOf(of)}`,
    preview: of.reason,
    heading: "A quote is declined",
    blocks: [
      paragraph(`${of.customer_name} has said no to ${quoteOf(of)}.`),
      of.message && quote(of.message),
      facts(
        ["Order", of.order_id],
        ["Reason", of.reason],
        ...clientFacts(of),
        ["Total of this version", of.total],
        ["Due now for the order", of.due],
      ),
      openOrder(of.order_id),
    ],
  })),
  order_change_asked: kind({ ...notice, message: lines }, (of) => ({
    subject: `${of.customer_name} asks to change order ${of.order_id}`,
    preview: "Reopen it, and the client can change it.",
    heading: "A change of an order is asked for",
    blocks: [
      paragraph(`${of.customer_name} asks to change an order that was submitted. Reopen it, and they can.`),
      quote(of.message),
      facts(["Order", of.order_id], ...clientFacts(of)),
      openOrder(of.order_id),
    ],
  })),
  /** To the client, while a quote can still be confirmed. */
  quote_expiring: letter({ ...order, quote_version: count, total: money, ...due, last_day: day }, (of) => {
    const until = formatDate(noonOf(of.last_day));
    return {
      subject: `Quote ${of.order_id}, version ${of.quote_version} is valid until ${until}`,
      preview: "Confirm it, or ask us for changes.",
      heading: "Your quote runs out soon",
      blocks: [
        paragraph(`You can confirm your quote until the end of ${until}. After that we’ll gladly make you a new one.`),
        facts(["Order", of.order_id], ["Total", of.total], ...dueFacts({ due: of.due, valid_until: until })),
        seeQuote(of.order_id),
        note(`Would you like something changed? Reply to this e-mail or call ${business.phone}.`),
      ],
    };
  }),
};
