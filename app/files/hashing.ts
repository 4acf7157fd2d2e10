import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DamagedObject, type StoredObject } from "./files.ts";

/** Passes everything on, and ends with an error where it was not what was promised. */
export function checking({ sha256, bytes }: StoredObject) {
  const hash = createHash("sha256");
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      done(hash.digest("hex") === sha256 && size === bytes ? null : new DamagedObject(sha256));
    },
  });
}

/** The name that a file's bytes have in the store. */
export async function objectOf(file: string): Promise<StoredObject> {
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(createReadStream(file), async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  return { sha256: hash.digest("hex"), bytes };
}
