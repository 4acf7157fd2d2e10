/** How long a backup that the server makes by itself holds the thread at the most, with 20,000 orders. */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { saveBackup } from "#app/db/backup/save-backup.server.ts";
import { makeKeyPairs, readKey } from "#app/db/backup/seal/keys.server.ts";
import { migrateToLatest } from "#app/db/migrate.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { fillWithOrders } from "./orders/fill.ts";
import { report } from "./support/table.ts";

const ORDERS = 20_000;
/** No request may hold the thread for longer, and no backup either. */
const LONGEST_MS = 250;

const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-bench-"));
const database = openDatabase({ dataDir });
await migrateToLatest(database.db);
await fillWithOrders(database.db, { customers: 2_000, orders: ORDERS, postgres: false });
await database.close();

const texts = makeKeyPairs();
const [seal, sign] = [readKey("lkf-seal-", texts.seal), readKey("lkf-sign-", texts.sign)];
if (!seal || !sign) throw new Error("The new keys cannot be read.");
for (const [name, keys] of [["plain", undefined] as const, ["sealed", { seal, sign }] as const]) {
  const file = path.join(dataDir, name);
  const { step, wait, seconds } = await watchThread(() => saveBackup({ dataDir }, { file, now: new Date(), keys }));
  const size = `${(statSync(file).size / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`;
  report({
    what: `Longest step while ${ORDERS.toLocaleString("en-US")} orders are saved, ${name}`,
    measured: `${step.toFixed(0)} ms of processor time`,
    beside: `${wait.toFixed(0)} ms by the clock, ${size}`,
    limit: `at most ${LONGEST_MS} ms${step > LONGEST_MS ? "; OVER" : ""}`,
  });
}
rmSync(dataDir, { recursive: true });

/**
 * Runs beside a beat that comes as soon as the thread is free: its longest pause is what a request would have waited. How much
 * of that was this thread's own work tells a busy machine from a long step.
 */
async function watchThread(work: () => Promise<unknown>) {
  const longest = { step: 0, wait: 0 };
  let last = { used: usedMs(), at: performance.now() };
  let working = true;
  const beat = () => {
    const now = { used: usedMs(), at: performance.now() };
    longest.step = Math.max(longest.step, now.used - last.used);
    longest.wait = Math.max(longest.wait, now.at - last.at);
    last = now;
    if (working) setImmediate(beat);
  };
  beat();
  const began = performance.now();
  await work();
  working = false;
  return { ...longest, seconds: (performance.now() - began) / 1000 };
}

function usedMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
