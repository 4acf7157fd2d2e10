import { isOrderStatus, meaningOf } from "#app/domain/orders/order-status.ts";

export interface HeldOrder {
  id: string;
  status: string;
  /** A version of its quote is in force, however its client said yes. */
  accepted: boolean;
  /** It was once quoted with a price, confirmed or in work. */
  kept: boolean;
  /** Something is left to pay or to give back. */
  unsettled: boolean;
}

export interface HeldVisit {
  id: string;
  startsAt: string;
  paid: boolean;
  /** Booked, and still ahead. */
  upcoming: boolean;
}

/**
 * What a deletion does to an order: what is being made waits until it is finished, and what is owed either way until it is
 * settled; what the law makes us keep stays without the person (closed first, if it still asked for something), and everything
 * else goes.
 */
export type OrderFate = "waits" | "kept" | "closed and kept" | "deleted";

export function fateOfOrder(order: HeldOrder): OrderFate {
  const { status, kept } = order;
  const { tone } = meaningOf(status);
  if (isInHand(order) || order.unsettled) return "waits";
  if (!kept) return "deleted";
  return tone === "done" || tone === "stopped" ? "kept" : "closed and kept";
}

function isInHand({ status, accepted }: HeldOrder) {
  const { tone } = meaningOf(status);
  // A status that we do not know may be somebody's work.
  if (tone === "work" || !isOrderStatus(status)) return true;
  return accepted && tone !== "done" && tone !== "stopped";
}

/** A fee that was paid is money, and stays without the person; before the visit has taken place it is owed. */
export function fateOfVisit({ paid, upcoming }: HeldVisit): "waits" | "kept" | "deleted" {
  if (!paid) return "deleted";
  return upcoming ? "waits" : "kept";
}

export interface DeletionPlan {
  /** What has to be finished first; the deletion is carried out once this is empty. */
  waitsFor: string[];
  orders: { id: string; fate: OrderFate }[];
  visits: { id: string; fate: "waits" | "kept" | "deleted" }[];
}

export function planDeletion(orders: HeldOrder[], visits: HeldVisit[]): DeletionPlan {
  const plan = {
    orders: orders.map((order) => ({ id: order.id, fate: fateOfOrder(order) })),
    visits: visits.map((visit) => ({ id: visit.id, fate: fateOfVisit(visit) })),
  };
  const openOrders = orders
    .filter((order) => fateOfOrder(order) === "waits")
    .map((order) => (isInHand(order) ? `order ${order.id}` : `the balance of order ${order.id}`));
  const paidVisit = plan.visits.some(({ fate }) => fate === "waits") ? ["the consultation that is already paid"] : [];
  return { ...plan, waitsFor: [...openOrders, ...paidVisit] };
}

/** "order LF-1 and order LF-2" */
export function inWords(things: string[]): string {
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(things);
}

/** Why an account is not deleted at once, to either side. */
export function waitingSentence(waitsFor: string[]): string {
  return `An account cannot be deleted while we still have work for it in hand: ${inWords(waitsFor)}.`;
}

/** To whom a deletion is explained: the client, or the house that does it for one. */
export type Reader = "client" | "owner";

/** What every deletion takes, said before it is asked for. */
export function whatGoes(reader: Reader): string {
  return reader === "client"
    ? "Your profile and password, your log-ins on every device, drafts and orders that were never quoted, consultations without a paid fee, requests for swatches, questions you asked us, and the e-mails we hold for you."
    : "Their profile and password, their log-ins on every device, drafts and orders that were never quoted, consultations without a paid fee, requests for swatches, questions they asked us, and the e-mails to and about them.";
}

/** What has been asked of us and is not done any more, by name; what was never sent to us is counted. */
export function withdrawnWords(reader: Reader, orders: string[], drafts: number): string {
  const whose = reader === "client" ? "Your" : "Their";
  const one = orders.length === 1;
  const asked = `${whose} ${one ? "order" : `${orders.length} orders`} waiting for a quote ${one ? "is" : "are"} withdrawn: ${orders.slice(0, 20).join(", ")}.`;
  const begun = `${drafts} ${drafts === 1 ? "draft is" : "drafts are"} deleted.`;
  return [...(orders.length > 0 ? [asked] : []), ...(drafts > 0 ? [begun] : [])].join(" ");
}

/** Whether what the owner typed is this customer's name or id: nobody deletes the wrong one by a slip. */
export function namesCustomer(typed: string, { id, name }: { id: string; name: string }): boolean {
  const text = typed.trim().toLowerCase();
  return text !== "" && [id, name].some((known) => known.toLowerCase() === text);
}

/** What every deletion leaves. */
export function whatStays(reader: Reader): string {
  const whose = reader === "client" ? "Your" : "Their";
  return `What the law makes us keep: orders that were quoted, confirmed or made, and paid fees, with their amounts and dates. ${whose} name, addresses and phone number are taken out of them.`;
}

/** Where a client writes freely, whatever the document. */
const NOTES = new Set(["note", "nearbyNote"]);

/**
 * A stored document without what its client wrote about themselves: what they call their windows, and their notes. What was
 * to be made stays as it is. `names` says what each window is called from now on.
 */
export function withoutPerson<Document>(document: Document, names: ReadonlyMap<string, string>): Document {
  return clean(document, "", names) as Document;
}

function clean(value: unknown, key: string, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return NOTES.has(key) ? "" : renamed(value, key, names);
  if (Array.isArray(value)) return value.map((entry) => clean(entry, key, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    // Of a note with who said it, { by, value }, the value is the note.
    Object.entries(value).map(([name, inner]) => [name, clean(inner, name === "value" ? key : name, names)]),
  );
}

/** A window's name stands by itself, in lists of windows, and before the treatment in which a cloth is used. */
function renamed(text: string, key: string, names: ReadonlyMap<string, string>) {
  if (key === "name" || key === "windows") return names.get(text) ?? text;
  if (key !== "uses") return text;
  const comma = text.lastIndexOf(", ");
  return `${names.get(text.slice(0, comma)) ?? text.slice(0, comma)}${text.slice(comma)}`;
}
