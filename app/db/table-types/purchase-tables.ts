import type { LineState, PurchaseState } from "#app/domain/purchasing/purchase-order.ts";
import type { PurchaseUnit } from "#app/domain/workroom/buying/purchase.ts";

/** What we order from suppliers, for which orders of clients, and what came of it. */
export interface PurchaseTables {
  purchaseOrders: {
    /** Its number, PO-2026-0001. A draft that was discarded leaves a gap. */
    id: string;
    supplier: string;
    email: string;
    /** For the supplier to read. */
    note: string;
    /** What stateOfOrder says of it, for lists. */
    state: PurchaseState;
    /** Rises with each change of what is ordered; the supplier has been told as far as the other. */
    revision: number;
    toldRevision: number;
    orderedAt: string | null;
    /** How the supplier was told last. */
    orderedBy: "mail" | "phone" | null;
    acknowledgedAt: string | null;
    version: number;
    createdBy: string;
    createdAt: string;
    updatedAt: string;
  };
  /** Once ordered, the database itself refuses to change what it says; a change is another line that replaces it. */
  purchaseLines: {
    id: string;
    purchaseOrderId: string;
    position: number;
    part: string;
    name: string;
    color: string;
    unit: PurchaseUnit;
    /** In thousandths of the unit, as every quantity here. */
    quantityMilli: number;
    /** Of one unit, and of all; nothing where nobody knows. */
    priceCents: number | null;
    costCents: number | null;
    expectedOn: string | null;
    state: LineState;
    /** Why it was cancelled. */
    reason: string;
    replacesId: string | null;
    /** 1 from its ordering on. */
    ordered: number;
  };
  /** What of a line is for an order of a client. */
  purchaseShares: {
    id: string;
    lineId: string;
    /** Refers to nothing: an order that is gone is still named. */
    orderId: string;
    need: string;
    /** The frozen packet it was bought by; none for a draft. */
    packet: number | null;
    needMilli: number;
    shareMilli: number;
    /** The order and its need while the line is open; unique, so that no need stands on two open orders. */
    held: string | null;
  };
  /** Only added to. What was entered by mistake is marked, and counts no more. */
  purchaseArrivals: {
    id: string;
    lineId: string;
    day: string;
    quantityMilli: number;
    /** What of it cannot be used. */
    faultyMilli: number;
    lot: string;
    /** Which of the bolts of that lot. */
    bolt: string;
    note: string;
    actorId: string;
    at: string;
    voidedAt: string | null;
  };
}
