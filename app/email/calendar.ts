import { createEvent } from "ics";
import { business } from "#app/content/business.ts";
import type { EmailKind } from "#app/domain/emails/email-kinds.ts";
import type { EmailParameters } from "#app/domain/emails/email-parameters.ts";

type Consultation = EmailParameters<"consultation_booked">;

/** The messages that bring an appointment into the client's calendar, or take it out again. */
export function carriesCalendar(kind: EmailKind) {
  return kind === "consultation_booked" || kind === "consultation_moved" || kind === "consultation_cancelled";
}

/** One appointment keeps one UID for life; a higher sequence replaces what the calendar has. */
export function calendarOf(kind: EmailKind, consultation: Consultation, host: string) {
  const cancelled = kind === "consultation_cancelled";
  const method = cancelled ? ("CANCEL" as const) : ("REQUEST" as const);
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
    title: `Consultation with ${business.name}`,
    location: consultation.address,
    description: `${business.name}, ${business.phone}`,
    organizer: { name: business.name, email: business.email },
    attendees: [
      {
        // A quotation mark would end the name inside the calendar's line.
        name: consultation.customer_name.replaceAll('"', "'"),
        email: consultation.customer_email,
        rsvp: false,
        partstat: cancelled ? "DECLINED" : "ACCEPTED",
        role: "REQ-PARTICIPANT",
      },
    ],
    productId: `-//${business.name}//EN`,
  });
  if (error || !value) throw error ?? new Error("The calendar entry could not be written.");
  return { method, content: value };
}
