import type { AppointmentKind, AppointmentState } from "#app/domain/appointments/appointment-kinds.ts";

/** What takes somebody's hour, and who may read along. */
export interface AppointmentTables {
  appointments: AppointmentsTable;
  heldTimes: HeldTimesTable;
  calendarFeeds: CalendarFeedsTable;
}

/** Everything in a calendar but consultations. */
interface AppointmentsTable {
  id: string;
  kind: AppointmentKind;
  /** Whose hours it takes, as it was when it was booked. */
  calendar: string;
  assigneeId: string | null;
  orderId: string | null;
  userId: string | null;
  startsAt: string;
  endsAt: string;
  bufferMinutes: number;
  state: AppointmentState;
  title: string;
  address: string;
  /** Stands in the client's mail and page. */
  clientNote: string;
  /** Stands nowhere but in the house. */
  houseNote: string;
  /** Counts the changes that a calendar has been told of. */
  sequence: number;
  version: number;
  createdBy: string;
  createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  closedBy: string | null;
  /** What the visit found; of one that was cancelled, the line to the client about why. */
  closedWords: string;
}

interface HeldTimesTable {
  calendar: string;
  /** Where a quarter hour begins. */
  quarter: string;
  holder: "consultation" | "appointment";
  holderId: string;
}

/** A private address that a calendar program reads; only the hash of what is secret in it. */
interface CalendarFeedsTable {
  userId: string;
  tokenHash: string;
  createdAt: string;
  lastReadAt: string | null;
}
