import { parentPort, workerData } from "node:worker_threads";
import { readCsv } from "./read-csv.ts";

/** The thread that takes a file apart: one file, then it ends. The rows are handed over, not copied. */
const read = readCsv(workerData as Uint8Array | string);
parentPort?.postMessage(read, read.ok ? read.value.portions.map(({ buffer }) => buffer) : []);
