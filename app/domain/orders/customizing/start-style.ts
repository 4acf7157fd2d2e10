import { findStyleBySlug } from "#app/domain/catalogue/catalogue.ts";
import { type Style, styleSlug, type TreatmentType } from "#app/domain/catalogue/style.ts";
import { readTried, type Tried, triedQuery } from "#app/domain/orders/trying/tried-window.ts";

/** The style that a visitor wants to start with, and the order that started with it: the first one begun since. */
export interface StartStyle {
  style: Style;
  /** The whole window, where they tried one. */
  tried?: Tried | undefined;
  orderId?: string;
}

/** As a cookie carries it. */
export interface WrittenStart {
  style: string;
  /** As an address has it. */
  tried?: string;
  orderId?: string;
}

const LONGEST_ID = 40;
const LONGEST_QUERY = 600;

/** Anybody can write their own cookie: a style that we make, a window it is tried on, and at most the id of an order. */
export function readStart(written: unknown): StartStyle | undefined {
  if (typeof written !== "object" || written === null || !("style" in written)) return undefined;
  const style = findStyleBySlug(written.style);
  if (!style) return undefined;
  const orderId = "orderId" in written ? written.orderId : undefined;
  if (orderId === undefined) return { style, tried: "tried" in written ? readQuery(written.tried) : undefined };
  return typeof orderId === "string" && orderId.length <= LONGEST_ID ? { style, orderId } : undefined;
}

function readQuery(written: unknown): Tried | undefined {
  if (typeof written !== "string" || written.length > LONGEST_QUERY) return undefined;
  const tried = readTried(new URLSearchParams(written));
  return tried.ok ? tried.value : undefined;
}

export function writeStart({ style, tried, orderId }: StartStyle): WrittenStart {
  const query = tried && triedQuery(tried).toString();
  return { style: styleSlug(style), ...(query && { tried: query }), ...(orderId && { orderId }) };
}

/** What the next order starts with, as its client is told while it waits. */
export function waitingStart(start: StartStyle | undefined): string | undefined {
  if (!start || start.orderId) return undefined;
  const { style, tried } = start;
  return tried ? `the window you tried, ${style.name} in ${tried.cloth.name.toLowerCase()}` : style.name;
}

/** A style that waits for an order goes to the next one that is begun, and then to no other. */
export function startOrder(start: StartStyle | undefined, orderId: string): StartStyle | undefined {
  return start && !start.orderId ? { style: start.style, orderId } : undefined;
}

/** What a window of this order starts with, where its client has not chosen for it. */
export function startOf(start: StartStyle | undefined, orderId: string): Style | undefined {
  return start?.orderId === orderId ? start.style : undefined;
}

/** The treatments that stand chosen before anybody has chosen. */
export function firstTreatments(chosen: readonly TreatmentType[], start: Style | undefined): TreatmentType[] {
  return chosen.length === 0 && start ? [start.treatment] : [...chosen];
}
