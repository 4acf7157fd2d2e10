import { createEvent, type EventAttributes } from "ics";
import { business } from "#app/content/business.ts";
import type { EmailKind } from "#app/domain/emails/email-kinds.ts";
import type { EmailWords } from "./email-messages.ts";

type Consultation = EmailWords<"consultation_booked">;

/** The messages that bring an appointment into a calendar, or take it out again. */
export function carriesCalendar(kind: EmailKind) {
  return kind.startsWith("consultation_");
}

/**
 * One appointment keeps one UID for life; a higher sequence replaces what the calendar has. The client is invited; the
 * business, whose appointment it is, only gets its entry.
 */
export function calendarOf(
  kind: EmailKind,
  consultation: Consultation,
  { host, page }: { host: string; page: (path: string) => string },
) {
  const cancelled = kind.startsWith("consultation_cancelled");
  const ours = kind.endsWith("_notice");
  const wanted = ours ? ("PUBLISH" as const) : ("REQUEST" as const);
  const method = cancelled ? ("CANCEL" as const) : wanted;
  const place = consultation.call_link || consultation.address;
  const { error, value } = createEvent({
    uid: `${consultation.consultation_id}@${host}`,
    sequence: consultation.sequence,
    method,
    status: cancelled ? "CANCELLED" : "CONFIRMED",
    start: Date.parse(consultation.starts_at),
    startInputType: "utc",
    startOutputType: "utc",
    end: Date.parse(consultation.ends_at),
    endInputType: "utc",
    endOutputType: "utc",
    ...(place && { location: place }),
    organizer: { name: business.name, email: business.email },
    productId: `-//${business.name}//EN`,
    ...(ours ? entryFor(consultation, page) : invitationFor(consultation, cancelled)),
  });
  if (error || !value) throw error ?? new Error("The calendar entry could not be written.");
  return { method, content: value };
}

const meetingOf = ({ call_link }: Consultation) => (call_link ? "Video call" : "Consultation");

type Rest = Pick<EventAttributes, "title" | "description" | "attendees">;

function invitationFor(consultation: Consultation, cancelled: boolean): Rest {
  return {
    title: `${meetingOf(consultation)} with ${business.name}`,
    description: `${business.name}, ${business.phone}`,
    attendees: [
      {
        // A quotation mark would end the name inside the calendar's line.
        name: (consultation.customer_name || consultation.customer_email).replaceAll('"', "'"),
        email: consultation.customer_email,
        rsvp: false,
        partstat: cancelled ? "DECLINED" : "ACCEPTED",
        role: "REQ-PARTICIPANT",
      },
    ],
  };
}

/** Who it is and where more stands, for whoever looks at it on the way. */
function entryFor(consultation: Consultation, page: (path: string) => string): Rest {
  const { consultation_id, customer_name, customer_email, note } = consultation;
  const more = page(`/admin/dashboard/consultations/${encodeURIComponent(consultation_id)}`);
  return {
    title: `${meetingOf(consultation)}: ${customer_name}`,
    description: [customer_email, note, more].filter(Boolean).join("\n"),
  };
}
