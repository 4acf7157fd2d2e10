import { business } from "#app/content/business.ts";
import { formatVisit } from "#app/domain/dates.ts";
import type { EmailParameters } from "#app/domain/emails/email-parameters.ts";
import {
  type Block,
  button,
  facts,
  link,
  type Message,
  note,
  type PageLink,
  paragraph,
  quote,
} from "#app/email/message.ts";
import { greeting } from "./parts.ts";

type Consultation = EmailParameters<"consultation_booked">;

const eastern = (iso: string) => iso && `${formatVisit(iso)} (Eastern time)`;
const when = ({ starts_at }: Consultation) => eastern(starts_at);
/** Somebody's own words stand apart from ours. */
const quoted = (text: string): Block[] => (text ? [quote(text)] : []);
const myConsultation = (page: PageLink) => button("See your consultation", page("/client/dashboard/consultation"));

export function consultationBooked(consultation: Consultation, page: PageLink): Message {
  return {
    subject: `Your consultation on ${formatVisit(consultation.starts_at)}`,
    preview: "We look forward to meeting you and your windows.",
    heading: "Your consultation is booked",
    blocks: [
      greeting(consultation),
      paragraph("We’ll come to you, measure every window and bring fabrics along. We look forward to it."),
      facts(
        ["When", when(consultation)],
        ["Where", consultation.address],
        ["Your note", consultation.note],
        ["Fee", consultation.fee],
      ),
      ...(consultation.payment_link ? [link(`Pay ${consultation.fee}`, consultation.payment_link)] : []),
      myConsultation(page),
      note(
        `The fee is taken off your order. The invitation for your calendar is attached. If the time does not suit you any more, you can move or cancel it on our site until 24 hours before, or call ${business.phone}.`,
      ),
    ],
  };
}

export function consultationMoved(consultation: Consultation, page: PageLink): Message {
  return {
    subject: `Your consultation has moved to ${formatVisit(consultation.starts_at)}`,
    preview: "The new time is in this e-mail.",
    heading: "Your consultation has a new time",
    blocks: [
      greeting(consultation),
      paragraph("Your consultation has been moved. The invitation attached to this e-mail changes your calendar too."),
      ...quoted(consultation.message),
      facts(
        ["New time", when(consultation)],
        ["Instead of", eastern(consultation.started_before)],
        ["Where", consultation.address],
      ),
      myConsultation(page),
      note(`Does the new time not suit you? Reply to this e-mail or call ${business.phone}.`),
    ],
  };
}

export function consultationCancelled(consultation: Consultation, page: PageLink): Message {
  const byUs = consultation.cancelled_by === "owner";
  return {
    subject: `Your consultation on ${formatVisit(consultation.starts_at)} is cancelled`,
    preview: byUs ? "We are sorry. Please choose another time." : "You can choose another time whenever you like.",
    heading: "Your consultation is cancelled",
    blocks: [
      greeting(consultation),
      paragraph(
        byUs
          ? "We are sorry: we have to cancel your consultation. Please choose another time; we would love to come."
          : "Your consultation is cancelled, as you asked. You can choose another time whenever you like.",
      ),
      ...quoted(consultation.message),
      ...(consultation.standing_fee
        ? [
            paragraph(
              `The fee of ${consultation.standing_fee} that you have paid stands for your next booking: there is nothing more to pay for it.`,
            ),
          ]
        : []),
      facts(["It was planned for", when(consultation)], ["Where", consultation.address]),
      button("Choose another time", page("/client/dashboard/consultation")),
    ],
  };
}

/** The same three for the business itself. */
export const consultationBookedNotice = noticeOf("Consultation booked", "has booked a consultation.");
export const consultationMovedNotice = noticeOf("Consultation moved", "now has this time.");

export function consultationCancelledNotice(consultation: Consultation, page: PageLink): Message {
  const byUs = consultation.cancelled_by === "owner";
  return noticeOf("Consultation cancelled", byUs ? "was told that we cancelled." : "has cancelled the consultation.")(
    consultation,
    page,
  );
}

function noticeOf(title: string, sentence: string) {
  return (consultation: Consultation, page: PageLink): Message => ({
    subject: `${title}: ${consultation.customer_name}, ${formatVisit(consultation.starts_at)}`,
    preview: consultation.address,
    heading: title,
    blocks: [
      paragraph(`${consultation.customer_name} ${sentence}`),
      facts(
        ["When", when(consultation)],
        ["Instead of", eastern(consultation.started_before)],
        ["Where", consultation.address],
        ["Customer", consultation.customer_name],
        ["E-mail", consultation.customer_email],
        ["Note", consultation.note],
        ["Fee", `${consultation.fee}${consultation.standing_fee && "; it stands for the next booking"}`],
      ),
      ...quoted(consultation.message),
      button(
        "Open the consultation",
        page(`/admin/dashboard/consultations/${encodeURIComponent(consultation.consultation_id)}`),
      ),
    ],
  });
}
