/**
 * The owner's lists with ten years of orders: 10,000 customers and 100,000 orders of 1 to 12 windows with the quotes they
 * had, 300,000 entries of the ledger and 10,000 appointments, on SQLite and, where there is one, on PostgreSQL. Each use case is held against its
 * own SQL run alone through the same driver.
 */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Db } from "#app/db/client.server.ts";
import { migrateToLatest } from "#app/db/migrate.server.ts";
import { type DatabaseHandle, openDatabase } from "#app/db/open-database.server.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import { parseBalanceList } from "#app/domain/reports/balance-ages.ts";
import { boardList } from "#app/domain/schedule/board-list.ts";
import { loadWeek } from "#app/routes/admin/week/load-week.server.ts";
import { listCustomers } from "#app/services/customers/list-customers.server.ts";
import { countMoney } from "#app/services/ledger/count-money.server.ts";
import { recordPayment } from "#app/services/ledger/record-money.server.ts";
import { countDesk } from "#app/services/orders/desk/count-desk.server.ts";
import { exportOrders, listOrders } from "#app/services/orders/list-orders.server.ts";
import { listBalances, readReport } from "#app/services/reports/read-report.server.ts";
import { findBoard } from "#app/services/schedule/find-board.server.ts";
import { findTroubled } from "#app/services/schedule/find-week-days.server.ts";
import { listTable } from "#app/services/table/list-table.server.ts";
import { testConfig } from "#tests/support/config.ts";
import { createPostgresDatabase, findPostgres } from "#tests/support/postgres.ts";
import { fillWithOrders } from "./orders/fill.ts";
import { fillWeek } from "./orders/fill-week.ts";
import { report } from "./support/table.ts";
import { median, watchQueries } from "./support/watch-queries.ts";

const CUSTOMERS = Number(process.env.BENCH_CUSTOMERS ?? 10_000);
const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000);
const APPOINTMENTS = Number(process.env.BENCH_APPOINTMENTS ?? 10_000);
const TIMES = 7;
const MOST_MS = 150;
const MOST_TIMES_THE_SQL = 3;
const now = () => new Date("2026-11-15T12:00:00Z");

const orders = (address: string) => (db: Db) =>
  listOrders({ db, now: () => new Date() }, parseOrderList(new URLSearchParams(address)));

const balances = (address: string) => (db: Db) =>
  listBalances({ db, now }, parseBalanceList(new URLSearchParams(address)));

const board = (address: string) => (db: Db) => findBoard({ db, now }, boardList.parse(new URLSearchParams(address)));

const useCases: Record<string, (db: Db) => Promise<unknown>> = {
  "list, first page": orders(""),
  "list, page 500": orders("?page=500"),
  "list, one status": orders("?status=quoted"),
  "list, waiting for the client": orders("?only=unconfirmed"),
  "list, confirmed": orders("?only=confirmed"),
  "list, changes asked": orders("?only=asked"),
  "list, expiring": orders("?only=expiring"),
  "list, expired": orders("?only=expired"),
  "list, declined": orders("?only=declined"),
  "list, by total": orders("?sort=-total"),
  "list, by customer": orders("?sort=customer&page=500"),
  "search, part of a name": orders("?search=whitf"),
  "search, part of an id": orders("?search=4T2"),
  "search, nothing found": orders("?search=zzzzzz"),
  "search within a status": orders("?search=ash&status=submitted"),
  "directory, first page": (db) => listCustomers({ db }, { search: "", page: 1 }),
  "directory search, name": (db) => listCustomers({ db }, { search: "whitf", page: 1 }),
  "directory search, phone": (db) => listCustomers({ db }, { search: "555-01", page: 3 }),
  "the desk's figures": (db) => countDesk({ db, now }),
  "the desk's money": (db) => countMoney({ db, now }),
  "balances, first page": balances(""),
  "balances, overdue": balances("?only=overdue"),
  "balances, ready to start": balances("?only=readyToStart"),
  "the week": (db) => loadWeek({ db, now, config: testConfig({ dataDir: "" }) }, "2026-11-15"),
  "late and at risk": (db) => findTroubled({ db, now }, 6),
  "the board": board(""),
  "the board, page 50 of a column": board("?column=waiting&page=50"),
  "the table": (db) => listTable({ db }),
};

