import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import { chosenEntry } from "#app/domain/fabrics/chosen-fabric.ts";
import { readWindows } from "#app/domain/orders/documents/stored-window.ts";
import type { Order } from "#app/domain/orders/order.ts";
import { isOrderStatus, type OrderStatus } from "#app/domain/orders/order-status.ts";
import { type OrderSite, readSite } from "#app/domain/orders/site/site-form.ts";
import { windowId } from "#app/domain/orders/window.ts";
import typed from "./data/orders.json" with { type: "json" };
import { demoBook } from "./demo-fabrics.ts";

type Kept = "id" | "userId" | "totalCents" | "paymentLink" | "hardware" | "windows" | "createdAt" | "submittedAt";

export interface DemoOrder extends Pick<Order, Kept> {
  status: OrderStatus;
  step: number;
  hardwareChoice: boolean | null;
  /** Where its client answered what is asked about the house. */
  site?: OrderSite;
  /** When the owner named a price. */
  quotedAt?: string;
  confirmedAt?: string;
  /** A custom order, written by the owner, has these two. */
  orderName?: string;
  description?: string;
}

/** A window as it is typed, with its measurements and treatments by their names. */
interface TypedWindow {
  name: string;
  measurements: string;
  customizations: NamedTreatments;
  draft?: { treatments: string[]; customizations: NamedTreatments };
}
type NamedTreatments = Partial<Record<string, string>>;

const measurements: Partial<Record<string, object>> = typed.measurements;
const treatments: Partial<Record<string, (typeof typed.treatments)[keyof typeof typed.treatments]>> = typed.treatments;

/** Of each kind of treatment the one of this name, with its style as the catalogue describes it. */
function treatmentsNamed(chosen: NamedTreatments) {
  const entries = Object.entries(chosen).map(([type, named = ""]) => {
    const treatment = treatments[named];
    const style = treatment && findStyle(treatment.style.group, treatment.style.name);
    if (!style) throw new Error(`The demo knows no ${named}.`);
    const fabrics = { ...treatment.fabrics, fabrics: treatment.fabrics.fabrics.map(entryOf) };
    return [type, { ...treatment, style, fabrics }];
  });
  return Object.fromEntries(entries);
}

/** A cloth of the book as it is kept in an order that chose it, any other as it was typed. */
function entryOf(cloth: { name: string } | { book: string }) {
  if (!("book" in cloth)) return cloth;
  const fabric = demoBook.find(({ id }) => id === cloth.book);
  if (!fabric) throw new Error(`The book has no ${cloth.book}.`);
  return { ...chosenEntry(fabric), role: "main", buyer: "us" };
}

/** The same on every machine, as all of the demo is. */
export function windowIdentity(orderId: string, index: number) {
  return { id: windowId(orderId, index + 1), key: `${orderId}-key${index + 1}` };
}

export function statusNamed(status: string): OrderStatus {
  if (isOrderStatus(status)) return status;
  throw new Error(`No status is called ${status}.`);
}

/** The sample orders: every status, and a custom order. */
export const demoOrders: DemoOrder[] = typed.orders.map(({ status, windows, site, ...order }): DemoOrder => {
  const stored = windows.map(({ draft, ...window }: TypedWindow, index) => ({
    ...window,
    ...windowIdentity(order.id, index),
    measurements: measurements[window.measurements],
    customizations: treatmentsNamed(window.customizations),
    draft: draft && { ...draft, customizations: treatmentsNamed(draft.customizations) },
  }));
  return {
    ...order,
    status: statusNamed(status),
    windows: readWindows(stored),
    ...(site && { site: readSite(JSON.stringify(site)) }),
  };
});
