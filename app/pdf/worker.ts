/** Runs in a thread of its own: takes one job at a time and answers with the document or picture, or with what went wrong. */
import { parentPort } from "node:worker_threads";
import regular from "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?inline";
import bold from "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline";
import wasm from "@resvg/resvg-wasm/index_bg.wasm?inline";
import heading from "#app/fonts/fraunces-paper.woff?inline";
import { makePdf, type ThreadJob } from "./pdf-job.ts";
import { makePicture } from "./picture.ts";

const bytesOf = (url: string) => Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
const fonts = { regular: bytesOf(regular), bold: bytesOf(bold), heading: bytesOf(heading) };
const renderer = () => bytesOf(wasm);

const make = (job: ThreadJob) => (job.kind === "picture" ? makePicture(job, renderer) : makePdf(job, fonts, renderer));

parentPort?.on("message", async ({ id, job }: { id: number; job: ThreadJob }) => {
  try {
    parentPort?.postMessage({ id, pdf: await make(job) });
  } catch (error) {
    parentPort?.postMessage({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
