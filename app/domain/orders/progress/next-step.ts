import { dayOf } from "#app/domain/calendar.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { isPriceToCome } from "#app/domain/orders/quote.ts";

/** What the version that an order shows asks of its client: a yes, or why it no longer asks for one. */
type Asking = "yes" | "changed" | "expired" | "declined";

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

interface OrderAtHand {
  status: string;
  totalCents: number | null;
  /** What the version that it shows asks of its client. */
  asking: Asking | null;
  validUntil: string | null;
  /** When its client asked for another version, while this one stays open. */
  changesAskedAt?: string | null;
  /** What is to be paid next, as the ledger has it, and the day it is due. */
  dueCents: number | null;
  dueOn: string | null;
}

/** What its client does next, or what we do meanwhile, in one sentence; nothing once nobody has anything left to do. */
export function nextStepOf(order: OrderAtHand, today: string): string | null {
  const { status, dueCents, dueOn } = order;
  if (status === "cancelled") return null;
  if (status === "submitted" || isPriceToCome(order)) return "We are pricing it. You’ll hear from us by e-mail.";
  if (order.asking === "yes" && order.changesAskedAt) {
    return "You asked for changes. We’ll send a new version; you can still confirm this one.";
  }
  if (order.asking === "yes") return "Your quote is ready: look at it, and confirm it.";
  if (order.asking === "changed" || order.asking === "expired") return whyNotAsked(order);
  if (dueCents !== null && dueCents > 0) {
    if (dueOn === null) return `Next: ${formatMoney(dueCents)} to pay.`;
    const day = formatDate(noonOf(dueOn));
    return dueOn < today
      ? `${formatMoney(dueCents)} was due on ${day}. Thank you for paying it soon.`
      : `Next: ${formatMoney(dueCents)} to pay by ${day}.`;
  }
  if (status === "quoted" && order.asking === "declined") return whyNotAsked(order);
  return meanwhile[status] ?? null;
}

const meanwhile: Record<string, string> = {
  quoted: "We take it to the workroom next.",
  "in progress": "It is in the workroom. We write when it is finished.",
  completed: "It is finished. We’ll arrange the day it comes to you.",
  shipping: "It is on its way to you.",
};
