/**
 * A minute of load with three restarts in it, on both databases: how many requests fail, and how long the longest takes,
 * beside the longest of ten seconds without a restart. A third of the clients keep idle connections, a third open new ones.
 */
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { askForRestart, controlFile } from "#server/lifecycle/control.ts";
import { createPostgresDatabase, findPostgres } from "#tests/support/postgres.ts";
import { startServer } from "#tests/support/server.ts";
import { startSteadyLoad } from "#tests/support/steady-load.ts";
import { signedIn } from "#tests/support/visitor.ts";
import { report } from "./support/table.ts";

const SECONDS = Number(process.env.RESTART_SECONDS ?? 60);
const CLIENTS = Number(process.env.RESTART_CLIENTS ?? 30);
const RESTARTS = 3;
const program = path.resolve(import.meta.dirname, "../../../supervisor.ts");

async function measure(name: string, env: Record<string, string>) {
  const server = await startServer({ program, env: { LOG_LEVEL: "warn", AUTH_SECRET: "s".repeat(40), ...env } });
  try {
    const visitor = await signedIn(server, "client@example.com", "demo-client");
    const calm = startSteadyLoad(server.url, visitor, CLIENTS);
    await wait(10_000);
    const before = await calm.stop();

    const load = startSteadyLoad(server.url, visitor, CLIENTS);
    const until = performance.now() + SECONDS * 1000;
    const refused: string[] = [];
    for (let time = 0; time < RESTARTS; time += 1) {
      await wait(SECONDS * 100);
      const outcome = await askForRestart(controlFile(server.dataDir, Number(new URL(server.url).port)));
      if (!outcome?.ok) refused.push(outcome?.reason ?? "Nobody heard.");
    }
    await wait(Math.max(0, until - performance.now()));
    const { answered, failures, longestMs } = await load.stop();
    report({
      what: `${RESTARTS} restarts in ${SECONDS} s of load on ${name}`,
      measured: `${answered} answered, ${failures.length} failed; the longest took ${Math.round(longestMs)} ms`,
      beside: `the longest without a restart ${Math.round(before.longestMs)} ms`,
      ratio: longestMs / before.longestMs,
      limit: "0 failed, 3000 ms",
    });
    for (const line of [...refused, ...failures].slice(0, 5)) console.error(line);
    if (refused.length + failures.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

await measure("SQLite", {});
const postgres = await findPostgres();
if (postgres) {
  const database = await createPostgresDatabase(postgres.url);
  await measure("PostgreSQL", { DATABASE_URL: database.url }).finally(() => postgres.stop());
} else console.log("No PostgreSQL found; measured on SQLite only.");