async function measure(db: Db, what: string, run: (db: Db) => Promise<unknown>) {
  const { answer, queries } = await watchQueries(db, run);
  const working = process.cpuUsage();
  const whole = await median(TIMES, () => run(db));
  const { user, system } = process.cpuUsage(working);
  // What this process worked for one answer: on a busy machine the steadier figure. PostgreSQL works in its own.
  const worked = (user + system) / 1000 / (TIMES + 1);
  const alone = await median(TIMES, async () => {
    for (const query of queries) await db.executeQuery(query);
  });
  const kilobytes = JSON.stringify(answer).length / 1024;
  const over = whole > MOST_MS || whole > alone * MOST_TIMES_THE_SQL;
  if (over) process.exitCode = 1;
  report({
    what,
    measured: `${ms(whole)} (processor ${ms(worked)}, ${kilobytes.toFixed(1)} KB)`,
    beside: `${ms(alone)} of its SQL alone`,
    ratio: whole / alone,
    limit: `${MOST_MS} ms, ${MOST_TIMES_THE_SQL}${over ? "; OVER" : ""}`,
  });
}

/** What is in use, without what waits to be thrown away: a full process says more about its collector than about its need. */
function heldBytes() {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function measureExport(db: Db, name: string) {
  const before = heldBytes();
  let most = before;
  let rows = 0;
  const start = performance.now();
  for await (const portion of exportOrders({ db, now: () => new Date() }, parseOrderList(new URLSearchParams()))) {
    rows += portion.length;
    if (rows % 10_000 < portion.length) most = Math.max(most, heldBytes());
  }
  const grown = (most - before) / 1024 / 1024;
  if (grown > 50) process.exitCode = 1;
  report({
    what: `${name}: export of ${rows.toLocaleString("en-US")} rows`,
    measured: `${ms(performance.now() - start)}, held ${grown.toFixed(1)} MB more`,
    limit: "50 MB",
  });
}

/** What is not a list: the reports of twelve months, which read ten thousand quotes, and a payment, which writes. */
async function measureMoney(db: Db, name: string) {
  const range = { from: "2025-12-01", to: "2026-11-15" };
  const most = { report: 1500, payment: MOST_MS };
  const report12 = await median(TIMES, () => readReport({ db, now }, range));
  const owing = await db
    .selectFrom("orders")
    .select(["id as orderId", "userId"])
    .where("status", "=", "in progress")
    .where("ledgerSince", "is not", null)
    .limit(TIMES + 1)
    .execute();
  const typed = { amount: "1", method: "check", receivedOn: "2026-11-15", reference: "", note: "" };
  const payment = await median(TIMES, async () => {
    const order = owing.pop();
    if (order) await recordPayment({ db, now }, { actorId: order.userId, ...order }, typed);
  });
  if (report12 > most.report || payment > most.payment) process.exitCode = 1;
  report({ what: `${name}: reports of 12 months`, measured: ms(report12), limit: `${most.report} ms` });
  report({ what: `${name}: a payment`, measured: ms(payment), limit: `${most.payment} ms` });
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

async function measureAll(name: string, { db, kind }: DatabaseHandle) {
  await migrateToLatest(db);
  const start = performance.now();
  const filling = { customers: CUSTOMERS, orders: ORDERS, postgres: kind === "postgres" };
  const { entries } = await fillWithOrders(db, filling);
  await fillWeek(db, APPOINTMENTS);
  const written = `${CUSTOMERS} customers, ${ORDERS} orders, ${entries} entries, ${APPOINTMENTS} appointments`;
  console.log(`${name}: ${written}, written in ${ms(performance.now() - start)}`);
  for (const [what, run] of Object.entries(useCases)) await measure(db, `${name}: ${what}`, run);
  await measureMoney(db, name);
  await measureExport(db, name);
}

const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-bench-"));
const sqlite = openDatabase({ dataDir });
await measureAll("SQLite", sqlite).finally(async () => {
  await sqlite.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const server = await findPostgres();
if (server) {
  const { url } = await createPostgresDatabase(server.url);
  const postgres = openDatabase({ dataDir, databaseUrl: url });
  await measureAll(server.description, postgres).finally(async () => {
    await postgres.close();
    await server.stop();
  });
} else console.log("No PostgreSQL found; measured on SQLite only.");
