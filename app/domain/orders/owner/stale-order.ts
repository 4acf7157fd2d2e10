import { formatDate } from "#app/domain/dates.ts";

interface Meanwhile {
  /** When the client confirmed, as the owner saw it and as it stands now. */
  seenConfirmedAt: string;
  confirmedAt: string | null;
  /** Something else that the owner was looking at has changed too. */
  changed: boolean;
}

/** What happened while the owner was typing, where it is known: the client's yes. */
export function confirmedMeanwhile({ seenConfirmedAt, confirmedAt, changed }: Meanwhile): string | undefined {
  if (confirmedAt === null || confirmedAt === seenConfirmedAt) return undefined;
  const also = changed ? " It was also changed in another tab or on another device." : "";
  const rest = "Please look at it again, and save if you still want to change it.";
  return `The client confirmed this order on ${formatDate(confirmedAt)}, while this page was open.${also} ${rest}`;
}
