import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";
import { createDiskFiles } from "./disk-files.server.ts";
import type { Files } from "./files.ts";
import type { Bucket } from "./files-url.ts";
import { checking } from "./hashing.ts";
import { intoFile } from "./into-file.server.ts";
import { createS3Requests, type Patience } from "./s3-request.server.ts";

interface Surroundings {
  /** Where what arrives is written until it is a photograph. */
  dataDir: string;
  now?: () => Date;
  patience?: Patience;
}

/** So old, it is put again: the sweep goes by its age, and might be about to take it. */
const RENEWED_MS = 60 * 60_000;
const NAME = /^([0-9a-f]{2})\/(\1[0-9a-f]{62})$/;

/** Photographs in a bucket that every server reaches. */
export function createS3Files(bucket: Bucket, { dataDir, now = () => new Date(), patience }: Surroundings): Files {
  const { incoming, sweepIncoming, hasRoom } = createDiskFiles(dataDir, now);
  const request = createS3Requests(bucket, patience);
  const below = bucket.prefix ? `${bucket.prefix}/` : "";
  const keyOf = (sha256: string) => `${below}${sha256.slice(0, 2)}/${sha256}`;
  const ask: typeof request = async (asked) => {
    try {
      const answer = await request(asked);
      files.failing = undefined;
      return answer;
    } catch (error) {
      files.failing = error instanceof Error ? error.message : String(error);
      throw error;
    }
  };
  const files: Files = {
    failing: undefined,
    incoming,
    sweepIncoming,
    hasRoom,
    async put(source, object) {
      const file = await incoming();
      try {
        await intoFile(file, {}, (target) => pipeline(source, checking(object), target));
        const key = keyOf(object.sha256);
        const head = await ask({ method: "HEAD", key });
        head?.resume();
        if (head && isSame(head, object.bytes, now())) return;
        (await ask({ method: "PUT", key, object: { ...object, file } }))?.resume();
      } finally {
        source.destroy();
        await rm(file, { force: true });
      }
    },
    async open(sha256) {
      const answer = await ask({ method: "GET", key: keyOf(sha256) });
      if (!answer) return undefined;
      const bytes = Number(answer.headers["content-length"]);
      const body = checking({ sha256, bytes });
      pipeline(answer, body).catch((error: Error) => {
        // Whoever leaves before the end found no fault.
        if (body.writableFinished || error.name === "DamagedObject") files.failing = error.message;
      });
      return { bytes, body };
    },
    async has(sha256) {
      const head = await ask({ method: "HEAD", key: keyOf(sha256) });
      head?.resume();
      return head !== undefined;
    },
    async remove(sha256) {
      (await ask({ method: "DELETE", key: keyOf(sha256) }))?.resume();
    },
    async *list() {
      for (let from: string | undefined = ""; from !== undefined; ) {
        const query = {
          "list-type": "2",
          ...(below && { prefix: below }),
          ...(from && { "continuation-token": from }),
        };
        const answer = await ask({ method: "GET", query });
        const text = answer ? await textOf(answer) : "";
        for (const [, entry = ""] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const [, , sha256] = NAME.exec(fieldOf(entry, "Key").slice(below.length)) ?? [];
          const at = new Date(fieldOf(entry, "LastModified"));
          if (sha256) yield { sha256, bytes: Number(fieldOf(entry, "Size")), at: at.toISOString() };
        }
        from = fieldOf(text, "NextContinuationToken") || undefined;
      }
    },
  };
  return files;
}

function isSame({ headers }: IncomingMessage, bytes: number, now: Date) {
  const age = now.getTime() - Date.parse(headers["last-modified"] ?? "");
  return Number(headers["content-length"]) === bytes && age < RENEWED_MS;
}

async function textOf(answer: IncomingMessage) {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function fieldOf(xml: string, name: string) {
  const [, text = ""] = new RegExp(`<${name}>(.*?)</${name}>`, "s").exec(xml) ?? [];
  return text.replaceAll(/&(\w+);/g, (whole, entity: string) => entities[entity] ?? whole);
}
