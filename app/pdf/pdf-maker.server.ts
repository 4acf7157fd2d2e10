import { Worker } from "node:worker_threads";
import type { ThreadJob } from "./pdf-job.ts";

/** A document that takes longer than this, by the clock of a machine that may be busy, is given up, and the thread with it. */
const PATIENCE_MS = 30_000;
/** A thread that nobody has asked for so long ends, and gives its memory back. Work order and labels are asked for together. */
const IDLE_MS = 15_000;
/**
 * Left alone a thread takes as much as the whole server before it tidies up. A young generation of this size costs no time that
 * could be measured (8 MB cost a quarter more); a document that needs more than the old one is refused, and the server goes on.
 */
const MEMORY = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 128 };
/** More than this many waiting of one person, or of all, are refused, so that nobody waits for what will not come. */
const MOST_WAITING = 20;
const MOST_OF_ALL = 100;

export interface PdfMaker {
  /**
   * The bytes of the document or picture, for this person. Whoever gives up by the signal frees their place, unless it is being
   * made already.
   */
  make(job: ThreadJob, person: string, signal?: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Waiting {
  job: ThreadJob;
  resolve(pdf: Uint8Array): void;
  reject(error: Error): void;
}

/**
 * Makes documents one after the other in a thread of its own, in turn for each who waits: many for one person do not put
 * another's back. `code` is the worker as the build wrote it, kept in memory: the
 * next build may replace the file while this server runs.
 */
export function createPdfMaker(code: string | undefined): PdfMaker {
  /** By person; who is first is next, and goes behind the others then. */
  const lines = new Map<string, Waiting[]>();
  const takeNext = () => {
    const [first] = lines;
    if (!first) return undefined;
    const [person, line] = first;
    lines.delete(person);
    const waiting = line.shift();
    if (line.length > 0) lines.set(person, line);
    return waiting;
  };
  const leave = (person: string, waiting: Waiting) => {
    const line = (lines.get(person) ?? []).filter((other) => other !== waiting);
    if (line.length > 0) lines.set(person, line);
    else lines.delete(person);
  };
  const countAll = () => [...lines.values()].reduce((sum, line) => sum + line.length, 0);
  let worker: Worker | undefined;
  let current: (Waiting & { timer: NodeJS.Timeout }) | undefined;
  let idle: NodeJS.Timeout | undefined;
  let made = 0;

  const end = async () => {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  const settle = (answer: (waiting: Waiting) => void) => {
    if (!current) return;
    clearTimeout(current.timer);
    const waiting = current;
    current = undefined;
    answer(waiting);
    next();
  };
  const fail = (error: Error) => {
    void end();
    settle(({ reject }) => reject(error));
  };
  const open = (source: string) => {
    const opened = new Worker(source, { eval: true, resourceLimits: MEMORY });
    opened.unref();
    opened.on("message", ({ id, pdf, fault }: { id: number; pdf?: Uint8Array; fault?: string }) => {
      if (id !== made) return;
      settle(({ resolve, reject }) => (pdf ? resolve(pdf) : reject(new Error(`The document failed: ${fault}`))));
    });
    opened.on("error", (error: Error) => opened === worker && fail(error));
    return opened;
  };
  const next = () => {
    const waiting = takeNext();
    clearTimeout(idle);
    if (!waiting || code === undefined) {
      idle = setTimeout(() => void end(), IDLE_MS).unref();
      return;
    }
    worker ??= open(code);
    made += 1;
    const timer = setTimeout(() => fail(new Error("The document took too long.")), PATIENCE_MS);
    current = { ...waiting, timer };
    worker.postMessage({ id: made, job: waiting.job });
  };
  return {
    make: (job, person, signal) =>
      new Promise((resolve, reject) => {
        if (code === undefined) return reject(new Error("Documents are made by the built server: npm start."));
        const line = lines.get(person) ?? [];
        if (line.length >= MOST_WAITING || countAll() >= MOST_OF_ALL) {
          return reject(new Error("Too many documents are waiting to be made."));
        }
        const waiting = { job, resolve, reject };
        lines.set(person, [...line, waiting]);
        signal?.addEventListener("abort", () => {
          leave(person, waiting);
          reject(new Error("Nobody waits for it any more."));
        });
        if (!current) next();
      }),
    close: async () => {
      const error = new Error("The server is stopping.");
      const waiting = [...lines.values()].flat();
      lines.clear();
      for (const { reject } of waiting) reject(error);
      await end();
      settle(({ reject }) => reject(error));
    },
  };
}
