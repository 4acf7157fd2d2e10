import { formatDate } from "#app/domain/dates.ts";

/** An order that one of us entered for its client. */
export interface Entry {
  /** When it was handed in. */
  at: string;
  checkedAt: string | null;
  checkedHow: "portal" | "phone" | null;
}

interface EntryColumns {
  enteredBy: string | null;
  clientCheckedAt: string | null;
  clientCheckedHow: "portal" | "phone" | null;
  submittedAt: string | null;
}

/** Nothing of an order that its client built, or that is not handed in yet. */
export function entryOf({ enteredBy, submittedAt, clientCheckedAt, clientCheckedHow }: EntryColumns): Entry | null {
  if (enteredBy === null || submittedAt === null) return null;
  return { at: submittedAt, checkedAt: clientCheckedAt, checkedHow: clientCheckedHow };
}

/** What the client is asked, until they or somebody on the telephone has said that it is right. */
export function askToCheck(entry: Entry | null): string | null {
  if (!entry || entry.checkedAt !== null) return null;
  return `We entered this for you on ${formatDate(entry.at)}. Please check the windows.`;
}

/** How far that is, for the house: on the order, on the sheet and on a card. Never a reason to wait. */
export function entryInWords(entry: Entry): string {
  if (entry.checkedAt === null) return "We entered this order. The client has not checked it yet.";
  const how = entry.checkedHow === "phone" ? "read to the client by telephone" : "checked by the client";
  return `We entered this order; ${how} on ${formatDate(entry.checkedAt)}.`;
}

/** Whether its client may ask us to change it: as long as we have only looked at it, or it is theirs to check and not made. */
export function mayAskToChange({ status, toCheck }: { status: string; toCheck: string | null }): boolean {
  return status === "submitted" || (toCheck !== null && (status === "quoted" || status === "in progress"));
}
