import { business } from "#app/content/business.ts";
import type { EmailParameters } from "#app/domain/emails/email-parameters.ts";
import { button, facts, type Message, note, type PageLink, paragraph } from "#app/email/message.ts";

/* To whoever asked: their address was only typed, so nothing else that was typed is repeated. */

export function swatchesRequested({ fabrics }: EmailParameters<"swatches_requested">, page: PageLink): Message {
  return {
    subject: `Your swatches from ${business.name}`,
    preview: "We’ll cut them and put them in the mail.",
    heading: "We have your request",
    blocks: [
      paragraph("Thank you. We’ll cut these by hand and put them in the mail within a few days:"),
      paragraph(fabrics),
      paragraph("Hold each against your wall by day and in the evening: cloth changes with the light."),
      button("See the styles", page("/styles")),
      note(`If you did not ask for them, write to us at ${business.email} and we’ll send nothing.`),
    ],
  };
}

export function swatchesSent({ fabrics }: EmailParameters<"swatches_sent">, page: PageLink): Message {
  return {
    subject: "Your swatches are in the mail",
    preview: "They take a few days.",
    heading: "Your swatches are in the mail",
    blocks: [
      paragraph("On their way to you:"),
      paragraph(fabrics),
      paragraph("Tell us which one you love. We’ll tell you what it takes."),
      button("Start your order", page("/sign-up")),
    ],
  };
}

export function swatchesRequestedNotice(
  { request_id, customer_name, customer_email, fabrics, came_from }: EmailParameters<"swatches_requested_notice">,
  page: PageLink,
): Message {
  return {
    subject: `Swatches to send: ${customer_name}`,
    preview: fabrics,
    heading: "Somebody asked for swatches",
    blocks: [
      facts(["Name", customer_name], ["E-mail", customer_email], ["Fabrics", fabrics], ["Came from", came_from]),
      button("Open the request", page(`/admin/dashboard/swatches/${request_id}`)),
    ],
  };
}
