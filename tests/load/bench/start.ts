/**
 * How long a start takes until /readyz answers, on a new database (tables and demo are made) and on a used one, how much of
 * that the processor worked, which a busy machine does not change; and memory at rest.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serverFlags } from "#server/lifecycle/server-process.ts";
import { createPostgresDatabase, findPostgres, freePort } from "#tests/support/postgres.ts";
import { report } from "./support/table.ts";

const root = path.join(import.meta.dirname, "../../..");
const ROUNDS = 3;
const REST_MS = 3_000;

interface Start {
  ms: number;
  /** Unknown where there is no /proc. */
  workedMs: number | undefined;
  /** In MB, after a rest. */
  memory: number | undefined;
}

async function start(env: Record<string, string>, rest: boolean): Promise<Start> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [...serverFlags, path.join(root, "server.ts")], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: "warn", ...env },
  });
  const ended = once(child, "exit");
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error("The server ended before it was ready.");
      await wait(5);
    }
    const ms = performance.now() - began;
    // The two times are counted in hundredths of a second.
    const times = readProc(child.pid, "stat")?.split(") ")[1]?.split(" ").slice(11, 13);
    const workedMs = times && (Number(times[0]) + Number(times[1])) * 10;
    if (rest) await wait(REST_MS);
    const memory = /VmRSS:\s+(\d+)/.exec(readProc(child.pid, "status") ?? "")?.[1];
    return { ms, workedMs, memory: memory === undefined ? undefined : Number(memory) / 1024 };
  } finally {
    child.kill();
    await ended;
  }
}

function isReady(port: number) {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function readProc(pid: number | undefined, name: string) {
  const file = `/proc/${pid}/${name}`;
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

async function measure(name: string, database: () => Promise<Record<string, string>>) {
  const cold: Start[] = [];
  const warm: Start[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-bench-"));
    const env = { DATA_DIR: dataDir, AUTH_SECRET: "s".repeat(40), ...(await database()) };
    cold.push(await start(env, false));
    warm.push(await start(env, round === ROUNDS - 1));
    rmSync(dataDir, { recursive: true, force: true });
  }
  const memory = warm.at(-1)?.memory;
  report({
    what: `Start on ${name}`,
    measured: `warm ${shown(warm)}; at rest ${memory ? `${memory.toFixed(0)} MB` : "unknown"}`,
    beside: `cold ${shown(cold)}`,
    ratio: best(warm) / best(cold),
  });
}

/** What it costs when nothing else is going on. */
function best(starts: Start[]) {
  return Math.min(...starts.map((one) => one.ms));
}

function shown(starts: Start[]) {
  const ms = best(starts);
  const worked = Math.min(...starts.map((one) => one.workedMs ?? Number.NaN));
  return `${ms.toFixed(0)} ms (processor ${worked.toFixed(0)} ms)`;
}

await measure("SQLite", async () => ({}));
const server = await findPostgres();
if (server) {
  const postgres = server;
  await measure("PostgreSQL", async () => ({ DATABASE_URL: (await createPostgresDatabase(postgres.url)).url })).finally(
    () => postgres.stop(),
  );
} else console.log("No PostgreSQL found; measured on SQLite only.");
