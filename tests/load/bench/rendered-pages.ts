/**
 * Pages that are rendered for one reader, asked for one after the other over HTTP, each beside the SQL of its use case run
 * alone through the same driver: what is left is routing, rendering and compressing.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Db, openDatabase } from "#app/db/client.server.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import { countDesk } from "#app/services/orders/count-desk.server.ts";
import { listDrafts } from "#app/services/orders/list-drafts.server.ts";
import { listMyOrders } from "#app/services/orders/list-my-orders.server.ts";
import { listOrders } from "#app/services/orders/list-orders.server.ts";
import { startServer } from "#tests/support/server.ts";
import { signedIn } from "#tests/support/visitor.ts";
import { fillWithOrders } from "./orders/fill.ts";
import { report } from "./support/table.ts";
import { median, watchQueries } from "./support/watch-queries.ts";

const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000);
const TIMES = 31;
const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-pages-"));

// The demo's people are written at the first start; the orders come on top of them.
await (await startServer({ dataDir })).stop();
const { db, close } = openDatabase({ dataDir });
await fillWithOrders(db, { customers: Math.ceil(ORDERS / 10), orders: ORDERS, postgres: false });

const userId = "demo-client";
const list = parseOrderList(new URLSearchParams());
const pages = [
  { who: "client", page: "/client/dashboard/orders", ask: (at: Db) => listMyOrders({ db: at }, userId) },
  { who: "client", page: "/client/dashboard/create-order", ask: (at: Db) => listDrafts({ db: at }, userId) },
  { who: "owner", page: "/admin/dashboard/orders", ask: (at: Db) => listOrders({ db: at }, list) },
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
} finally {
  await close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
