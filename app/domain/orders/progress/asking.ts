import { dayOf } from "#app/domain/calendar.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";

/** What the version that an order shows asks of its client: a yes, or why it no longer asks for one. */
export type Asking = "yes" | "changed" | "expired" | "declined";

/** The client reads this in the place of Confirm Order; whoever writes down a yes reads what differs. */
export const WINDOWS_CHANGED = "Some windows have changed since this was priced. We’ll send you a new quote.";

interface Asked {
  asking: Asking | null;
  validUntil: string | null;
  closedAt?: string | null;
}

interface Shown {
  state: string;
  kind: string;
  validUntil: string | null;
  /** Its windows are others than when it was priced. A plain quote can be taken all the same. */
  changed: boolean;
}

/** Nothing where it is answered with a yes, or was taken back. A quote counts to the end of its last day. */
export function askingOf({ state, kind, validUntil, changed }: Shown, now: Date): Asking | null {
  if (state === "declined") return "declined";
  if (state !== "sent") return null;
  if (changed && kind === "lines") return "changed";
  return validUntil !== null && dayOf(now) > validUntil ? "expired" : "yes";
}

/** Why a quote cannot be confirmed any more, the same wherever its client reads of it; nothing while it can. */
export function whyNotAsked({ asking, validUntil, closedAt = null }: Asked): string {
  if (asking === "changed") return WINDOWS_CHANGED;
  if (asking === "expired") {
    const until = validUntil === null ? "is over" : `was valid until ${formatDate(noonOf(validUntil))}`;
    return `This quote ${until}. Would you still like it? Ask for changes, and we’ll send you a new one.`;
  }
  if (asking !== "declined") return "";
  return `You declined this quote${closedAt ? ` on ${formatDate(closedAt)}` : ""}. If you change your mind, write to us.`;
}
