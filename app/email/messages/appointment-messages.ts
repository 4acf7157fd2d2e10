import { z } from "zod";
import { kindLabels } from "#app/domain/appointments/appointment-kinds.ts";
import { formatDate, formatLongDate, formatTime, formatVisit, noonOf } from "#app/domain/dates.ts";
import { business } from "#app/email/house-marks.ts";
import { button, facts, greeting, kind, letter, note, paragraph, quote, signature } from "#app/email/message.ts";
import { address, behind, client, day, flag, line, lines, time } from "#app/email/message-fields.ts";

const appointment = {
  ...client,
  customer_email: line,
  appointment_id: line,
  sequence: z.number().int().min(0),
  visit: z.enum(["installation", "measure", "pick-up", "other"]),
  /** Which order it is about; empty where it is about none. */
  order_id: line,
  starts_at: time,
  ends_at: time,
  /** When it was planned before it was moved. */
  started_before: z.union([z.literal(""), time]).default(""),
  address: line,
  note: lines,
  message: lines,
};

const names = { ...kindLabels, other: "Visit" };
type Visit = { visit: keyof typeof names };
const nameOf = ({ visit }: Visit) => names[visit].toLowerCase();

const eastern = (iso: string) => iso && `${formatVisit(iso)} (Eastern time)`;
const span = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }) =>
  `${formatVisit(starts_at)} to ${formatTime(ends_at)} (Eastern time)`;
const quoted = (text: string) => text && quote(text);
const atOrder = (order: string) =>
  order && button("See your order", `/client/dashboard/orders/${encodeURIComponent(order)}`);
const inTheWeek = (id: string) => button("Open the appointment", `/admin/dashboard/week/${encodeURIComponent(id)}`);
const OTHER_TIME = `Does the time not suit you? Reply to this e-mail or call ${business.phone}.`;

const plans = {
  installation: "We come to hang what we have made for you, and look forward to it.",
  measure: "We come to measure your windows once more, so that everything fits.",
  "pick-up": "We look forward to seeing you.",
  other: "We look forward to seeing you.",
};

const changes = { booked: "is booked", moved: "has a new time", cancelled: "is cancelled" } as const;

