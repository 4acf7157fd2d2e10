import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";

export interface PostgresServer {
  /** Address of the maintenance database; tests make their own beside it. */
  url: string;
  description: string;
  /** Breaks it off as a power cut would, and brings it back after a while; only for a cluster of our own. */
  interrupt?: (ms: number) => Promise<void>;
  /** Stops all of its processes where they are, so that connections stay open and nothing answers, until the answer is called. */
  pause?: () => () => void;
  stop(): Promise<void>;
}

/** A server named by TEST_DATABASE_URL, or a throw-away cluster from installed binaries, or nothing. */
export async function findPostgres(): Promise<PostgresServer | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, description: "PostgreSQL at TEST_DATABASE_URL", stop: async () => {} };
  const binaries = findBinaries();
  return binaries ? startCluster(binaries) : undefined;
}

function findBinaries() {
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql").sort().reverse() : [];
  const places = [...versions.map((version) => `/usr/lib/postgresql/${version}/bin`), "/usr/local/bin", "/usr/bin"];
  return places.find((place) => existsSync(path.join(place, "initdb")) && existsSync(path.join(place, "postgres")));
}

/** PostgreSQL refuses to run as root, so root hands the cluster to the postgres user. */
function runAs() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function startCluster(binaries: string): Promise<PostgresServer> {
  const user = runAs();
  const home = mkdtempSync(path.join(tmpdir(), "larkfield-postgres-"));
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid);
  const port = await freePort();
  const options = { ...user, cwd: home, stdio: "ignore" } as const;
  execFileSync(
    path.join(binaries, "initdb"),
    ["-D", home, "-U", "larkfield", "-A", "trust", "--no-sync", "-E", "UTF8"],
    options,
  );
  const settings = [
    ...[`port=${port}`, "listen_addresses=127.0.0.1", `unix_socket_directories=${home}`],
    // What is committed outlives the server's end, not the machine's.
    ...["fsync=off", "full_page_writes=off", "max_wal_size=256MB"],
  ];
  const start = () =>
    spawn(path.join(binaries, "postgres"), ["-D", home, ...settings.flatMap((item) => ["-c", item])], options);
  let server = start();
  const breakOff = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGQUIT");
    await ended;
  };
  const stop = async () => {
    // Nothing in this cluster is worth saving.
    await breakOff();
    rmSync(home, { recursive: true, force: true });
  };
  const url = `postgres://larkfield@127.0.0.1:${port}/postgres`;
  try {
    const version = await waitUntilReady(url);
    const interrupt = async (ms: number) => {
      await breakOff();
      await new Promise((resolve) => setTimeout(resolve, ms));
      server = start();
      await waitUntilReady(url);
    };
    const pause = () => {
      const below = execFileSync("pgrep", ["-P", String(server.pid)], { encoding: "utf8" })
        .trim()
        .split("\n");
      const processes = [Number(server.pid), ...below.map(Number)];
      for (const pid of processes) process.kill(pid, "SIGSTOP");
      return () => {
        for (const pid of processes.reverse()) process.kill(pid, "SIGCONT");
      };
    };
    return { url, description: `a throw-away PostgreSQL ${version} cluster`, interrupt, pause, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function waitUntilReady(url: string) {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>("show server_version");
      return rows[0]?.server_version.split(" ")[0];
    } catch (error) {
      if (attempt > 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => {});
    }
  }
}

export async function createPostgresDatabase(serverUrl: string, template = "template1") {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropPostgresDatabase(serverUrl, name) };
}

export async function hasPostgresDatabase(serverUrl: string, name: string) {
  const { rowCount } = await onServer(serverUrl, `select 1 from pg_database where datname = '${name}'`);
  return rowCount === 1;
}

/** Answers whether the name was still free. */
export async function renamePostgresDatabase(serverUrl: string, from: string, to: string) {
  return onServer(serverUrl, `alter database ${from} rename to ${to}`).then(
    () => true,
    (error) => {
      if (error.code === "42P04") return false;
      throw error;
    },
  );
}

export async function dropPostgresDatabases(serverUrl: string, beginning: string) {
  const { rows } = await onServer(
    serverUrl,
    `select datname from pg_database where starts_with(datname, '${beginning}')`,
  );
  for (const { datname } of rows) await dropPostgresDatabase(serverUrl, datname);
}

async function dropPostgresDatabase(serverUrl: string, name: string) {
  await onServer(serverUrl, `drop database ${name} with (force)`);
}

async function onServer(serverUrl: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

export function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
