import { business } from "#app/content/business.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import type { EmailParameters } from "#app/domain/emails/email-parameters.ts";
import { button, facts, type Message, note, type PageLink, paragraph } from "#app/email/message.ts";
import { dueFacts, greeting, inMyOrders, ownersWords } from "./parts.ts";

/** To the client, while a quote can still be confirmed. */
export function quoteExpiring(order: EmailParameters<"quote_expiring">, page: PageLink): Message {
  const { order_id, quote_version, total } = order;
  const until = formatDate(noonOf(order.last_day));
  return {
    subject: `Quote ${order_id}, version ${quote_version} is valid until ${until}`,
    preview: "Confirm it, or ask us for changes.",
    heading: "Your quote runs out soon",
    blocks: [
      greeting(order),
      paragraph(`You can confirm your quote until the end of ${until}. After that we’ll gladly make you a new one.`),
      facts(["Order", order_id], ["Total", total], ...dueFacts({ due: order.due, valid_until: until })),
      button("See your quote", `${inMyOrders(page, order_id)}/quote`),
      note(`Would you like something changed? Reply to this e-mail or call ${business.phone}.`),
    ],
  };
}

const parts = { deposit: "The deposit", balance: "The balance" };

/** To the client, on the day and after it. */
export function paymentReminder(order: EmailParameters<"payment_reminder">, page: PageLink): Message {
  const { order_id, part, amount, left, late } = order;
  const when = order.due_day ? `${late ? "was" : "is"} due on ${formatDate(noonOf(order.due_day))}` : "is left to pay";
  const more = left === amount ? "" : ` ${left} is left to pay in all.`;
  return {
    subject: `${amount} for order ${order_id} ${when}`,
    preview: "Have you paid already? Then thank you.",
    heading: late ? "A payment is late" : "A payment is due",
    blocks: [
      greeting(order),
      paragraph(`${parts[part]} of ${amount} for your order ${when}.${more}`),
      ...ownersWords(order),
      paragraph("Have you paid already? Then thank you: tell us on the page of your order, and we’ll look."),
      facts(["Order", order_id], ["Due", amount], ["Left in all", more && left]),
      button("See your order", inMyOrders(page, order_id)),
      note(`Do you have a question? Reply to this e-mail or call ${business.phone}.`),
    ],
  };
}
