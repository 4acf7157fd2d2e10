/**
 * Malformed requests over every page, action and data address, with and without a session, and over raw sockets. Ends
 * with 1 when anything is answered with a 5xx or not at all, when the server goes, when one request holds its main thread
 * for too long, or when its memory keeps growing. Each request is made from the seed and its own number, so that one alone
 * can be made again.
 */
import { parseArgs } from "node:util";
import { prepareOrder, storedOrder } from "#tests/support/orders/ordering-posts.ts";
import { changeRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { readSiteMap } from "#tests/support/site-map.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";
import { type FoundForm, findForms } from "./forms.ts";
import { createHeldReader, LONGEST_HELD_BY_OWNER_MS, LONGEST_HELD_MS, watched } from "./held.ts";
import { knownAttacks } from "./known.ts";
import { growthOf, megabytesOf } from "./memory.ts";
import { createRandom } from "./random.ts";
import { type Attempt, makeAttempt, makeRawAttempt } from "./requests.ts";
import { createSender, type Outcome } from "./send.ts";

const { values } = parseArgs({
  options: { seed: { type: "string" }, requests: { type: "string", default: "20000" }, only: { type: "string" } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const total = Number(values.requests);
const AT_ONCE = 12;
const MOST_FAULTS = 10;
const SAMPLE_EVERY = Math.ceil(total / 80);
/**
 * A small heap: what is not given back runs into its end instead of hiding in room that is there. A few hundred requests fill
 * neither, and in the smaller one half of the server's time went into looking for room.
 */
const HEAP_MB = total < 1000 ? 256 : 160;
/** Before this share of the requests, memory is still settling. */
const WARM_UP = 0.25;
/** What a process may gain after that without anybody calling it growth. */
const SLACK_MB = 48;

const counts = new Map<Outcome["status"], number>();
const faults: string[] = [];
const memory: number[] = [];
/** The main thread, held at a time: by requests together, and by one of them when it was sent again alone. */
const held = { together: 0, alone: 0 };

async function fuzz(server: TestServer) {
  const port = Number(new URL(server.url).port);
  const { send, sendRaw, close } = createSender(port, AT_ONCE);
  const surroundings = {
    places: readSiteMap(),
    origin: server.url,
    cookies: [""],
    forms: [[]] as FoundForm[][],
    orderId: "",
    version: "",
  };

  const underWay = new Set<number>();
  const suspects = new Set<number>();
  const readHeld = createHeldReader(server);

  /** Requests of the others go on meanwhile, and one may change or delete the order while it is being made. */
  async function prepared(client: Visitor): Promise<string> {
    for (;;) {
      const id = await prepareOrder(server, client).catch(() => undefined);
      if (id) return id;
    }
  }

  /** New sessions and a new order: one of the requests may have guessed a password, deleted or submitted. */
  async function begin() {
    const client = await signedIn(server, "client@example.com", "demo-client");
    const owner = await signedIn(server, "owner@example.com", "demo-owner");
    await keepAwake(owner);
    surroundings.cookies = [client, owner].map(cookieOf);
    // Nobody may have as many orders in progress, nor log in as often, as twenty thousand requests take.
    changeRows(server, "delete from orders where status = 'incomplete' and length(id) > 7; delete from rateLimits");
    surroundings.orderId = await prepared(client);
    if (surroundings.forms.length > 1) return;
    const { places } = surroundings;
    const own = [
      await findForms(client, "/client/dashboard", places),
      await findForms(owner, "/admin/dashboard", places),
    ];
    surroundings.forms = own;
    const found = surroundings.forms.map((forms) => forms.length);
    console.log(`${surroundings.places.length} places; forms of a client ${found[0]}, of the owner ${found[1]}.`);
  }

  /**
   * Documents are made in a thread that ends when nobody asks for one. Whether it happens to live would move the memory by
   * more than the growth we look for, so it lives throughout, and what it holds, or keeps, is in every sample.
   */
  async function keepAwake(owner: Visitor) {
    const { status } = await owner.get("/admin/dashboard/order/demo-neighbor/LF-1004/workroom/labels.pdf?packet=1");
    // Too many a minute means that it was awake a moment ago.
    if (status !== 200 && status !== 429)
      faults.push(`The document that keeps its thread awake was answered ${status}.`);
  }

  /** Those that were under way when the main thread was held, each by itself. */
  async function sendAlone(numbers: Iterable<number>) {
    for (const number of numbers) {
      readHeld();
      const { attempt, what } = await attemptOne(number);
      await judgeHeld(`#${number} ${what}`, attempt);
    }
  }

  async function judgeHeld(what: string, attempt: Attempt | undefined) {
    const owners = attempt?.headers.cookie?.includes(surroundings.cookies[1] ?? "-") === true;
    const longest = owners ? LONGEST_HELD_BY_OWNER_MS : LONGEST_HELD_MS;
    await fetch(`${server.url}/healthz`);
    let ms = readHeld();
    // A machine that others use holds it too, but not by each of three.
    for (let again = 0; again < 2 && attempt && ms > longest; again++) {
      await send(attempt);
      await fetch(`${server.url}/healthz`);
      ms = Math.min(ms, readHeld());
    }
    held.alone = Math.max(held.alone, ms);
    if (ms > longest) faults.push(`${what} held the main thread for ${ms} ms`);
  }

  /** What has broken it once is sent again each time, before anything random. */
  async function sendKnown() {
    const [cookie = "", ownerCookie = ""] = surroundings.cookies;
    const { orderId } = surroundings;
    for (const attempt of knownAttacks({ origin: server.url, cookie, ownerCookie, orderId })) {
      readHeld();
      const outcome = await send(attempt);
      const what = `Known: ${attempt.method} ${attempt.target} as ${attempt.headers["content-type"]}`;
      note(outcome, what, attempt);
      await judgeHeld(what, attempt);
    }
  }

  async function attemptOne(number: number) {
    const random = createRandom(seed + number * 7919);
    const attempt = number % 20 === 19 ? undefined : makeAttempt(random, surroundings);
    const outcome = await (attempt ? send(attempt) : sendRaw(makeRawAttempt(random, port)));
    const what = attempt ? `${attempt.method} ${attempt.target.slice(0, 200)}` : "raw bytes";
    return { attempt, outcome, what };
  }

  async function tryOne(number: number) {
    underWay.add(number);
    const { attempt, outcome, what } = await attemptOne(number);
    const ms = readHeld();
    held.together = Math.max(held.together, ms);
    if (ms > LONGEST_HELD_MS) for (const one of underWay) suspects.add(one);
    underWay.delete(number);
    note(outcome, `#${number} ${what}`, attempt);
    if (number % 300 === 299) await begin();
    if (number % 10 === 0) surroundings.version = String(storedOrder(server, surroundings.orderId)?.version ?? 1);
    if (number % SAMPLE_EVERY === 0) memory.push(megabytesOf(server.process.pid ?? 0));
  }

  function note({ status, text }: Outcome, what: string, attempt: Attempt | undefined) {
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (status !== "silent" && !(typeof status === "number" && status >= 500)) return;
    faults.push(`${status} ${what} ${attempt?.body?.subarray(0, 200) ?? ""}\n${text.slice(0, 300)}`);
  }

  let next = 0;
  const work = async () => {
    while (next < total && faults.length < MOST_FAULTS) await tryOne(next++);
  };
  await begin();
  if (!values.only) await sendKnown();
  readHeld();
  if (values.only) await tryOne(Number(values.only));
  else await Promise.all(Array.from({ length: AT_ONCE }, work));
  await sendAlone(suspects);
  close();
  const ready = await fetch(`${server.url}/readyz`).catch(() => undefined);
  if (!ready?.ok) faults.push("The server no longer answers.");
}

function cookieOf(visitor: Visitor) {
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

console.log(`Seed ${seed}, ${total} requests, ${AT_ONCE} at once.`);
const started = Date.now();
const server = await startServer({ env: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} ${watched}` } });
try {
  await fuzz(server);
} catch (error) {
  // Of a request that failed the cause says more.
  faults.push(String(error instanceof Error ? (error.cause ?? error) : error));
  // A server that is gone has said why.
  if (server.process.exitCode !== null || server.process.signalCode) faults.push(server.lines.slice(-20).join("\n"));
} finally {
  await server.stop();
}

const { before, after } = growthOf(memory, WARM_UP);
if (after - before > SLACK_MB) faults.push("Memory grew.");
const answers = [...counts].sort().map(([status, count]) => `${status}: ${count}`);
console.log(`Answers  ${answers.join(", ")}`);
console.log(`Memory   ${before.toFixed(0)} MB after the warm-up, ${after.toFixed(0)} MB at the end (medians)`);
console.log(
  `Held     the main thread for ${held.together} ms at most, by ${AT_ONCE} requests together; alone ${held.alone} ms`,
);
console.log(`Time     ${((Date.now() - started) / 1000).toFixed(0)} s`);
for (const fault of faults) console.error(`\n${fault}`);
for (const line of server.lines.filter((one) => one.includes('"level":50')).slice(0, 10)) console.error(line);
console.log(faults.length === 0 ? "No 5xx, no silence, no stall, no growth." : "Something broke.");
// Where the server has gone, somebody still asks it for an order, again and again.
process.exit(faults.length === 0 ? 0 : 1);
