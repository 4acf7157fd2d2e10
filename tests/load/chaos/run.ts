/**
 * npm run chaos: clients build and submit orders, say yes to quotes (every second one has lines and choices), pay by card, book, move and cancel consultations, and the
 * owner quotes, records payments and refunds, cancels, books installations and ticks at the table, while the server, its supervisor or both are killed or asked for a restart, the disk fills up, the
 * mail server fails, the card provider says nothing and PostgreSQL stands still or goes away. Afterwards everything that was acknowledged must be there, whole and once.
 * Ends non-zero when it is not. CHAOS_ROUNDS changes how often all of it happens, CHAOS_POSTGRES_ROUNDS how often on PostgreSQL; with --short it is
 * three faults on the embedded database.
 */
import { randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import type { Db } from "#app/db/client.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { startCardDouble } from "#tests/support/cards/card-double.ts";
import { inspect } from "#tests/support/inspect.ts";
import { verifyByMail } from "#tests/support/mail/mail-to.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { signUp, type Walker } from "#tests/support/orders/order-walk.ts";
import { createPostgresDatabase, findPostgres } from "#tests/support/postgres.ts";
import { newFolder } from "#tests/support/server.ts";
import { signedIn } from "#tests/support/visitor.ts";
import { createFaults, type Fault, rounds } from "./faults.ts";
import { inspectInstallations } from "./inspect-installations.ts";
import { inspectMoney } from "./inspect-money.ts";
import { inspectQuotes } from "./inspect-quotes.ts";
import { inspectTable } from "./inspect-table.ts";
import { inspectTurns } from "./inspect-turns.ts";
import { inspectVisits } from "./inspect-visits.ts";
import { pause } from "./pause.ts";
import { openSite } from "./site.ts";
import { type Begun, startTraffic } from "./traffic.ts";
import { type Aimed, aimedActs, type Owner } from "./turns.ts";

const short = process.argv.includes("--short");
const ROUNDS = Number(process.env.CHAOS_ROUNDS ?? 5);
const POSTGRES_ROUNDS = Number(process.env.CHAOS_POSTGRES_ROUNDS ?? 3);
const CLIENTS = short ? 3 : 6;
const LONGEST_AIM_MS = 30_000;
/** At most three pauses of the outbox after the mail server has recovered. */
const DRAIN_MS = 15 * 60_000;

const postgres = short ? undefined : await findPostgres();
const mail = await startMailServer();
const double = await startCardDouble();
try {
  // The mail server before anything is killed: tries that were cut off count, and the pause after the third is ten minutes.
  const embedded = rounds(ROUNDS).filter((fault) => fault !== "PostgreSQL paused");
  const few: Fault[] = ["card provider silent", "server killed", "supervisor killed"];
  await disturb("the embedded database", {}, short ? few : ["mail server failing", "disk full", ...embedded]);
  if (postgres?.interrupt) {
    const database = await createPostgresDatabase(postgres.url);
    const faults = rounds(POSTGRES_ROUNDS);
    await disturb(postgres.description, { DATABASE_URL: database.url }, ["PostgreSQL broken off", ...faults]);
  } else if (!short) {
    console.log("There is no PostgreSQL here that may be stopped, so that part is left out.");
  }
} finally {
  await mail.stop();
  await double.stop();
  await postgres?.stop();
}

async function disturb(name: string, env: Record<string, string>, plan: Fault[]) {
  console.log(`• Chaos on ${name}`);
  const folder = newFolder();
  const site = await openSite(folder, { ...env, ...double.env, SMTP_URL: mail.url });
  const { origin } = site;
  const walkers: Walker[] = [];
  for (let count = 0; count < CLIENTS; count += 1) walkers.push(await signUp(origin));
  for (const walker of walkers) await verifyByMail(mail, walker);

  const database = openDatabase({ dataDir: folder, databaseUrl: env.DATABASE_URL });
  // Who has not shown that an address is theirs may be held to a few orders.
  await database.db.updateTable("users").set({ emailVerified: 1 }).execute();
  const begun: Begun = { visits: [], installations: [], presses: [] };
  let aimed: { at: Aimed; hit: () => void } | undefined;
  const aim = (act: Aimed) => {
    if (act === aimed?.at) aimed.hit();
  };
  const owner = await findOwner(origin, database.db, aim);
  const traffic = startTraffic(walkers, { owner, db: database.db, begun });
  const say = (line: string) => console.log(`  ${line}`);
  const faults = createFaults({ site, mail, double, postgres, failures: traffic.failures, say });
  const struck = new Map<string, number>();
  const count = (what: string) => struck.set(what, (struck.get(what) ?? 0) + 1);
  /** Until something is just being sent: each act in its turn. */
  const takeAim = async (at: Aimed) => {
    const hit = new Promise<true>((resolve) => {
      aimed = { at, hit: () => resolve(true) };
    });
    if (await Promise.race([hit, pause(LONGEST_AIM_MS)])) count(`while ${at}`);
    aimed = undefined;
    await pause(randomInt(0, 40));
  };
  for (const [index, fault] of plan.entries()) {
    await pause(randomInt(50, 1200));
    // Every second kill.
    if (fault.endsWith("killed") && index % 2 === 1)
      await takeAim(aimedActs[(index >> 1) % aimedActs.length] ?? "accepting");
    await faults[fault]().catch((error: Error) => fail(`${fault}: ${error.message}`));
    count(fault);
  }
  await traffic.stop();
  say(
    `${[...struck].map(([what, times]) => `${what} ${times}`).join(", ")}; now the outbox sends what waits, in its own time.`,
  );
  await untilSent(database.db);
  const code = await site.stop();
  if (code !== 0) fail(`The server ended with ${code}.`);
  const taken = mail.received.map(({ messageId }) => messageId ?? "");
  const found = [
    await inspect(database, walkers, taken),
    await inspectTurns(database.db, walkers),
    await inspectQuotes(database.db, walkers),
    await inspectMoney(database.db, walkers),
    await inspectVisits(database.db, begun.visits),
    await inspectInstallations(database.db, begun.installations),
    await inspectTable(database.db, begun.presses),
  ];
  await database.close();
  rmSync(folder, { recursive: true });
  say(`${traffic.answers()} requests were answered; ${traffic.failures()} failed and were sent again.`);
  for (const line of found.flatMap(({ facts }) => facts)) say(line);
  const lost = found.flatMap((part) => part.faults);
  for (const line of lost) fail(line);
  if (lost.length === 0) say("Nothing is missing, half-written or doubled.");
}

async function findOwner(origin: string, db: Db, aim: Owner["aim"]): Promise<Owner> {
  return {
    aim,
    double,
    visitor: await signedIn({ url: origin }, "owner@example.com", "demo-owner"),
    idOf: async (email) =>
      (await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id,
    installationOf: async (orderId) =>
      (await db.selectFrom("appointments").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow()).id,
  };
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

function fail(line: string) {
  console.error(`  LOST: ${line}`);
  process.exitCode = 1;
}
