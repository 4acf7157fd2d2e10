import { isOrderStatus, type OrderStatus } from "#app/domain/orders/order-status.ts";
import { isQuote } from "#app/domain/orders/quote.ts";

/** A turn in the life of an order, as its history has it, oldest first. */
export interface Turn {
  fromStatus: string | null;
  toStatus: string;
  totalCents: number | null;
  confirmation: "given" | "ended" | null;
  at: string;
}

interface OrderInTime {
  status: string;
  totalCents: number | null;
  submittedAt: string | null;
  /** When its client said yes to what it shows. */
  agreedAt: string | null;
}

export interface ProgressStep {
  label: string;
  /** When it happened; nothing for what lies ahead. */
  at: string | null;
  state: "done" | "now" | "ahead";
}

type Milestone = "submitted" | "quoted" | "confirmed" | "in progress" | "completed" | "shipping" | "delivered";

const labels: Record<Milestone, string> = {
  submitted: "Submitted",
  quoted: "Quoted",
  confirmed: "Confirmed",
  "in progress": "In the workroom",
  completed: "Completed",
  shipping: "Shipping",
  delivered: "Delivered",
};
const path = Object.keys(labels) as Milestone[];

/** Not every order is shipped: what we install ourselves is not. So it is not announced before it happens. */
const announced = path.filter((milestone) => milestone !== "shipping");

/** How far an order has come, as a line of steps: those behind it with their dates, then those ahead. */
export function progressOf(order: OrderInTime, history: readonly Turn[]): ProgressStep[] {
  const dates = datesOf(order, history);
  const reached = reachedBy(order, dates);
  const behind = path.slice(0, reached + 1).filter((milestone) => dates[milestone]);
  const steps = behind.map((milestone) => step(milestone, dates[milestone] ?? null, "done"));
  if (order.status === "cancelled") {
    return [...steps, { label: "Cancelled", at: lastAt(history, "cancelled"), state: "now" }];
  }
  const ahead = announced.filter((milestone) => path.indexOf(milestone) > reached);
  const last = steps.at(-1);
  return [
    ...steps.slice(0, -1),
    ...(last ? [{ ...last, state: "now" as const }] : []),
    ...ahead.map((milestone) => step(milestone, null, "ahead")),
  ];
}

type Dates = Partial<Record<Milestone, string | null>>;

/** When each of them last happened. A quote is one with its price, and a new price is a new quote. */
function datesOf({ status, submittedAt, agreedAt }: OrderInTime, history: readonly Turn[]): Dates {
  const quote = history.findLast(
    (turn) => isQuote({ ...turn, status: turn.toStatus }) && turn.confirmation !== "given",
  );
  const later = path.slice(path.indexOf("in progress")).map((status) => [status, lastAt(history, status)]);
  // Work goes on by the earlier yes while a new price waits for another.
  const confirmed = agreedAt ?? (later.some(([name]) => name === status) ? lastYes(history) : null);
  return { submitted: submittedAt, quoted: quote?.at ?? null, confirmed, ...Object.fromEntries(later) };
}

/** The last yes, unless the order has been taken back since. */
function lastYes(history: readonly Turn[]): string | null {
  const yes = history.findLastIndex(({ confirmation }) => confirmation === "given");
  const back = history.slice(yes + 1).some(({ toStatus }) => !path.slice(1).some((name) => name === toStatus));
  return back ? null : (history[yes]?.at ?? null);
}

function lastAt(history: readonly Turn[], status: string): string | null {
  return history.findLast(({ fromStatus, toStatus }) => toStatus === status && fromStatus !== status)?.at ?? null;
}

/** The last milestone behind it, counted in the path; -1 for none. */
function reachedBy(order: OrderInTime, dates: Dates): number {
  const { status } = order;
  if (status === "cancelled") return path.findLastIndex((milestone) => dates[milestone]);
  const quoted = status === "quoted" && (dates.confirmed ? "confirmed" : isQuote(order) ? "quoted" : "submitted");
  return path.indexOf(quoted || (isMilestone(status) ? status : "submitted"));
}

function isMilestone(status: string): status is Milestone & OrderStatus {
  return isOrderStatus(status) && path.some((milestone) => milestone === status);
}

function step(milestone: Milestone, at: string | null, state: ProgressStep["state"]): ProgressStep {
  return { label: labels[milestone], at, state };
}
