/**
 * npm run chaos: clients build and submit orders, say yes to quotes (every second one has lines and choices), pay by card, book, move and cancel consultations, and the
 * owner quotes, records payments and refunds, and cancels, while the server or its supervisor is killed or the one is asked for a restart, the disk fills up, the
 * mail server fails and PostgreSQL goes away. Afterwards everything that was acknowledged must be there, whole and once.
 * Ends non-zero when it is not. CHAOS_KILLS changes how often a process is killed, CHAOS_POSTGRES_KILLS how often on PostgreSQL.
 */
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Db, openDatabase } from "#app/db/client.server.ts";
import { askForRestart, controlFile } from "#server/lifecycle/control.ts";
import { startCardDouble } from "#tests/support/cards/card-double.ts";
import { inspect } from "#tests/support/inspect.ts";
import { verifyByMail } from "#tests/support/mail/mail-to.ts";
import { refusal, startMailServer } from "#tests/support/mail-server.ts";
import { type Manner, nextWalker, signUp, type Walker, walkOrder } from "#tests/support/orders/order-walk.ts";
import { createPostgresDatabase, findPostgres, freePort } from "#tests/support/postgres.ts";
import { startServer } from "#tests/support/server.ts";
import { serverBelow } from "#tests/support/supervised.ts";
import { signedIn } from "#tests/support/visitor.ts";
import { inspectMoney } from "./inspect-money.ts";
import { inspectQuotes } from "./inspect-quotes.ts";
import { inspectTurns } from "./inspect-turns.ts";
import { inspectVisits } from "./inspect-visits.ts";
import { type Aimed, aimedActs, type Owner, turnOrder } from "./turns.ts";
import { type Visit, walkVisit } from "./visits.ts";

const KILLS = Number(process.env.CHAOS_KILLS ?? 50);
const POSTGRES_KILLS = Number(process.env.CHAOS_POSTGRES_KILLS ?? 30);
const CLIENTS = 6;
const LONGEST_AIM_MS = 30_000;
/** At most three pauses of the outbox after the mail server has recovered. */
const DRAIN_MS = 15 * 60_000;

