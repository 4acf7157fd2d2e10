import { Worker } from "node:worker_threads";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { CsvFile } from "./read-csv.ts";

const PATIENCE_MS = 20_000;
/** 2 MB as text, as rows and as JSON; a file that needs more is refused, and the server goes on. */
const MEMORY = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 192 };
const MOST_WAITING = 5;

const BUSY = refusal("unavailable", "Several files are being read at the moment. Please try again in a minute.");
const UNREAD = refusal("unreadable", "This file cannot be read as CSV.", "file");

/** How the thread is begun: its code as the build wrote it, or its file. */
export type CsvWorker = { code: string } | { file: string };

export interface CsvReader {
  /** Takes a file apart in a thread of its own, one file after the other. */
  read(input: Uint8Array | string): Promise<{ ok: true; value: CsvFile } | Refusal>;
}

export function createCsvReader(worker: CsvWorker): CsvReader {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    read: async (input) => {
      if (waiting >= MOST_WAITING) return BUSY;
      waiting += 1;
      const mine = last.then(() => readInThread(worker, input));
      last = mine.catch(() => undefined);
      const read = await mine.finally(() => {
        waiting -= 1;
      });
      return read.ok ? read : refusal("invalid", read.reason, "file");
    },
  };
}

async function readInThread(worker: CsvWorker, workerData: Uint8Array | string) {
  const options = { workerData, resourceLimits: MEMORY };
  const thread =
    "code" in worker ? new Worker(worker.code, { ...options, eval: true }) : new Worker(worker.file, options);
  thread.unref();
  const { promise, resolve } = Promise.withResolvers<Verdict<CsvFile>>();
  const timer = setTimeout(() => resolve(UNREAD), PATIENCE_MS);
  thread.on("message", resolve);
  // Out of memory, or a fault of ours: the file is given up, and the next one gets another thread.
  thread.on("error", () => resolve(UNREAD));
  thread.on("exit", () => resolve(UNREAD));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
