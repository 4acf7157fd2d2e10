import { button, facts, kind, letter, paragraph } from "#app/email/message.ts";
import { count, line } from "#app/email/message-fields.ts";
import { QUESTION } from "./parts.ts";

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
