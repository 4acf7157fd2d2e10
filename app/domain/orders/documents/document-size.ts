import type { Verdict } from "#app/domain/verdict.ts";

/**
 * Twelve windows with three treatments of twenty fabrics and twenty trims fit, with names and links of ordinary length.
 * Were each as long as it may be by itself, one order would take 19 MB.
 */
export const MAX_DOCUMENT_BYTES = 512 * 1024;

const TOO_LARGE =
  "This order has grown too large to save. Please shorten its names and links, or move some windows to another order.";

/** What was stored before there was a limit may stay and shrink, but not grow. */
export function checkSize(next: object, stored: object | undefined): Verdict<true> {
  const bytes = bytesOf(next);
  const fits = bytes <= MAX_DOCUMENT_BYTES || (stored !== undefined && bytes <= bytesOf(stored));
  return fits ? { ok: true, value: true } : { ok: false, reason: TOO_LARGE };
}

function bytesOf(document: object) {
  return new TextEncoder().encode(JSON.stringify(document)).length;
}
