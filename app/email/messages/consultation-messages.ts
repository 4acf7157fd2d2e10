import { z } from "zod";
import { business } from "#app/content/business.ts";
import { formatVisit } from "#app/domain/dates.ts";
import { button, facts, kind, letter, link, note, paragraph, quote } from "#app/email/message.ts";
import { address, client, fee, line, lines, money, time } from "#app/email/message-fields.ts";

const consultation = {
  ...client,
  consultation_id: line,
  sequence: z.number().int().min(0),
  customer_email: line,
  starts_at: time,
  ends_at: time,
  /** When it was planned before it was moved. */
  started_before: z.union([z.literal(""), time]).default(""),
  address: line,
  note: lines,
  fee,
  /** A paid fee that stands for the next booking, because we cancelled. */
  standing_fee: money.default(""),
  payment_link: address,
  cancelled_by: z.enum(["client", "owner", "house", ""]),
  message: lines,
};

const eastern = (iso: string) => iso && `${formatVisit(iso)} (Eastern time)`;
/** Somebody's own words stand apart from ours. */
const quoted = (text: string) => text && quote(text);
const atConsultation = (label: string) => button(label, "/client/dashboard/consultation");

/** The same three for the business itself. */
function notice(title: string, sentence: (cancelledBy: "client" | "owner" | "house" | "") => string) {
  return kind(consultation, (of) => ({
    subject: `${title}: ${of.customer_name}, ${formatVisit(of.starts_at)}`,
    preview: of.address,
    heading: title,
    blocks: [
      paragraph(`${of.customer_name} ${sentence(of.cancelled_by)}`),
      facts(
        ["When", eastern(of.starts_at)],
        ["Instead of", eastern(of.started_before)],
        ["Where", of.address],
        ["Customer", of.customer_name],
        ["E-mail", of.customer_email],
        ["Note", of.note],
        ["Fee", `${of.fee}${of.standing_fee && "; it stands for the next booking"}`],
      ),
      quoted(of.message),
      button("Open the consultation", `/admin/dashboard/consultations/${encodeURIComponent(of.consultation_id)}`),
    ],
  }));
}

const cancelledWords = {
  owner: [
    "We are sorry. Please choose another time.",
    "We are sorry: we have to cancel your consultation. Please choose another time; we would love to come.",
  ],
  client: [
    "You can choose another time whenever you like.",
    "Your consultation is cancelled, as you asked. You can choose another time whenever you like.",
  ],
  house: [
    "Please verify your e-mail address, and choose another time.",
    "Your e-mail address was not verified within a day, so the time is free for others again. Please verify it in your account, and choose another time; we would love to come.",
  ],
} as const;

const noticeWords = {
  owner: "was told that we cancelled.",
  client: "has cancelled the consultation.",
  house: "has not verified an e-mail address within a day, so the time is free again.",
};

export const consultationMessages = {
  consultation_booked: letter(consultation, (of) => ({
    subject: `Your consultation on ${formatVisit(of.starts_at)}`,
    preview: "We look forward to meeting you and your windows.",
    heading: "Your consultation is booked",
    blocks: [
      paragraph("We’ll come to you, measure every window and bring fabrics along. We look forward to it."),
      facts(["When", eastern(of.starts_at)], ["Where", of.address], ["Your note", of.note], ["Fee", of.fee]),
      of.payment_link && link(`Pay ${of.fee}`, of.payment_link),
      atConsultation("See your consultation"),
      note(
        `The fee is taken off your order. The invitation for your calendar is attached. If the time does not suit you any more, you can move or cancel it on our site until 24 hours before, or call ${business.phone}.`,
      ),
    ],
  })),
  consultation_moved: letter(consultation, (of) => ({
    subject: `Your consultation has moved to ${formatVisit(of.starts_at)}`,
    preview: "The new time is in this e-mail.",
    heading: "Your consultation has a new time",
    blocks: [
      paragraph("Your consultation has been moved. The invitation attached to this e-mail changes your calendar too."),
      quoted(of.message),
      facts(["New time", eastern(of.starts_at)], ["Instead of", eastern(of.started_before)], ["Where", of.address]),
      atConsultation("See your consultation"),
      note(`Does the new time not suit you? Reply to this e-mail or call ${business.phone}.`),
    ],
  })),
  consultation_cancelled: letter(consultation, (of) => {
    const [preview, sentence] = cancelledWords[of.cancelled_by || "client"];
    return {
      subject: `Your consultation on ${formatVisit(of.starts_at)} is cancelled`,
      preview,
      heading: "Your consultation is cancelled",
      blocks: [
        paragraph(sentence),
        quoted(of.message),
        of.standing_fee &&
          paragraph(
            `The fee of ${of.standing_fee} that you have paid stands for your next booking: there is nothing more to pay for it.`,
          ),
        facts(["It was planned for", eastern(of.starts_at)], ["Where", of.address]),
        atConsultation("Choose another time"),
      ],
    };
  }),
  consultation_booked_notice: notice("Consultation booked", () => "has booked a consultation."),
  consultation_moved_notice: notice("Consultation moved", () => "now has this time."),
  consultation_cancelled_notice: notice("Consultation cancelled", (by) => noticeWords[by || "client"]),
};
