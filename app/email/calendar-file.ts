import { createEvent, createEvents, type EventAttributes } from "ics";
import { kindLabels } from "#app/domain/appointments/appointment-kinds.ts";
import type { EmailKind } from "#app/domain/emails/email-kinds.ts";
import type { SiteFacts } from "#app/domain/site/site-facts.ts";
import type { EmailWords } from "./email-messages.ts";

type Consultation = EmailWords<"consultation_booked">;
type Appointment = EmailWords<"installation_booked">;

const withCalendar: EmailKind[] = [
  "installation_booked",
  "installation_moved",
  "installation_cancelled",
  "installation_notice",
];

/** The messages that bring an appointment into a calendar, or take it out again. */
export function carriesCalendar(kind: EmailKind) {
  return kind.startsWith("consultation_") || withCalendar.includes(kind);
}

type Business = SiteFacts["business"];

interface Site {
  business: Business;
  host: string;
  page: (path: string) => string;
}

/**
 * One appointment keeps one UID for life; a higher sequence replaces what the calendar has. The client is invited; the
 * business, whose appointment it is, only gets its entry.
 */
export function calendarOf(kind: EmailKind, filled: Consultation | Appointment, { business, host, page }: Site) {
  const cancelled = kind.includes("_cancelled") || ("change" in filled && filled.change === "cancelled");
  const ours = kind.endsWith("_notice");
  const wanted = ours ? ("PUBLISH" as const) : ("REQUEST" as const);
  const method = cancelled ? ("CANCEL" as const) : wanted;
  const { id, what, place, path } = thingOf(filled);
  const { error, value } = createEvent({
    ...eventOf({ uid: `${id}@${host}`, cancelled, place, ...filled }),
    method,
    organizer: { name: business.name, email: business.email },
    productId: productOf(business),
    ...(ours ? entryFor(filled, { what, more: page(path) }) : invitationFor(filled, { what, cancelled, business })),
  });
  if (error || !value) throw error ?? new Error("The calendar entry could not be written.");
  return { method, content: value };
}

const productOf = ({ name }: Business) => `-//${name}//EN`;

interface Timed {
  uid: string;
  sequence: number;
  cancelled: boolean;
  starts_at: string;
  ends_at: string;
  place: string;
}

/** What every entry of ours says: in UTC, so that it means one moment in whatever calendar it stands. */
function eventOf({ uid, sequence, cancelled, starts_at, ends_at, place }: Timed) {
  return {
    uid,
    sequence,
    status: cancelled ? ("CANCELLED" as const) : ("CONFIRMED" as const),
    start: Date.parse(starts_at),
    startInputType: "utc" as const,
    startOutputType: "utc" as const,
    end: Date.parse(ends_at),
    endInputType: "utc" as const,
    endOutputType: "utc" as const,
    ...(place && { location: place }),
  };
}

function thingOf(filled: Consultation | Appointment) {
  if ("appointment_id" in filled) {
    const { appointment_id: id, visit, address: place } = filled;
    const path = `/admin/dashboard/week/${encodeURIComponent(id)}`;
    return { id, what: visit === "other" ? "Visit" : kindLabels[visit], place, path };
  }
  const { consultation_id: id, call_link, address } = filled;
  const path = `/admin/dashboard/consultations/${encodeURIComponent(id)}`;
  return { id, what: call_link ? "Video call" : "Consultation", place: call_link || address, path };
}

type Rest = Pick<EventAttributes, "title" | "description" | "attendees">;
type Whom = Pick<Consultation, "customer_name" | "customer_email" | "note">;

function invitationFor(
  filled: Whom,
  { what, cancelled, business }: { what: string; cancelled: boolean; business: Business },
): Rest {
  return {
    title: `${what} with ${business.name}`,
    description: `${business.name}, ${business.phone}`,
    attendees: [
      {
        // A quotation mark would end the name inside the calendar's line.
        name: (filled.customer_name || filled.customer_email).replaceAll('"', "'"),
        email: filled.customer_email,
        rsvp: false,
        partstat: cancelled ? "DECLINED" : "ACCEPTED",
        role: "REQ-PARTICIPANT",
      },
    ],
  };
}

/** Who it is and where more stands, for whoever looks at it on the way. */
function entryFor(filled: Whom, { what, more }: { what: string; more: string }): Rest {
  const { customer_name, customer_email, note } = filled;
  const who = ("title" in filled && String(filled.title)) || customer_name;
  return {
    title: who ? `${what}: ${who}` : what,
    description: [customer_email, note, more].filter(Boolean).join("\n"),
  };
}

/** An entry of somebody's calendar as it is read from us, not mailed. */
export interface CalendarEntry {
  id: string;
  sequence: number;
  cancelled: boolean;
  startsAt: string;
  endsAt: string;
  place: string;
  title: string;
  text: string;
  /** When it was last changed: what did not change is the same file again. */
  changedAt?: string;
}

/** A whole calendar, of any number of entries. */
export function writeCalendar(host: string, business: Business, entries: CalendarEntry[]): string {
  const productId = productOf(business);
  const events = entries.map(({ id, startsAt, endsAt, title, text, changedAt, ...rest }) => ({
    ...eventOf({ uid: `${id}@${host}`, starts_at: startsAt, ends_at: endsAt, ...rest }),
    title,
    ...(changedAt && { timestamp: Date.parse(changedAt) }),
    ...(text && { description: text }),
  }));
  // The library writes no calendar without an entry.
  if (events.length === 0) return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:${productId}\r\nEND:VCALENDAR\r\n`;
  const { error, value } = createEvents(events, { productId, method: "PUBLISH", calName: business.name });
  if (error || !value) throw error ?? new Error("The calendar could not be written.");
  return value;
}
