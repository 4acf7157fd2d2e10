/**
 * How long /healthz takes while sixty log-ins are hashed and a form of 500 KB arrives, beside what it takes when nothing
 * else happens; and whether the pages from memory answer while the server turns others away. Whoever makes the load does
 * it in a thread of its own, so that it does not keep the clock waiting.
 */
import { once } from "node:events";
import { Agent, request } from "node:http";
import { Worker } from "node:worker_threads";
import { prepareOrder } from "#tests/support/orders/ordering-posts.ts";
import { startServer } from "#tests/support/server.ts";
import { signedIn } from "#tests/support/visitor.ts";
import type { Job, Result } from "./support/load-worker.ts";
import { percentile, report } from "./support/table.ts";

const IDLE_ASKS = 500;
const LIMIT = 5;
const server = await startServer({ env: { LOG_LEVEL: "warn" } });
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

try {
  const client = await signedIn(server, "client@example.com", "demo-client");
  const orderId = await prepareOrder(server, client);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  await ask("/healthz", 50);

  const idle = await ask("/healthz", IDLE_ASKS);
  const page = `/client/dashboard/create-order/${orderId}/hardware`;
  const hashed = await during({ is: "log-ins", origin: server.url, count: 60, form: { page, cookie, bytes: 500_000 } });
  const hashing = compare("/healthz while 60 log-ins are hashed and 500 KB arrive", hashed.times, idle);
  report({ what: "60 log-ins at once", measured: counted(hashed.result) });

  const idlePage = await ask("/gallery", IDLE_ASKS);
  const shed = await during({ is: "flood", origin: server.url, cookie, count: 900 }, "/gallery");
  compare("A page from memory while the server sheds", shed.times, idlePage, "answered");
  report({ what: "900 requests at once", measured: counted(shed.result), limit: "200, or 503 beyond the queue" });
  if (hashing > LIMIT) process.exitCode = 1;
} finally {
  agent.destroy();
  await server.stop();
}

/** One after the other over one connection; what is not a 200 ends the run. */
function once200(path: string) {
  const began = performance.now();
  return new Promise<number>((resolve, reject) => {
    const sent = request(new URL(path, server.url), { agent }, (response) => {
      response.resume();
      response.once("end", () =>
        response.statusCode === 200
          ? resolve(performance.now() - began)
          : reject(new Error(`${path} answered ${response.statusCode}`)),
      );
    });
    sent.once("error", reject);
    sent.end();
  });
}

async function ask(path: string, times: number) {
  const taken: number[] = [];
  while (taken.length < times) taken.push(await once200(path));
  return taken;
}

async function during(job: Job, path = "/healthz") {
  const worker = new Worker(new URL("./support/load-worker.ts", import.meta.url), { workerData: job });
  await once(worker, "message");
  const finished = once(worker, "message") as Promise<[Result]>;
  let done = false;
  finished.then(() => {
    done = true;
  });
  const times: number[] = [];
  while (!done) times.push(await once200(path));
  const [result] = await finished;
  return { times, result };
}

function compare(what: string, times: number[], idle: number[], limit = `${LIMIT} times at most`) {
  const shown = (values: number[]) =>
    `p50 ${percentile(values, 0.5).toFixed(2)} ms, p95 ${percentile(values, 0.95).toFixed(2)} ms (${values.length})`;
  const ratio = percentile(times, 0.5) / percentile(idle, 0.5);
  const worst = percentile(times, 0.95) / percentile(idle, 0.95);
  report({ what, measured: shown(times), beside: `${shown(idle)} idle; p95 ratio ${worst.toFixed(2)}`, ratio, limit });
  return ratio;
}

function counted({ statuses, seconds }: Result) {
  const counts = Object.entries(statuses).map(([status, count]) => `${count} of ${status}`);
  return `${counts.join(", ")} in ${seconds.toFixed(1)} s`;
}
