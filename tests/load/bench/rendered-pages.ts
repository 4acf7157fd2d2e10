/**
 * Pages that are rendered for one reader, asked for one after the other over HTTP, each beside the SQL of its use case run
 * alone through the same driver: what is left is routing, rendering and compressing. Then the processor time of each, beside
 * what no page of this kind can do without: React's own rendering of it and its SQL, sampled in the same process.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Db } from "#app/db/client.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import { countDesk } from "#app/services/orders/desk/count-desk.server.ts";
import { listDrafts } from "#app/services/orders/list-drafts.server.ts";
import { listMyOrders } from "#app/services/orders/list-my-orders.server.ts";
import { listOrders } from "#app/services/orders/list-orders.server.ts";
import { startServer } from "#tests/support/server.ts";
import { signedIn } from "#tests/support/visitor.ts";
import { fillWithOrders } from "./orders/fill.ts";
import { processorTime } from "./support/processor-time.ts";
import { profiled, readProfile, steadyMicroseconds } from "./support/profile.ts";
import { report } from "./support/table.ts";
import { median, watchQueries } from "./support/watch-queries.ts";

const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000);
const TIMES = 31;
/** The engine compiles a page's code in the background for its first thousand askings; that is not the page's cost. */
const WARM_UP = 1000;
const SAMPLED = 400;
/** What React's server does its work in, and what our driver asks the database with, as the built server names them. */
const REACT_AND_SQL = ["performWork", "all"];
const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-pages-"));

// The demo's people are written at the first start; the orders come on top of them.
await (await startServer({ dataDir })).stop();
const { db, close } = openDatabase({ dataDir });
await fillWithOrders(db, { customers: Math.ceil(ORDERS / 10), orders: ORDERS, postgres: false });

const userId = "demo-client";
const list = parseOrderList(new URLSearchParams());
const pages = [
  {
    who: "client",
    page: "/client/dashboard/orders",
    ask: (at: Db) => listMyOrders({ db: at, now: () => new Date(), cards: undefined }, userId),
  },
  { who: "client", page: "/client/dashboard/create-order", ask: (at: Db) => listDrafts({ db: at }, userId) },
  {
    who: "owner",
    page: "/admin/dashboard/orders",
    ask: (at: Db) => listOrders({ db: at, now: () => new Date() }, list),
  },
  { who: "owner", page: "/admin/dashboard", ask: (at: Db) => countDesk({ db: at, now: () => new Date() }) },
];

const server = await startServer({ dataDir, env: { LOG_LEVEL: "warn" } });
try {
  for (const { who, page, ask } of pages) {
    const visitor = await signedIn(server, `${who}@example.com`, `demo-${who}`);
    const whole = await median(TIMES, async () => {
      const answer = await visitor.get(page);
      if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`);
      await answer.arrayBuffer();
    });
    const { queries } = await watchQueries(db, ask);
    const alone = await median(TIMES, async () => {
      for (const query of queries) await db.executeQuery(query);
    });
    report({
      what: `${page} with ${ORDERS.toLocaleString("en-US")} orders`,
      measured: `${whole.toFixed(1)} ms`,
      beside: `${alone.toFixed(1)} ms of its SQL alone`,
      ratio: whole / alone,
    });
  }
  await server.stop();
  await reportProcessorTime();
} finally {
  await close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The time is the kernel's, of a process left alone; the share is sampled in a second one, because sampling costs time too. */
async function reportProcessorTime() {
  const folder = mkdtempSync(path.join(tmpdir(), "larkfield-profile-"));
  const alone = await askEachPage({});
  const sampled = await askEachPage(profiled(folder));
  const workBetween = readProfile(folder);
  for (const [index, { page, from, to }] of sampled.entries()) {
    const { all: work, within } = workBetween(from, to, REACT_AND_SQL);
    const { all, main } = alone[index]!;
    const least = (main * within) / work;
    report({
      what: `${page}: processor time`,
      measured: `${(all / SAMPLED).toFixed(2)} ms`,
      beside: `${(least / SAMPLED).toFixed(2)} ms in React and SQL`,
      ratio: all / least,
      limit: "1.5",
    });
  }
  rmSync(folder, { recursive: true, force: true });
}

async function askEachPage(env: Record<string, string>) {
  const asked = await startServer({ dataDir, env: { LOG_LEVEL: "warn", ...env } });
  const rows = [];
  for (const { who, page } of pages) {
    const visitor = await signedIn(asked, `${who}@example.com`, `demo-${who}`);
    const get = async () => (await visitor.get(page)).arrayBuffer();
    for (let time = 0; time < WARM_UP; time += 1) await get();
    const [from, before] = [steadyMicroseconds(), processorTime(asked.process.pid)];
    for (let time = 0; time < SAMPLED; time += 1) await get();
    const [to, after] = [steadyMicroseconds(), processorTime(asked.process.pid)];
    rows.push({ page, from, to, all: after.all - before.all, main: after.main - before.main });
  }
  await asked.stop();
  return rows;
}
