import { formatPhone } from "#app/domain/accounts/phone.ts";
import { INVITATION_DAYS } from "#app/domain/inquiries/invitation.ts";
import { business } from "#app/email/house-marks.ts";
import { button, facts, kept, kind, letter, note, paragraph, quote } from "#app/email/message.ts";
import { address, behind, line, lines } from "#app/email/message-fields.ts";

export const inquiryMessages = {
  /**
   * The address was only typed: what was typed beside it is repeated where its holder has proved it to be theirs, and else the
   * question is empty.
   */
  inquiry_received: kind({ inquiry_id: line, style: line, question: lines }, ({ inquiry_id, style, question }) => {
    const about = style ? ` about ${style}` : "";
    return {
      subject: `We have your question${about}`,
      preview: `One of us will read it and write back, ${business.answer}.`,
      heading: "We have your question",
      blocks: [
        paragraph(`Thank you. We have your question${about}, and one of us will write back, ${business.answer}.`),
        question && [paragraph("This is what you asked:"), quote(question)],
        paragraph("A photograph of the window helps, taken from across the room by day."),
        button("Send a photograph", `/ask?done=${encodeURIComponent(inquiry_id)}`),
        note(`If you did not ask us anything, do nothing, or write to us at ${business.email}.`),
      ],
    };
  }),
  inquiry_received_notice: kind(
    {
      inquiry_id: line,
      customer_id: line,
      ...behind,
      customer_phone: line,
      zip_code: line,
      style: line,
      question: lines,
    },
    ({ inquiry_id, customer_name, customer_email, customer_phone, zip_code, style, question }) => ({
      subject: `A question from ${customer_name || "a visitor"}`,
      preview: question.slice(0, 100),
      heading: "Somebody asks about their windows",
      blocks: [
        question && quote(question),
        facts(
          ["Name", customer_name],
          ["E-mail", customer_email],
          ["Phone", customer_phone && formatPhone(customer_phone)],
          ["Zip Code", zip_code],
          ["Style", style],
        ),
        button("Open the inquiry", `/admin/dashboard/inquiries/${encodeURIComponent(inquiry_id)}`),
      ],
    }),
  ),
  inquiry_answered: letter(
    { inquiry_id: line, customer_name: line, question: lines, answer: lines },
    ({ question, answer }) => ({
      subject: `About your windows: an answer from ${business.name}`,
      preview: answer.slice(0, 100),
      heading: "You asked, and here is our answer",
      blocks: [
        kept(answer),
        question && [paragraph("You asked:"), quote(question)],
        button("See the styles", "/styles"),
        note(`Anything to add? Reply to this e-mail or call ${business.phone}.`),
      ],
    }),
  ),
  /** Without its link it leads to the same page, where nothing is filled in. */
  inquiry_invitation: kind({ link: address }, ({ link }) => ({
    subject: `Begin your order with ${business.name}`,
    preview: "Part of the form is filled in for you.",
    heading: "Begin when you like",
    blocks: [
      paragraph(
        "You asked us about your windows. With an account you add them one by one, choose styles and fabrics, and send us everything as one order. We’ll answer with a quote.",
      ),
      paragraph("An account is free. We have filled in what you told us; change whatever you like."),
      button("Create your account", link || "/sign-up"),
      note(
        `The link works for ${INVITATION_DAYS} days, and by itself it opens no account. If you did not ask us anything, do nothing.`,
      ),
    ],
  })),
};
