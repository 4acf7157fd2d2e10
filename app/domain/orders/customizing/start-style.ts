import { findStyleBySlug } from "#app/domain/catalogue/catalogue.ts";
import type { Style, TreatmentType } from "#app/domain/catalogue/style.ts";
import { styleSlug } from "#app/domain/catalogue/style-image.ts";

/** The style that a visitor wants to start with, and the order that started with it: the first one begun since. */
export interface StartStyle {
  style: Style;
  orderId?: string;
}

/** As a cookie carries it. */
export interface WrittenStart {
  style: string;
  orderId?: string;
}

const LONGEST_ID = 40;

/** Anybody can write their own cookie: a style that we make, and at most the id of an order. */
export function readStart(written: unknown): StartStyle | undefined {
  if (typeof written !== "object" || written === null || !("style" in written)) return undefined;
  const style = findStyleBySlug(written.style);
  if (!style) return undefined;
  const orderId = "orderId" in written ? written.orderId : undefined;
  if (orderId === undefined) return { style };
  return typeof orderId === "string" && orderId.length <= LONGEST_ID ? { style, orderId } : undefined;
}

export function writeStart({ style, orderId }: StartStyle): WrittenStart {
  return { style: styleSlug(style), ...(orderId && { orderId }) };
}

/** A style that waits for an order goes to the next one that is begun, and then to no other. */
export function startOrder(start: StartStyle | undefined, orderId: string): StartStyle | undefined {
  return start && !start.orderId ? { ...start, orderId } : undefined;
}

/** What a window of this order starts with, where its client has not chosen for it. */
export function startOf(start: StartStyle | undefined, orderId: string): Style | undefined {
  return start?.orderId === orderId ? start.style : undefined;
}

/** The treatments that stand chosen before anybody has chosen. */
export function firstTreatments(chosen: readonly TreatmentType[], start: Style | undefined): TreatmentType[] {
  return chosen.length === 0 && start ? [start.treatment] : [...chosen];
}
