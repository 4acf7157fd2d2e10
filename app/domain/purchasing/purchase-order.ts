import { describeList } from "#app/domain/list-query.ts";
import type { RefusalCode } from "#app/domain/refusal.ts";
import type { Verdict } from "#app/domain/verdict.ts";

export const purchaseStates = ["draft", "ordered", "acknowledged", "closed"] as const;
export type PurchaseState = (typeof purchaseStates)[number];

export const purchaseStateLabels: Record<PurchaseState, string> = {
  draft: "Draft",
  ordered: "Ordered",
  acknowledged: "Acknowledged",
  closed: "Closed",
};

export const purchaseOrderList = describeList({ state: { values: purchaseStates, usual: null } });
export type PurchaseOrderListQuery = ReturnType<typeof purchaseOrderList.parse>;

/**
 * Draft: nobody has been asked for it. Waiting: ordered, and not all of it is here. Short: no more comes, and what is missing is
 * to be bought elsewhere. Enough: no more comes, and what came will do.
 */
export type LineState = "draft" | "waiting" | "arrived" | "short" | "enough" | "cancelled";

export const lineStateLabels: Record<LineState, string> = {
  draft: "Not ordered yet",
  waiting: "Waiting",
  arrived: "Arrived",
  short: "Came short",
  enough: "Enough came",
  cancelled: "Cancelled",
};

/** An open line holds the needs that it answers for. */
export function isOpen(state: LineState): boolean {
  return state === "draft" || state === "waiting";
}

/** Lines are all on one form of two hundred fields. */
export const MOST_LINES = 30;
export const MOST_MILLI = 100_000_000;

/** PO-2026-0001, counted anew each year. */
export function purchaseNumber(year: string, count: number): string {
  return `PO-${year}-${String(count).padStart(4, "0")}`;
}

/** Quantity times price, to the cent; unknown where the price is. */
export function costOf(quantityMilli: number, priceCents: number | null): number | null {
  return priceCents === null ? null : Math.round((quantityMilli * priceCents) / 1000);
}

interface Arrival {
  quantityMilli: number;
  faultyMilli: number;
  voidedAt: string | null;
}

/** What has come, and what of it can be used. */
export function arrivedOf(arrivals: readonly Arrival[]) {
  const valid = arrivals.filter(({ voidedAt }) => voidedAt === null);
  const cameMilli = valid.reduce((sum, { quantityMilli }) => sum + quantityMilli, 0);
  const faultyMilli = valid.reduce((sum, { faultyMilli: faulty }) => sum + faulty, 0);
  return { cameMilli, faultyMilli, goodMilli: cameMilli - faultyMilli };
}

/** Where a line stands once something came of it, or was found never to have come. */
export function stateByArrivals(quantityMilli: number, arrivals: readonly Arrival[]): LineState {
  return arrivedOf(arrivals).goodMilli >= quantityMilli ? "arrived" : "waiting";
}

/** Closed is an order of which nothing more can come. */
export function stateOfOrder(
  { orderedAt, acknowledgedAt }: { orderedAt: string | null; acknowledgedAt: string | null },
  lines: readonly { state: LineState }[],
): PurchaseState {
  if (orderedAt === null) return "draft";
  if (!lines.some(({ state }) => isOpen(state))) return "closed";
  return acknowledgedAt === null ? "ordered" : "acknowledged";
}

/** What can be done about a whole order. */
export type OrderAct = "save" | "discard" | "order" | "send-change" | "acknowledge";
/** What can be done about one of its lines once it is ordered. */
export type LineAct = "expect" | "change" | "cancel" | "arrive" | "take-back" | "settle";

export interface OrderNow {
  state: PurchaseState;
  lines: number;
  supplier: string;
  /** How often what is ordered was changed, and which of those states the supplier was told of. */
  revision: number;
  toldRevision: number;
}

const NOT_A_DRAFT = "This order is with its supplier already, so it is no longer a draft.";

export function checkOrderAct(now: OrderNow, act: OrderAct): Verdict<true> {
  const draft = now.state === "draft";
  if (act === "save" || act === "discard") return draft ? yes : no(NOT_A_DRAFT);
  if (act === "order") {
    if (!draft) return no(NOT_A_DRAFT);
    if (now.lines === 0) return no("Nothing is on this order.");
    return now.supplier === "" ? no("Please say who the supplier is.", "supplier") : yes;
  }
  if (draft) return no("This order is still a draft.");
  if (act === "send-change")
    return now.revision > now.toldRevision ? yes : no("The supplier has this order as it stands.");
  return now.state === "ordered" ? yes : no("Nobody waits for an answer about this order.");
}

export function checkLineAct(
  { state, cameMilli }: { state: LineState; cameMilli: number },
  act: LineAct,
): Verdict<true> {
  if (state === "draft") return no("This order is still a draft.");
  if (state === "cancelled") return no("This line was cancelled.");
  // More can come than was ordered, and a slip can be taken back at any time.
  if (act === "arrive" || act === "take-back") return yes;
  if (state !== "waiting") return no("Nothing more is expected of this line.");
  if (cameMilli > 0 && (act === "change" || act === "cancel"))
    return no("Some of it has arrived. Say that no more comes instead.");
  return yes;
}

const yes = { ok: true as const, value: true as const };

function no(reason: string, field?: string) {
  return { ok: false as const, reason, code: "refused" as RefusalCode, field };
}
