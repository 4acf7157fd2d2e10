/** Runs in a thread of its own: takes one job at a time and answers with the document, or with what went wrong. */
import { parentPort } from "node:worker_threads";
import regular from "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?inline";
import bold from "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline";
import { makePdf, type PdfJob } from "./pdf-job.ts";

const bytesOf = (url: string) => Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
const fonts = { regular: bytesOf(regular), bold: bytesOf(bold) };

parentPort?.on("message", async ({ id, job }: { id: number; job: PdfJob }) => {
  try {
    parentPort?.postMessage({ id, pdf: await makePdf(job, fonts) });
  } catch (error) {
    parentPort?.postMessage({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