export const appointmentMessages = {
  installation_booked: letter(appointment, (of) => ({
    subject: `Your ${nameOf(of)} on ${formatVisit(of.starts_at)}`,
    preview: plans[of.visit],
    heading: `Your ${nameOf(of)} is booked`,
    blocks: [
      paragraph(plans[of.visit]),
      facts(["When", span(of)], ["Where", of.address], ["Order", of.order_id]),
      quoted(of.note),
      atOrder(of.order_id),
      note(`The invitation for your calendar is attached. ${OTHER_TIME}`),
    ],
  })),
  installation_moved: letter(appointment, (of) => ({
    subject: `Your ${nameOf(of)} ${of.started_before ? "has moved to" : "on"} ${formatVisit(of.starts_at)}`,
    preview: "The time is in this e-mail.",
    heading: `Your ${nameOf(of)} has ${of.started_before ? "a new time" : "changed"}`,
    blocks: [
      paragraph(
        `Your ${nameOf(of)} has ${of.started_before ? "been moved" : "changed"}. The invitation attached to this e-mail changes your calendar too.`,
      ),
      facts(
        ["When", span(of)],
        ["Instead of", eastern(of.started_before)],
        ["Where", of.address],
        ["Order", of.order_id],
      ),
      quoted(of.note),
      atOrder(of.order_id),
      note(OTHER_TIME),
    ],
  })),
  installation_cancelled: letter(appointment, (of) => ({
    subject: `Your ${nameOf(of)} on ${formatVisit(of.starts_at)} is cancelled`,
    preview: "We are sorry. We’ll find another time with you.",
    heading: `Your ${nameOf(of)} is cancelled`,
    blocks: [
      paragraph(`We are sorry: we have to cancel your ${nameOf(of)}. We’ll find another time with you.`),
      quoted(of.message),
      facts(["It was planned for", eastern(of.starts_at)], ["Where", of.address], ["Order", of.order_id]),
      atOrder(of.order_id),
      note(`Reply to this e-mail or call ${business.phone}.`),
    ],
  })),
  /** The day after nobody wonders what hangs: what was hung, who signed for it, and where we can be reached. */
  installation_done: letter(
    {
      ...client,
      customer_email: line,
      appointment_id: line,
      order_id: line,
      hung_at: time,
      /** The windows, by the names they have. */
      hung: line,
      signed_name: line,
    },
    (of) => ({
      subject: `Your installation of ${formatDate(of.hung_at)} is done`,
      preview: "What was hung, and how to reach us.",
      heading: "Your installation is done",
      blocks: [
        paragraph("Thank you for having us. We hope that you like what hangs in your rooms."),
        facts(
          ["Hung on", formatLongDate(of.hung_at)],
          ["Windows", of.hung],
          ["Received by", of.signed_name],
          ["Order", of.order_id],
        ),
        atOrder(of.order_id),
        note(`Is something not as it should be? Reply to this e-mail or call ${business.phone}.`),
      ],
    }),
  ),
  /** To whoever goes. */
  installation_notice: kind(
    {
      ...appointment,
      change: z.enum(["booked", "moved", "cancelled"]),
      phone: line,
      house_note: lines,
      title: line,
    },
    (of) => ({
      subject: `${names[of.visit]} ${of.change}: ${of.title || of.customer_name}, ${formatVisit(of.starts_at)}`,
      preview: of.address,
      heading: `${names[of.visit]} ${changes[of.change]}`,
      blocks: [
        facts(
          ["When", span(of)],
          ["Instead of", eastern(of.started_before)],
          ["Who", of.title || of.customer_name],
          ["Where", of.address],
          ["Phone", of.phone],
          ["Order", of.order_id],
          ["For the client", of.note],
          ["For us", of.house_note],
        ),
        quoted(of.message),
        inTheWeek(of.appointment_id),
      ],
    }),
  ),
  installation_move_asked: kind(
    {
      ...behind,
      order_id: line,
      appointment_id: line,
      visit: appointment.visit,
      starts_at: time,
      message: lines,
    },
    (of) => ({
      subject: `${of.customer_name} asks to move the ${nameOf(of)} of ${formatVisit(of.starts_at)}`,
      preview: of.message,
      heading: `${of.customer_name} asks for another time`,
      blocks: [
        facts([names[of.visit], eastern(of.starts_at)], ["Customer", of.customer_name], ["Order", of.order_id]),
        quoted(of.message),
        inTheWeek(of.appointment_id),
      ],
    }),
  ),
  /** From the table or from a stop, in the words of whoever found it. */
  problem_reported: kind(
    { order_id: line, about: line, place: z.enum(["at the table", "at a stop"]), told_by: line, message: lines },
    (of) => ({
      subject: `Problem ${of.place}: ${of.about}`,
      preview: of.message,
      heading: `Something is wrong ${of.place}`,
      blocks: [
        facts(["What", of.about], ["Told by", of.told_by], ["Order", of.order_id]),
        quoted(of.message),
        of.order_id
          ? button("Open the order", `/admin/dashboard/orders/${encodeURIComponent(of.order_id)}`)
          : button("Open the stops", "/admin/dashboard/stops"),
      ],
    }),
  ),
  /** On the day before, to the client and to whoever goes. */
  visit_reminder: kind(
    {
      ...client,
      customer_email: line,
      holder: z.enum(["consultation", "appointment"]),
      appointment_id: line,
      sequence: z.number().int().min(0),
      visit: z.enum(["consultation", "call", "installation", "measure", "pick-up", "other"]),
      starts_at: time,
      ends_at: time,
      address: line,
      call_link: address.default(""),
      order_id: line,
      note: lines,
      /** It is to whoever goes, and not to the client. */
      ours: flag,
      phone: line,
    },
    (of) => {
      const what = reminded[of.visit];
      const when = `${formatVisit(of.starts_at)} to ${formatTime(of.ends_at)} (Eastern time)`;
      const path = of.holder === "consultation" ? "consultations" : "week";
      const name = of.first_name || of.customer_name;
      const ours = [
        facts(["When", when], ["Who", of.customer_name], ["Where", of.address], ["Phone", of.phone], ["Note", of.note]),
        button("Open it", `/admin/dashboard/${path}/${encodeURIComponent(of.appointment_id)}`),
      ];
      const theirs = [
        greeting(name),
        paragraph(of.visit === "consultation" || of.visit === "call" ? plans.other : plans[of.visit]),
        facts(["When", when], ["Where", of.address], ["Video link", of.call_link], ["Order", of.order_id]),
        quoted(of.note),
        atOrder(of.order_id),
        note(`If the time no longer suits you, please call ${business.phone} today.`),
        signature,
      ];
      return {
        subject: of.ours
          ? `Tomorrow: ${of.customer_name}, ${formatTime(of.starts_at)}`
          : `Tomorrow: your ${what}, ${formatTime(of.starts_at)}`,
        preview: of.address,
        heading: `Tomorrow at ${formatTime(of.starts_at)}`,
        blocks: of.ours ? ours : theirs,
      };
    },
  ),
  /** In the morning, to one of us: each line of a text is one thing. */
  day_summary: kind(
    {
      first_name: line.default(""),
      day,
      stops: lines,
      late: lines,
      at_risk: lines,
      tasks: lines,
      /** How many wait for an answer; empty for none. */
      inquiries: line,
    },
    (of) => ({
      subject: `Your day, ${formatDate(noonOf(of.day))}`,
      preview: of.stops.split("\n")[0] || "What is to be done today.",
      heading: `Your day, ${formatDate(noonOf(of.day))}`,
      blocks: [
        paragraph(of.first_name ? `Good morning, ${of.first_name}.` : "Good morning."),
        facts(
          ["Today", of.stops],
          ["Late", of.late],
          ["At risk", of.at_risk],
          ["To be done", of.tasks],
          ["Questions to answer", of.inquiries],
        ),
        button("Open the portal", "/admin/dashboard"),
      ],
    }),
  ),
};

const reminded = {
  consultation: "consultation",
  call: "video call",
  installation: "installation",
  measure: "measure",
  "pick-up": "pick-up",
  other: "visit",
};
