import { formatDate, noonOf } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { isPriceToCome } from "#app/domain/orders/quote.ts";
import { type Asking, whyNotAsked } from "./asking.ts";

interface OrderAtHand {
  status: string;
  totalCents: number | null;
  /** What the version that it shows asks of its client. */
  asking: Asking | null;
  validUntil: string | null;
  /** What is to be paid next, as the ledger has it, and the day it is due. */
  dueCents: number | null;
  dueOn: string | null;
}

/** What its client does next, or what we do meanwhile, in one sentence; nothing once nobody has anything left to do. */
export function nextStepOf(order: OrderAtHand, today: string): string | null {
  const { status, dueCents, dueOn } = order;
  if (status === "cancelled") return null;
  if (status === "submitted" || isPriceToCome(order)) return "We are pricing it. You’ll hear from us by e-mail.";
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
