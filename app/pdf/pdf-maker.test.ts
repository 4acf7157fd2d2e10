import { expect, test } from "vitest";
import type { PdfJob } from "./pdf-job.ts";
import { createPdfMaker } from "./pdf-maker.server.ts";

const labels = { kind: "labels" } as PdfJob;
const workOrder = { kind: "work-order" } as PdfJob;

/** A thread that answers with these words; asked for a work order it holds on to more and more. */
const thread = (words: string) => `
  const { parentPort, resourceLimits } = require("node:worker_threads");
  parentPort.on("message", ({ id, job }) => {
    const kept = [];
    while (job.kind === "work-order") kept.push(new Array(50_000).fill(kept.length));
    parentPort.postMessage({ id, pdf: Buffer.from(${words}) });
  });
`;

test("the thread is given a small young generation and no more room than a document needs", async () => {
  const maker = createPdfMaker(thread("JSON.stringify(resourceLimits)"));
  const limits = JSON.parse(Buffer.from(await maker.make(labels, "Ida")).toString());
  expect(limits).toMatchObject({ maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 128 });
  await maker.close();
});

test("a document without end is given up at that limit, and the next one is made in a new thread", async () => {
  const maker = createPdfMaker(thread('"made"'));
  const endless = maker.make(workOrder, "Ida");
  const after = maker.make(labels, "Ida");
  await expect(endless).rejects.toThrow("Worker terminated due to reaching memory limit: JS heap out of memory");
  expect(Buffer.from(await after).toString()).toBe("made");
  await maker.close();
});

test("who gives up frees the place among those that wait", async () => {
  const maker = createPdfMaker(thread('"made"'));
  const first = maker.make(labels, "Ida");
  const patience = new AbortController();
  const waiting = Array.from({ length: 20 }, () => maker.make(labels, "Ida", patience.signal));
  await expect(maker.make(labels, "Ida")).rejects.toThrow("Too many documents are waiting to be made.");
  patience.abort();
  const outcomes = await Promise.allSettled(waiting);
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  const next = maker.make(labels, "Ida");
  expect(Buffer.from(await first).toString()).toBe("made");
  expect(Buffer.from(await next).toString()).toBe("made");
  await maker.close();
});

test("many documents for one person put another's back by one at most, and do not fill the line", async () => {
  const maker = createPdfMaker(thread('"made"'));
  const order: string[] = [];
  const make = (person: string) => maker.make(labels, person).then(() => order.push(person));
  const clients = Array.from({ length: 21 }, () => make("client"));
  await expect(maker.make(labels, "client")).rejects.toThrow("Too many documents are waiting to be made.");
  await Promise.all([...clients, make("owner"), make("owner")]);
  expect(order.slice(0, 5)).toEqual(["client", "client", "owner", "client", "owner"]);
  await maker.close();
});
