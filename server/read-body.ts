import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";

/** How much of an oversized body is read and thrown away so that the browser gets to see the answer. */
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

/** A form is small: whoever takes longer over one holds us up. A photograph over a slow line may take its time. */
const WHOLE_FORM_MS = 30_000;
/** Between two pieces of a photograph. */
const SILENT_UPLOAD_MS = 20_000;

/** So long nothing may come of a form that was begun: whoever sends it has gone, or is only holding us up. */
const SILENT_MS = 10_000;

export type Body = { ok: true; bytes: Buffer } | { ok: false; reason: "too large" | "broken off" };

/** Reads a form of this size at most. */
export async function readBody(request: IncomingMessage, maxBytes: number, silentMs = SILENT_MS): Promise<Body> {
  const chunks: Buffer[] = [];
  let size = 0;
  request.setTimeout(silentMs, () => request.destroy());
  const late = setTimeout(() => request.destroy(), WHOLE_FORM_MS);
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      if (size > MAX_DISCARDED_BYTES) break;
    }
  } catch {
    return { ok: false, reason: "broken off" };
  } finally {
    clearTimeout(late);
    request.setTimeout(0);
  }
  if (size > maxBytes) return { ok: false, reason: "too large" };
  return { ok: true, bytes: Buffer.concat(chunks) };
}

/**
 * A body as it comes, for whoever takes it in pieces; it ends with an error where it is longer than it said, or nothing comes.
 * Silence counts while somebody waits for the next piece: whoever waits for a turn, or for their answer, is not to blame.
 */
export function streamBody(request: IncomingMessage, maxBytes: number, silentMs = SILENT_UPLOAD_MS) {
  let size = 0;
  return Readable.from(
    (async function* () {
      // Whoever stops reading in the middle still owes an answer over this connection.
      const pieces: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
      for (;;) {
        const silent = setTimeout(() => request.destroy(), silentMs);
        const { done, value } = await pieces.next().finally(() => clearTimeout(silent));
        if (done) return;
        size += value.length;
        if (size > maxBytes) throw new Error("The body is longer than it may be.");
        yield value;
      }
    })(),
    { objectMode: false },
  );
}

/** Reads what nobody wanted and throws it away, so that the browser gets to see the answer. */
export async function discardBody(request: IncomingMessage, silentMs = SILENT_MS) {
  let size = 0;
  if (request.complete || request.destroyed) return;
  request.setTimeout(silentMs, () => request.destroy());
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_DISCARDED_BYTES) return;
    }
  } catch {
    // It broke off: nobody is there who would see an answer.
  } finally {
    request.setTimeout(0);
  }
}
