/** What is written down about people's data: who a document is about, who has gone, how long things are kept, who looked. */
export interface PeopleTables {
  /** The person in a document that is kept for good: apart from it, so that the person can go and the document stays. */
  documentPeople: {
    /** What kind of document, such as "order", and which. */
    document: string;
    documentId: string;
    /** What the person is in it, such as "client". */
    role: string;
    /** JSON: the name and addresses as they were; null once erased, and from then on for good. */
    person: string | null;
    erasedAt: string | null;
  };
  /** A client has asked to be deleted, and something open has to be finished first. */
  deletionRequests: {
    userId: string;
    requestedAt: string;
  };
  /** Who has been deleted, as an id that leads to nobody. */
  deletions: {
    userId: string;
    at: string;
    by: "client" | "owner" | "command";
    keptOrders: number;
    keptVisits: number;
  };
  retentionRules: {
    id: string;
    emailDays: number;
    sessionDays: number;
    inquiryDays: number;
    auditDays: number;
    version: number;
  };
  /** What the house asks of everybody who works here. */
  staffRules: {
    id: string;
    /** 1 where nobody of the staff goes on without a second step. */
    secondStepForAll: number;
    version: number;
  };
  /** A night's sweep, by its day in Pennsylvania. While it runs, its lease keeps other servers away. */
  sweeps: {
    day: string;
    startedAt: string;
    leaseUntil: string;
    finishedAt: string | null;
    /** JSON: how many rows went, by what they were. */
    removed: string;
  };
  /** What somebody read, exported, changed or deleted. Rows are added, and go when their time is over; none is ever changed. */
  auditEntries: {
    id: string;
    at: string;
    /** Nobody, where a command or the server itself did it. */
    actorId: string | null;
    kind: "read" | "exported" | "changed" | "deleted";
    /** What it is about, such as "customer" or "order", and which; names are looked up, so that none outlives its person. */
    subject: string;
    subjectId: string | null;
    /** In plain words, without a name. */
    words: string;
  };
  orderNotes: OrderNotesTable;
  customerNotes: CustomerNotesTable;
  /** What somebody of us has just done and may take back for a few minutes. */
  undos: {
    id: string;
    kind: "status" | "window" | "merge" | "task" | "appointment";
    actorId: string;
    /** What it is about, by the kind: an order, a client, a task. */
    subjectId: string;
    words: string;
    /** JSON: how it was, and how it must still be to be taken back. */
    before: string;
    after: string;
    at: string;
    expiresAt: string;
    usedAt: string | null;
  };
}

/** What we note to ourselves; no request of a client's ever reads it. */
interface NoteColumns {
  id: string;
  authorId: string;
  body: string;
  at: string;
  updatedAt: string;
  version: number;
}

interface OrderNotesTable extends NoteColumns {
  orderId: string;
}

interface CustomerNotesTable extends NoteColumns {
  customerId: string;
}
