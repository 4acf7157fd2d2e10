import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, inject, onTestFinished, test } from "vitest";
import { askForRestart, controlFile } from "#server/lifecycle/control.ts";
import { createPostgresDatabase, freePort } from "#tests/support/postgres.ts";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { startSteadyLoad } from "#tests/support/steady-load.ts";
import { copySite, serverBelow } from "#tests/support/supervised.ts";
import { signedIn } from "#tests/support/visitor.ts";

const running: TestServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop("SIGKILL");
});

const supervisor = path.resolve(import.meta.dirname, "../../supervisor.ts");
const AUTH_SECRET = "s".repeat(40);

async function start(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer({ program: supervisor, ...options });
  running.push(server);
  return server;
}

function restart({ url, dataDir }: TestServer) {
  return askForRestart(controlFile(dataDir, Number(new URL(url).port)));
}

const postgresUrl = inject("postgresUrl");
const databases = postgresUrl ? (["SQLite", "PostgreSQL"] as const) : (["SQLite"] as const);

describe.each(databases)("on %s", (name) => {
  test("a restart under load fails no request; npm run bench has three of them, and says how long anybody waits", async () => {
    const postgres = name === "PostgreSQL" ? await createPostgresDatabase(postgresUrl ?? "") : undefined;
    onTestFinished(() => postgres?.drop());
    const server = await start({ env: { AUTH_SECRET, ...(postgres && { DATABASE_URL: postgres.url }) } });
    const visitor = await signedIn(server, "client@example.com", "demo-client");
    const before = serverBelow(server);
    const load = startSteadyLoad(server.url, visitor, 9);
    expect(await restart(server)).toEqual({ ok: true });
    const { failures, answered } = await load.stop();
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(50);
    expect(serverBelow(server)).not.toBe(before);
    expect(await server.stop()).toBe(0);
    running.pop();
  });
});

test("a new server that cannot start, at once or with the database, leaves the old one serving", async () => {
  const site = copySite();
  onTestFinished(site.remove);
  const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-restart-"));
  const settings = { DATA_DIR: dataDir, AUTH_SECRET, PORT: String(await freePort()) };
  site.writeSettings(settings);
  // Settings that the supervisor itself was started with would win over the file.
  const server = await start({ program: site.program, dataDir, env: { DATA_DIR: undefined, PORT: undefined } });
  const visitor = await signedIn(server, "client@example.com", "demo-client");
  const old = serverBelow(server);

  site.writeSettings({ ...settings, LOG_LEVEL: "loud" });
  expect(await restart(server)).toEqual({ ok: false, reason: expect.stringContaining("LOG_LEVEL: expected one of") });
  expect((await visitor.get("/client/dashboard")).status).toBe(200);

  // Known only once the old server has closed its database.
  site.writeSettings({ ...settings, DATA_DIR: tmpdir() });
  const load = startSteadyLoad(server.url, visitor, 3);
  const refused = await restart(server);
  expect(refused).toEqual({ ok: false, reason: expect.stringContaining("Set DATA_DIR to a folder of its own.") });
  expect((await load.stop()).failures).toEqual([]);
  expect(serverBelow(server)).toBe(old);
  await server.logged((line) => line.msg === "could not restart");

  site.writeSettings(settings);
  expect(await restart(server)).toEqual({ ok: true });
  expect(serverBelow(server)).not.toBe(old);
  expect((await visitor.get("/client/dashboard")).status).toBe(200);
  rmSync(dataDir, { recursive: true });
});

test("a server that is killed is started again, and who comes meanwhile waits for it", async () => {
  const server = await start();
  const visitor = await signedIn(server, "client@example.com", "demo-client");
  const killed = serverBelow(server);
  process.kill(killed, "SIGKILL");
  await server.logged((line) => line.msg === "the server ended by itself" && line.how === "SIGKILL");
  expect((await visitor.get("/client/dashboard")).status).toBe(200);
  expect(serverBelow(server)).not.toBe(killed);
});

test("SIGHUP restarts, and however often it is asked for meanwhile, it restarts once more", async () => {
  const server = await start();
  server.process.kill("SIGHUP");
  await server.logged((line) => line.msg === "restarted");
  const outcomes = await Promise.all([restart(server), restart(server), restart(server)]);
  expect(outcomes).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect(server.lines.filter((line) => line.includes('"msg":"restarted"'))).toHaveLength(3);
});

test("without its supervisor a server ends in order", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-restart-"));
  const server = await start({ dataDir });
  const { pid } = server.process;
  server.process.kill("SIGKILL");
  await server.logged((line) => line.signal === "supervisor gone");
  await server.logged((line) => line.msg === "stopped");
  expect(pid).toBeGreaterThan(0);
  expect(readRows(server, "select count(*) as count from users")).toEqual([{ count: 9 }]);
  rmSync(dataDir, { recursive: true });
});

test("a port that is taken is named", async () => {
  const server = await start();
  const refused = startServer({ program: supervisor, env: { PORT: new URL(server.url).port } });
  await expect(refused).rejects.toThrow(/Port \d+ is in use\. Stop what uses it, or set PORT to another number\./);
});
