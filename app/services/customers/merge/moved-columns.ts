/**
 * What goes with a client who becomes part of another, by the column that says whose it is. Whatever else points to a client stays
 * as it was written: it says who somebody was (the ledger, answers, card payments), or how they log in.
 */
export const movedColumns = {
  orders: "userId",
  consultations: "userId",
  appointments: "userId",
  emails: "userId",
  inquiries: "userId",
  swatchRequests: "userId",
  tasks: "customerId",
  customerNotes: "customerId",
  files: "ownerId",
} as const;

export type MovedTable = keyof typeof movedColumns;
export const movedTables = Object.keys(movedColumns) as MovedTable[];

/** Ids by table: what went over, and goes back when it is undone. */
export type Moved = Record<MovedTable, string[]>;
