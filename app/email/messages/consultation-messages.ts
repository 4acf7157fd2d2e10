import { z } from "zod";
import { formatVisit } from "#app/domain/dates.ts";
import { business } from "#app/email/house-marks.ts";
import { button, type Fact, facts, kind, letter, link, note, paragraph, quote } from "#app/email/message.ts";
import { address, client, clientEmail, fee, line, lines, money, time } from "#app/email/message-fields.ts";

const consultation = {
  ...client,
  consultation_id: line,
  sequence: z.number().int().min(0),
  customer_email: clientEmail,
  starts_at: time,
  ends_at: time,
  /** When it was planned before it was moved. */
  started_before: z.union([z.literal(""), time]).default(""),
  address: line,
  /** Of a call, instead of an address. */
  call_link: address.default(""),
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
const atConsultation = (label: string, { call_link }: { call_link: string }) =>
  button(label, `/client/dashboard/consultation${call_link && "?area=no"}`);

/** What differs between the two kinds of it. */
const meetings = {
  visit: {
    name: "consultation",
    title: "Consultation",
    welcome: "We look forward to meeting you and your windows.",
    plan: "We’ll come to you, measure every window and bring fabrics along. We look forward to it.",
    ofFee: "The fee is taken off your order. ",
    wish: "we would love to come",
  },
  call: {
    name: "video call",
    title: "Video call",
    welcome: "We look forward to talking about your windows.",
    plan: "We’ll talk about your windows by video: please open the link below at the time. We look forward to it.",
    ofFee: "",
    wish: "we would love to talk",
  },
};
const meetingOf = ({ call_link }: { call_link: string }) => meetings[call_link ? "call" : "visit"];
type Meeting = (typeof meetings)["visit"];

const placeOf = (of: { address: string; call_link: string }): Fact[] => [
  ["Where", of.address],
  ["Video link", of.call_link],
];
const joinCall = ({ call_link }: { call_link: string }) => call_link && link("Join the call", call_link);

/** The same three for the business itself. */
function notice(done: string, sentence: (cancelledBy: "client" | "owner" | "house" | "", meeting: Meeting) => string) {
  return kind(consultation, (of) => ({
    subject: `${meetingOf(of).title} ${done}: ${of.customer_name}, ${formatVisit(of.starts_at)}`,
    preview: of.call_link || of.address,
    heading: `${meetingOf(of).title} ${done}`,
    blocks: [
      paragraph(`${of.customer_name} ${sentence(of.cancelled_by, meetingOf(of))}`),
      facts(
        ["When", eastern(of.starts_at)],
        ["Instead of", eastern(of.started_before)],
        ...placeOf(of),
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

const cancelledWords = ({ name, wish }: Meeting) =>
  ({
    owner: [
      "We are sorry. Please choose another time.",
      `We are sorry: we have to cancel your ${name}. Please choose another time; ${wish}.`,
    ],
    client: [
      "You can choose another time whenever you like.",
      `Your ${name} is cancelled, as you asked. You can choose another time whenever you like.`,
    ],
    house: [
      "Please verify your e-mail address, and choose another time.",
      `Your e-mail address was not verified within a day, so the time is free for others again. Please verify it in your account, and choose another time; ${wish}.`,
    ],
  }) as const;

const noticeWords = ({ name }: Meeting) => ({
  owner: "was told that we cancelled.",
  client: `has cancelled the ${name}.`,
  house: "has not verified an e-mail address within a day, so the time is free again.",
});

export const consultationMessages = {
  consultation_booked: letter(consultation, (of) => ({
    subject: `Your ${meetingOf(of).name} on ${formatVisit(of.starts_at)}`,
    preview: meetingOf(of).welcome,
    heading: `Your ${meetingOf(of).name} is booked`,
    blocks: [
      paragraph(meetingOf(of).plan),
      facts(["When", eastern(of.starts_at)], ...placeOf(of), ["Your note", of.note], ["Fee", of.fee]),
      joinCall(of),
      of.payment_link && link(`Pay ${of.fee}`, of.payment_link),
      atConsultation(`See your ${meetingOf(of).name}`, of),
      note(
        `${meetingOf(of).ofFee}The invitation for your calendar is attached. If the time does not suit you any more, you can move or cancel it on our site until 24 hours before, or call ${business.phone}.`,
      ),
    ],
  })),
  consultation_moved: letter(consultation, (of) => ({
    subject: `Your ${meetingOf(of).name} has moved to ${formatVisit(of.starts_at)}`,
    preview: "The new time is in this e-mail.",
    heading: `Your ${meetingOf(of).name} has a new time`,
    blocks: [
      paragraph(
        `Your ${meetingOf(of).name} has been moved. The invitation attached to this e-mail changes your calendar too.`,
      ),
      quoted(of.message),
      facts(["New time", eastern(of.starts_at)], ["Instead of", eastern(of.started_before)], ...placeOf(of)),
      joinCall(of),
      atConsultation(`See your ${meetingOf(of).name}`, of),
      note(`Does the new time not suit you? Reply to this e-mail or call ${business.phone}.`),
    ],
  })),
  consultation_cancelled: letter(consultation, (of) => {
    const [preview, sentence] = cancelledWords(meetingOf(of))[of.cancelled_by || "client"];
    return {
      subject: `Your ${meetingOf(of).name} on ${formatVisit(of.starts_at)} is cancelled`,
      preview,
      heading: `Your ${meetingOf(of).name} is cancelled`,
      blocks: [
        paragraph(sentence),
        quoted(of.message),
        of.standing_fee &&
          paragraph(
            `The fee of ${of.standing_fee} that you have paid stands for your next ${of.call_link ? "video call" : "booking"}: there is nothing more to pay for it.`,
          ),
        facts(["It was planned for", eastern(of.starts_at)], ["Where", of.address]),
        atConsultation("Choose another time", of),
      ],
    };
  }),
  consultation_booked_notice: notice("booked", (_, { name }) => `has booked a ${name}.`),
  consultation_moved_notice: notice("moved", () => "now has this time."),
  consultation_cancelled_notice: notice("cancelled", (by, meeting) => noticeWords(meeting)[by || "client"]),
};
