import { business } from "#app/email/house-marks.ts";
import { button, facts, kind, note, paragraph, signature } from "#app/email/message.ts";
import { behind, line } from "#app/email/message-fields.ts";

/* To whoever asked: their address was only typed, so nothing else that was typed is repeated. */
export const swatchMessages = {
  swatches_requested: kind({ fabrics: line }, ({ fabrics }) => ({
    subject: `Your swatches from ${business.name}`,
    preview: "We’ll cut them and put them in the mail.",
    heading: "We have your request",
    blocks: [
      paragraph("Thank you. We’ll cut these by hand and put them in the mail within a few days:"),
      paragraph(fabrics),
      paragraph("Hold each against your wall by day and in the evening: cloth changes with the light."),
      button("See the styles", "/styles"),
      note(`If you did not ask for them, write to us at ${business.email} and we’ll send nothing.`),
      signature,
    ],
  })),
  swatches_sent: kind({ fabrics: line }, ({ fabrics }) => ({
    subject: "Your swatches are in the mail",
    preview: "They take a few days.",
    heading: "Your swatches are in the mail",
    blocks: [
      paragraph("On their way to you:"),
      paragraph(fabrics),
      paragraph("Tell us which one you love. We’ll tell you what it takes."),
      button("Start your order", "/sign-up"),
      signature,
    ],
  })),
  swatches_requested_notice: kind(
    /** They came from a style or order, as they sent it; empty for none. */
    { request_id: line, customer_id: line, ...behind, fabrics: line, came_from: line },
    (of) => ({
      subject: `Swatches to send: ${of.customer_name}`,
      preview: of.fabrics,
      heading: "Somebody asked for swatches",
      blocks: [
        facts(
          ["Name", of.customer_name],
          ["E-mail", of.customer_email],
          ["Fabrics", of.fabrics],
          ["Came from", of.came_from],
        ),
        button("Open the request", `/admin/dashboard/swatches/${of.request_id}`),
      ],
    }),
  ),
};
