/** Makes load from a thread of its own: says when it begins, and what came of it. */
import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

interface Sent {
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export type Job =
  | { is: "log-ins"; origin: string; count: number; form: { page: string; cookie: string; bytes: number } }
  | { is: "flood"; origin: string; cookie: string; count: number };

export interface Result {
  statuses: Record<number, number>;
  seconds: number;
}

const job = workerData as Job;
const agent = new Agent({ keepAlive: false });
const statuses: Record<number, number> = {};

function send({ path, headers, body }: Sent) {
  return new Promise<void>((resolve) => {
    const count = (status: number) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      resolve();
    };
    const sent = request(new URL(path, job.origin), { agent, headers, method: body ? "POST" : "GET" }, (response) => {
      response.resume();
      response.once("end", () => count(response.statusCode ?? 0));
    });
    sent.once("error", () => count(0));
    sent.end(body);
  });
}

const form = { origin: job.origin, "content-type": "application/x-www-form-urlencoded" };

/** Each from somewhere else: one sender would be told to wait. */
function logIn(number: number): Sent {
  const headers = { ...form, "x-forwarded-for": `198.51.100.${number}` };
  return { path: "/login", headers, body: "email=client%40example.com&password=demo-client" };
}

function requests(): Sent[] {
  if (job.is === "flood") {
    const headers = { cookie: job.cookie };
    return Array.from({ length: job.count }, () => ({ path: "/client/dashboard/orders", headers }));
  }
  const { page, cookie, bytes } = job.form;
  const body = `version=1&hardwareName=${"x".repeat(bytes)}`;
  const logIns = Array.from({ length: job.count }, (_, number) => logIn(number));
  return [...logIns, { path: page, headers: { ...form, cookie }, body }];
}

const all = requests();
parentPort?.postMessage("beginning");
const began = performance.now();
await Promise.all(all.map(send));
parentPort?.postMessage({ statuses, seconds: (performance.now() - began) / 1000 } satisfies Result);
