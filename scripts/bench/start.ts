/** How long a start takes until /readyz answers, on a new folder (tables and demo are made) and on a used one; memory at rest. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createPostgresDatabase, findPostgres, freePort } from "#tests/support/postgres.ts";

const root = path.join(import.meta.dirname, "../..");
const ROUNDS = 3;
const REST_MS = 3_000;

interface Start {
  ms: number;
  /** Resident memory in MB, after a rest; unknown where there is no /proc. */
  memory: number | undefined;
}

async function start(env: Record<string, string>, rest: boolean): Promise<Start> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [path.join(root, "server.ts")], {
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
    if (rest) await wait(REST_MS);
    return { ms, memory: rest ? residentMemory(child.pid) : undefined };
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

function residentMemory(pid: number | undefined) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return undefined;
  }
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
  console.log(
    `${name.padEnd(12)}cold ${shown(cold)}   warm ${shown(warm)}   at rest ${memory ? `${memory.toFixed(0)} MB` : "unknown"}`,
  );
}

/** Best and median: the first says what it costs, the second what one waits on this machine. */
function shown(starts: Start[]) {
  const sorted = starts.map(({ ms }) => ms).sort((a, b) => a - b);
  return `${sorted[0]?.toFixed(0)} ms best, ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms median`;
}

await measure("SQLite", async () => ({}));
const server = await findPostgres();
if (server) {
  const postgres = server;
  await measure("PostgreSQL", async () => ({ DATABASE_URL: (await createPostgresDatabase(postgres.url)).url })).finally(
    () => postgres.stop(),
  );
} else console.log("No PostgreSQL found; measured on SQLite only.");
