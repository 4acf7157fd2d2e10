import type { IncomingMessage } from "node:http";

/** How much of an oversized body is read and thrown away so that the browser gets to see the answer. */
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

/** So long nothing may come of a form that was begun: whoever sends it has gone, or is only holding us up. */
const SILENT_MS = 10_000;

export type Body = { ok: true; bytes: Buffer } | { ok: false; reason: "too large" | "broken off" };

/** Reads a form of this size at most. */
export async function readBody(request: IncomingMessage, maxBytes: number, silentMs = SILENT_MS): Promise<Body> {
  const chunks: Buffer[] = [];
  let size = 0;
  request.setTimeout(silentMs, () => request.destroy());
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      if (size > MAX_DISCARDED_BYTES) break;
    }
  } catch {
    return { ok: false, reason: "broken off" };
  } finally {
    request.setTimeout(0);
  }
  if (size > maxBytes) return { ok: false, reason: "too large" };
  return { ok: true, bytes: Buffer.concat(chunks) };
}
