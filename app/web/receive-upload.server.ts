import type { WriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";

const FIELDS = { count: 8, bytes: 800 };

interface Received {
  ok: true;
  bytes: number;
  /** The first of them, by which it is known what they are. */
  start: Uint8Array;
  fields: Record<string, string>;
}

export type Upload =
  | Received
  | { ok: false; fault: "large" | "broken" | "unclear" | "none"; fields?: Record<string, string> };

interface Limits {
  /** Where the file is written as it comes. */
  file: string;
  mostBytes: number;
  startBytes: number;
}

/** Writes the one file of a form to a place of ours, piece by piece: it is never whole in memory, and its name is never used. */
export async function receiveUpload(request: Request, { file, mostBytes, startBytes }: Limits): Promise<Upload> {
  if (!request.body) return { ok: false, fault: "none" };
  const fields: Record<string, string> = {};
  const start: Buffer[] = [];
  let [bytes, count, cut, malformed] = [0, 0, false, false];
  let written: Promise<void> = Promise.resolve();
  let target: WriteStream | undefined;
  try {
    const type = request.headers.get("content-type") ?? "";
    const limits = {
      files: 1,
      // One more than that, or the parser would call the last byte one too many.
      fileSize: mostBytes + 1,
      fields: FIELDS.count,
      fieldSize: FIELDS.bytes,
      fieldNameSize: 50,
      parts: FIELDS.count + 1,
      headerPairs: 20,
    };
    // There before its first byte: opened on the way it could appear after it has been removed.
    const place = (await open(file, "w", 0o600)).createWriteStream();
    target = place;
    const parser = busboy({ headers: { "content-type": type }, defParamCharset: "utf8", limits });
    parser.on("field", (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) malformed = true;
      else fields[name] = value;
    });
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"])
      parser.on(limit, () => {
        malformed = true;
      });
    parser.on("file", (name, stream) => {
      if (name !== "file") {
        malformed = true;
        stream.resume();
        return;
      }
      count += 1;
      stream.on("data", (chunk: Buffer) => {
        if (bytes < startBytes) start.push(chunk.subarray(0, startBytes - bytes));
        bytes += chunk.length;
        if (bytes > mostBytes) cut = true;
      });
      written = pipeline(stream, place);
      // Awaited below; until then a line that breaks off is nobody's unhandled failure.
      written.catch(() => undefined);
    });
    await pipeline(Readable.fromWeb(request.body as import("node:stream/web").ReadableStream), parser);
    await written;
  } catch {
    await written.catch(() => undefined);
    return { ok: false, fault: "broken" };
  } finally {
    target?.destroy();
  }
  if (cut) return { ok: false, fault: "large", fields };
  if (malformed) return { ok: false, fault: "unclear" };
  return count === 0 || bytes === 0
    ? { ok: false, fault: "none", fields }
    : { ok: true, bytes, start: Buffer.concat(start), fields };
}