const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-chaos-"));
const postgres = await findPostgres();
const mail = await startMailServer();
const double = await startCardDouble();
try {
  await disturb("the embedded database", {}, async (site) => {
    // Not killed meanwhile: tries that were cut off count, and the pause after the third is ten minutes.
    mail.atMessage = () => {
      throw refusal(451, "Try later");
    };
    await pause(3000);
    mail.atMessage = () => {
      mail.drop();
      throw refusal(451, "Nobody hears this");
    };
    await pause(3000);
    mail.atMessage = () => {};
    await site.kill(3);
    await site.fillDisk();
    await site.kill(KILLS - 3);
    await site.restart();
  });
  if (postgres?.interrupt) {
    const { interrupt } = postgres;
    const database = await createPostgresDatabase(postgres.url);
    await disturb(postgres.description, { DATABASE_URL: database.url }, async (site) => {
      await site.kill(3);
      console.log("  PostgreSQL is broken off and comes back.");
      await interrupt(2000);
      await pause(3000);
      await site.restart();
      await site.kill(POSTGRES_KILLS - 3);
    });
  } else {
    console.log("There is no PostgreSQL here that may be stopped, so that part is left out.");
  }
} finally {
  await mail.stop();
  await double.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

interface Site {
  /** Each third time the supervisor too; after each seventh a restart. */
  kill(times: number): Promise<void>;
  restart(): Promise<void>;
  fillDisk(): Promise<void>;
}

async function disturb(name: string, env: Record<string, string>, happen: (site: Site) => Promise<void>) {
  console.log(`• Chaos on ${name}`);
  const folder = path.join(dataDir, name.replaceAll(/\W+/g, "-"));
  const settings = { ...env, ...double.env, PORT: String(await freePort()), SMTP_URL: mail.url, LOG_LEVEL: "warn" };
  const program = path.resolve(import.meta.dirname, "../../../supervisor.ts");
  const start = (under?: string) =>
    startServer({ program, dataDir: folder, env: settings, ...(under ? { under } : {}) });
  let server = await start();
  const origin = server.url;
  const walkers: Walker[] = [];
  for (let count = 0; count < CLIENTS; count += 1) walkers.push(await signUp(origin));
  for (const walker of walkers) await verifyByMail(mail, walker);

  const database = openDatabase({ dataDir: folder, databaseUrl: env.DATABASE_URL });
  // Who has not shown that an address is theirs may be held to a few orders.
  await database.db.updateTable("users").set({ emailVerified: 1 }).execute();
  const visits: Visit[] = [];
  let aimed: { at: Aimed; hit: () => void } | undefined;
  const aim = (act: Aimed) => {
    if (act === aimed?.at) aimed.hit();
  };
  const owner = await findOwner(origin, database.db, aim);
  const traffic = startTraffic(walkers, owner, visits);
  let killed = 0;
  const struck = new Map<Aimed, number>();
  let restarted = 0;
  /** Every second kill waits for something that is just being sent: each act in its turn. */
  const takeAim = async (at: Aimed) => {
    const hit = new Promise<true>((resolve) => {
      aimed = { at, hit: () => resolve(true) };
    });
    if (await Promise.race([hit, pause(LONGEST_AIM_MS)])) struck.set(at, (struck.get(at) ?? 0) + 1);
    aimed = undefined;
  };
  const killBoth = async () => {
    const below = serverBelow(server);
    const stopped = server.stop("SIGKILL");
    process.kill(below, "SIGKILL");
    await stopped;
  };
  const restart = async () => {
    const outcome = await askForRestart(controlFile(folder, Number(settings.PORT)));
    if (!outcome?.ok) fail(`A restart failed: ${outcome?.reason}`);
    restarted += 1;
  };
  await happen({
    restart,
    kill: async (times) => {
      for (let time = 0; time < times; time += 1) {
        await pause(randomInt(50, 1200));
        if (time % 2 === 1) {
          await takeAim(aimedActs[Math.floor(killed / 2) % aimedActs.length] ?? "accepting");
          await pause(randomInt(0, 40));
        }
        killed += 1;
        if (killed % 3 === 0) {
          await killBoth();
          server = await start();
        } else {
          process.kill(serverBelow(server), "SIGKILL");
          await untilReady(origin);
        }
        if (killed % 7 === 0) await restart();
      }
    },
    fillDisk: async () => {
      await killBoth();
      const before = traffic.failures();
      server = await start(fullDiskUnder(folder));
      await pause(5000);
      const refused = traffic.failures() - before;
      console.log(`  The disk was full for 5 s; ${refused} requests were refused or lost.`);
      if (refused === 0) fail("The disk was never full.");
      await killBoth();
      server = await start();
    },
  });
  await traffic.stop();
  await killBoth();
  server = await start();
  console.log(
    `  Killed ${killed} times, of them while ${[...struck].map(([act, times]) => `${act} ${times}`).join(", ")}; restarted ${restarted} times; now the outbox sends what waits, in its own time.`,
  );
  await untilSent(database.db);
  const code = await server.stop();
  if (code !== 0) fail(`The server ended with ${code}.`);
  const taken = mail.received.map(({ messageId }) => messageId ?? "");
  const found = [
    await inspect(database, walkers, taken),
    await inspectTurns(database.db, walkers),
    await inspectQuotes(database.db, walkers),
    await inspectMoney(database.db, walkers),
    await inspectVisits(database.db, visits),
  ];
  await database.close();
  console.log(`  ${traffic.answers()} requests were answered; ${traffic.failures()} failed and were sent again.`);
  for (const line of found.flatMap(({ facts }) => facts)) console.log(`  ${line}`);
  const faults = found.flatMap((part) => part.faults);
  for (const line of faults) fail(line);
  if (faults.length === 0) console.log("  Nothing is missing, half-written or doubled.");
}

async function findOwner(origin: string, db: Db, aim: Owner["aim"]): Promise<Owner> {
  return {
    aim,
    double,
    visitor: await signedIn({ url: origin }, "owner@example.com", "demo-owner"),
    idOf: async (email) =>
      (await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id,
  };
}

async function untilReady(origin: string) {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
}

/** Each client begins the next order when the last one has gone its way; a request that fails is sent again until it is answered. */
function startTraffic(walkers: Walker[], owner: Owner, all: Visit[]) {
  let stopped = false;
  let failures = 0;
  let answers = 0;
  const insist = async (ask: () => Promise<Response>): Promise<Response> => {
    for (;;) {
      const answer = await ask().catch(() => undefined);
      if (answer && answer.status < 500) {
        answers += 1;
        return answer;
      }
      failures += 1;
      if (stopped) throw new Error("stopped");
      await pause(100);
    }
  };
  const manner: Manner = {
    open: (visitor, page) => insist(() => visitor.get(page)),
    send: (visitor, page, fields) => insist(() => visitor.post(page, fields)),
  };
  const walks = walkers.slice().map(async (first) => {
    const visits: Visit[] = [];
    for (let walker = first; !stopped; ) {
      const next = await nextWalker(walker).catch(() => pause(100));
      if (!next) continue;
      if (next !== walker) walkers.push(next);
      walker = next;
      const submitted = await walkOrder(walker, 1, manner).catch(() => false);
      if (submitted) await turnOrder(walker, owner, manner).catch(() => undefined);
      await walkVisit(walker, visits, manner).catch(() => undefined);
    }
    all.push(...visits);
  });
  return {
    answers: () => answers,
    failures: () => failures,
    stop: async () => {
      stopped = true;
      await Promise.all(walks);
    },
  };
}

/** A limit on the size of files is a full disk as a program meets it, and needs no rights. One block is 512 bytes. */
function fullDiskUnder(folder: string) {
  const size = Math.max(...["larkfield.sqlite", "larkfield.sqlite-wal"].map((name) => sizeOf(path.join(folder, name))));
  return `trap '' XFSZ; ulimit -f ${Math.ceil(size / 512) + 8};`;
}

function sizeOf(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** What the mail server refused goes out when its time comes; nobody lends a hand. */
async function untilSent(db: Db) {
  const until = Date.now() + DRAIN_MS;
  for (;;) {
    const waiting = await db.selectFrom("emails").select("id").where("state", "=", "queued").limit(1).execute();
    if (waiting.length === 0 || Date.now() > until) return;
    await pause(1000);
  }
}

function pause(ms: number) {
  return new Promise<undefined>((resolve) => setTimeout(resolve, ms));
}

function fail(line: string) {
  console.error(`  LOST: ${line}`);
  process.exitCode = 1;
}
