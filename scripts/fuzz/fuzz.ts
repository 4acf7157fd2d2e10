/**
 * Malformed requests over every page, action and data address, with and without a session, and over raw sockets. Ends
 * with 1 when anything is answered with a 5xx or not at all, when the server goes, or when its memory keeps growing. Each
 * request is made from the seed and its own number, so that one alone can be made again.
 */
import { readFileSync } from "node:fs";
import { Agent, type ClientRequest, request } from "node:http";
import { connect } from "node:net";
import { parseArgs } from "node:util";
import { prepareOrder, storedOrder } from "#tests/support/ordering-posts.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { readSiteMap } from "#tests/support/site-map.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";
import { createRandom } from "./random.ts";
import { type Attempt, makeAttempt, makeRawAttempt } from "./requests.ts";

const { values } = parseArgs({
  options: { seed: { type: "string" }, requests: { type: "string", default: "20000" }, only: { type: "string" } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const total = Number(values.requests);
const AT_ONCE = 12;
const PATIENCE_MS = 30_000;
/** Before this share of the requests, memory is still settling. */
const WARM_UP = 0.25;
/** What a process may gain after that without anybody calling it growth. */
const SLACK_MB = 48;

interface Outcome {
  status: number | "closed" | "silent";
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function send(server: TestServer, attempt: Attempt) {
  return new Promise<Outcome>((resolve) => {
    let sent: ClientRequest;
    const { port } = new URL(server.url);
    try {
      const { method, target: path, headers } = attempt;
      sent = request({ host: "localhost", port, agent, method, path, headers, timeout: PATIENCE_MS });
    } catch {
      // Node itself will not send such a header or path.
      return resolve({ status: "closed", text: "" });
    }
    sent.on("response", (response) => {
      let text = "";
      response.on("data", (chunk) => {
        if (text.length < 400) text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.on("error", () => resolve({ status: "closed", text }));
    });
    sent.on("timeout", () => sent.destroy(new Error("silent")));
    sent.on("error", (error) => resolve({ status: error.message === "silent" ? "silent" : "closed", text: "" }));
    sent.end(attempt.body);
  });
}

/** Ends its side after a while, as somebody does who has seen enough. */
function sendRaw(server: TestServer, bytes: string) {
  return new Promise<Outcome>((resolve) => {
    let text = "";
    const socket = connect(Number(new URL(server.url).port), "localhost", () => socket.end(bytes, "latin1"));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on("data", (chunk) => (text += chunk.toString("latin1").slice(0, 400)));
    socket.on("error", () => {});
    socket.on("close", () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]) || "closed", text }));
  });
}

function megabytes(server: TestServer) {
  const status = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

const cookieOf = (visitor: Visitor) => [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

// A small heap: what is not given back runs into its end instead of hiding in room that is there.
const server = await startServer({ env: { NODE_OPTIONS: "--max-old-space-size=160" } });
const surroundings = { places: readSiteMap(), origin: server.url, cookies: [""], orderId: "", version: "" };
await begin();
const counts = new Map<Outcome["status"], number>();
const faults: string[] = [];
const memory: number[] = [];
let next = 0;

/** New sessions and a new order: one of the requests may have guessed a password, deleted or submitted. */
async function begin() {
  const client = await signedIn(server, "client@example.com", "demo-client");
  const owner = await signedIn(server, "owner@example.com", "demo-owner");
  surroundings.cookies = [cookieOf(client), cookieOf(owner)];
  surroundings.orderId = await prepareOrder(server, client);
}

async function tryOne(number: number) {
  const random = createRandom(seed + number * 7919);
  const raw = number % 20 === 19;
  const attempt = raw ? undefined : makeAttempt(random, surroundings);
  const outcome = attempt
    ? await send(server, attempt)
    : await sendRaw(server, makeRawAttempt(random, Number(new URL(server.url).port)));
  counts.set(outcome.status, (counts.get(outcome.status) ?? 0) + 1);
  if (outcome.status === "silent" || (typeof outcome.status === "number" && outcome.status >= 500)) {
    const what = attempt ? `${attempt.method} ${attempt.target.slice(0, 200)}` : "raw bytes";
    faults.push(
      `#${number} ${outcome.status} ${what} ${attempt?.body?.subarray(0, 200) ?? ""}\n${outcome.text.slice(0, 300)}`,
    );
  }
  if (number % 300 === 299) await begin();
  if (number % 10 === 0) surroundings.version = String(storedOrder(server, surroundings.orderId)?.version ?? 1);
  if (number % 250 === 0) memory.push(megabytes(server));
}

async function work() {
  while (next < total && faults.length < 10) await tryOne(next++);
}

console.log(`Seed ${seed}, ${total} requests over ${surroundings.places.length} places, ${AT_ONCE} at once.`);
const started = Date.now();
if (values.only) await tryOne(Number(values.only));
else await Promise.all(Array.from({ length: AT_ONCE }, work));
agent.destroy();

const settled = memory.slice(Math.floor(memory.length * WARM_UP));
const half = Math.ceil(settled.length / 2);
const [before, after] = [median(settled.slice(0, half)), median(settled.slice(half))];
const alive = server.process.exitCode === null && (await fetch(`${server.url}/readyz`)).ok;
const answers = [...counts].sort().map(([status, count]) => `${status}: ${count}`);
console.log(`Answers  ${answers.join(", ")}`);
console.log(`Memory   ${before.toFixed(0)} MB after the warm-up, ${after.toFixed(0)} MB at the end (medians)`);
console.log(`Time     ${((Date.now() - started) / 1000).toFixed(0)} s`);
for (const fault of faults) console.error(`\n${fault}`);
for (const line of server.lines.filter((one) => /"level":50/.test(one)).slice(0, 10))
  console.error(line.slice(0, 1500));
if (!alive) console.error("The server is gone.");
if (after - before > SLACK_MB) console.error("Memory grew.");
await server.stop();
const fine = faults.length === 0 && alive && !(after - before > SLACK_MB);
console.log(fine ? "No 5xx, no silence, no growth." : "Something broke.");
process.exit(fine ? 0 : 1);

function median(numbers: number[]) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
