import type { AppointmentKind, AppointmentState } from "#app/domain/appointments/appointment-kinds.ts";

/** What takes somebody's hour, and who may read along. */
export interface AppointmentTables {
  /** Everything in a calendar but consultations. */
  appointments: {
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
  };
  heldTimes: {
    calendar: string;
    /** Where a quarter hour begins. */
    quarter: string;
    holder: "consultation" | "appointment";
    holderId: string;
  };
  /** A private address that a calendar program reads; only the hash of what is secret in it. */
  calendarFeeds: {
    userId: string;
    tokenHash: string;
    createdAt: string;
    lastReadAt: string | null;
  };
}

/** When orders are promised and what they wait for, and what we remind ourselves of. */
export interface ScheduleTables {
  /** Days as 2027-03-15, in Pennsylvania. A row and version of its own, so that a date never makes the order's form stale. */
  orderDates: {
    orderId: string;
    /** A Monday. */
    promisedWeek: string | null;
    /** 1 where the client is told of it. */
    promisedShown: number;
    /** Of cloth that stands on no purchase order; what does says so itself. */
    fabricOrderedOn: string | null;
    fabricExpectedOn: string | null;
    fabricArrivedOn: string | null;
    workStartOn: string | null;
    readyOn: string | null;
    version: number;
    updatedAt: string;
    updatedBy: string;
  };
  tasks: {
    id: string;
    title: string;
    note: string;
    dueOn: string | null;
    orderId: string | null;
    customerId: string | null;
    /** Nobody's in particular where empty. */
    assigneeId: string | null;
    doneAt: string | null;
    doneBy: string | null;
    createdBy: string;
    createdAt: string;
    version: number;
  };
}
