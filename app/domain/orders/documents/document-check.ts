import { z } from "zod";
import type { Hardware, Windows } from "#app/domain/orders/order.ts";
import { MAX_HARDWARE, MAX_WINDOWS } from "#app/domain/orders/order-limits.ts";
import { hasBadShare } from "#app/domain/orders/places/shared-rod.ts";
import { defaultWindowName } from "#app/domain/orders/window.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { listOf, namedLinkSchema, windowSchema } from "./window-schema.ts";

/**
 * Twelve windows with three treatments of twenty fabrics and twenty trims fit, with names and links of ordinary length.
 * Were each as long as it may be by itself, one order would take 19 MB.
 */
const MAX_DOCUMENT_BYTES = 512 * 1024;

const TOO_LARGE =
  "This order has grown too large to save. Please shorten its names and links, or move some windows to another order.";

/** What was stored before there was a limit may stay and shrink, but not grow. */
function checkSize(next: object, stored: object | undefined): Verdict<true> {
  const bytes = bytesOf(next);
  const fits = bytes <= MAX_DOCUMENT_BYTES || (stored !== undefined && bytes <= bytesOf(stored));
  return fits ? { ok: true, value: true } : { ok: false, reason: TOO_LARGE };
}

function bytesOf(document: object) {
  return new TextEncoder().encode(JSON.stringify(document)).length;
}

/** The two parts of an order that are kept as documents. */
export interface OrderDocuments {
  windows: Windows;
  hardware: Hardware;
}

const INVALID = "Invalid order data. Unable to save.";

const documentsSchema = z.object({
  windows: listOf(windowSchema, MAX_WINDOWS, `You can only enter a maximum of ${MAX_WINDOWS} windows.`),
  hardware: listOf(namedLinkSchema, MAX_HARDWARE, `You can add at most ${MAX_HARDWARE} hardware entries.`),
});

/**
 * Whether an order may be stored like this. What is wrong is refused, with where it is and what it is; but a value that was
 * stored before a limit was tightened may stay, or an order with two of them could not be mended one after the other.
 */
export function checkDocuments(next: OrderDocuments, stored?: OrderDocuments): Verdict<OrderDocuments> {
  const issues = documentsSchema.safeParse(next, { error: () => INVALID }).error?.issues ?? [];
  const old = new Set(stored ? signaturesIn("", stored) : []);
  const found = issues.find(({ path }) => !signaturesOf(next, path).some((signature) => old.has(signature)));
  if (found) return { ok: false, reason: sentenceOf(next, found) };
  if (hasTwins(next) && !(stored && hasTwins(stored))) return { ok: false, reason: INVALID };
  if (hasBadShare(next.windows) && !(stored && hasBadShare(stored.windows))) return { ok: false, reason: INVALID };
  const fits = checkSize(documentsIn(next), stored && documentsIn(stored));
  return fits.ok ? { ok: true, value: next } : fits;
}

/** The two alone: a draft comes with more, which is kept elsewhere. */
function documentsIn({ windows, hardware }: OrderDocuments) {
  return { windows, hardware };
}

function sentenceOf({ windows }: OrderDocuments, { path: [part, index], message }: z.core.$ZodIssue) {
  if (message === INVALID) return message;
  if (part === "hardware") return `Hardware: ${message}`;
  return typeof index === "number" ? `${windows[index]?.name || defaultWindowName(index + 1)}: ${message}` : message;
}

/** What to look for among the stored values: the value at this path or, where it is missing, what it is missing from. */
function signaturesOf(document: unknown, path: PropertyKey[]): string[] {
  const value = path.reduce<unknown>((part, name) => (part as Record<PropertyKey, unknown>)[name], document);
  return value === undefined
    ? signaturesOf(document, path.slice(0, -1))
    : [signature(path.findLast(isName) ?? "", value)];
}

/** Every value in a document under its name, wherever it stands: it may have been moved or copied. */
function signaturesIn(name: string, value: unknown): string[] {
  const inside =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, part]) => signaturesIn(Array.isArray(value) ? name : key, part))
      : [];
  return [signature(name, value), ...inside];
}

/** Of a list only its length counts: its entries are looked at one by one. */
function signature(name: string, value: unknown) {
  return Array.isArray(value) ? `${name} of ${value.length}` : `${name} ${JSON.stringify(value)}`;
}

function isName(part: PropertyKey): part is string {
  return typeof part === "string";
}

function hasTwins({ windows }: OrderDocuments) {
  return new Set(windows.map(({ key }) => key)).size < windows.length;
}
