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
  /** When its client asked for another version, while this one stays open. */
  changesAskedAt?: string | null;
}

interface Shown extends Pick<Asked, "validUntil"> {
  state: string;
  kind: string;
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
export function whyNotAsked({ asking, validUntil, closedAt = null, changesAskedAt }: Asked): string {
  if (asking === "changed") return WINDOWS_CHANGED;
  if (asking === "expired") {
    const until = validUntil === null ? "is over" : `was valid until ${formatDate(noonOf(validUntil))}`;
    if (changesAskedAt) return `This quote ${until}. You asked for changes, and we’ll send you a new version.`;
    return `This quote ${until}. Would you still like it? Ask for changes, and we’ll send you a new one.`;
  }
  if (asking !== "declined") return "";
  return `You declined this quote${closedAt ? ` on ${formatDate(closedAt)}` : ""}. If you change your mind, write to us.`;
}

interface OrderAtHand extends Asked {
  status: string;
  totalCents: number | null;
  /** What is to be paid next, as the ledger has it, and the day it is due. */
  dueCents: number | null;
  dueOn: string | null;
  /** There is a link, a card or a check to pay it with. */
  payableNow: boolean;
  /** When we come next, and what for. */
  visit?: { kind: string; startsAt: string } | undefined;
}

/** What its client does next, or what we do meanwhile, in one sentence; nothing once nobody has anything left to do. */
export function nextStepOf(order: OrderAtHand, today: string): string | null {
  const { status, dueCents, dueOn, visit } = order;
  if (status === "cancelled") return null;
  if (status === "submitted" || isPriceToCome(order)) return "We are pricing it. You’ll hear from us by e-mail.";
  const asked =
    order.changesAskedAt && "You asked for changes. We’ll send a new version; you can still confirm this one.";
  if (order.asking === "yes") return asked || "Your quote is ready: look at it, and confirm it.";
  if (order.asking === "changed" || order.asking === "expired") return whyNotAsked(order);
  const [due, day] = [formatMoney(dueCents), dueOn && formatDate(noonOf(dueOn))];
  const isDue = dueCents !== null && dueCents > 0;
  const link = order.payableNow ? "" : " We’ll send you a payment link.";
  if (isDue && dueOn && dueOn < today) return `${due} was due on ${day}.${link || " Thank you for paying it soon."}`;
  if (isDue) return `Next: ${due} to pay${day ? ` by ${day}` : ""}.${link}`;
  if (status === "quoted" && order.asking === "declined") return whyNotAsked(order);
  const coming = visit && meanwhile[`${status} ${visit.kind}`];
  if (coming) return `${coming} ${formatDate(visit.startsAt)}.`;
  return meanwhile[status] ?? null;
}

/** By its status, and where a visit of a kind lies ahead, by both. */
const meanwhile: Record<string, string> = {
  quoted: "We take it to the workroom next.",
  "in progress": "It is in the workroom. We write when it is finished.",
  completed: "It is finished. We’ll arrange the day it comes to you.",
  shipping: "It is on its way to you.",
  "quoted measure": "We come to measure on",
  "in progress installation": "It is in the workroom. We come to install it on",
  "completed installation": "It is finished. We come to install it on",
};
