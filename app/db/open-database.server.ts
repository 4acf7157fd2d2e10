import type { Socket } from "node:net";
import path from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Bucket } from "#app/files/files-url.ts";
import type { Db } from "./client.server.ts";
import { keepPrivate, secureDataFolder, tryDisk } from "./data-folder.server.ts";
import type { Database } from "./schema.ts";
import { type Storage, sqliteDialect } from "./sqlite.server.ts";

/** For a connection, and for the question whether the database is there. */
const PATIENCE_MS = 5_000;

export interface DatabaseHandle {
  kind: "sqlite" | "postgres";
  db: Db;
  /** Rejects when the database cannot answer, or could not be written to last time and still cannot. */
  ping(): Promise<void>;
  /** The disk, where the database is a file of ours. */
  storage: Storage;
  close(): Promise<void>;
}

/** Where the data is: a folder, or PostgreSQL if its address is given. */
export interface DatabaseLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Where its photographs are, if not in the data folder. */
  bucket?: Bucket | undefined;
}

export function openDatabase(options: DatabaseLocation): DatabaseHandle {
  const postgres = options.databaseUrl !== undefined;
  const storage: Storage = { failing: false };
  const db = new Kysely<Database>({
    dialect: options.databaseUrl ? postgresDialect(options.databaseUrl) : embeddedDialect(options.dataDir, storage),
  });
  return {
    kind: postgres ? "postgres" : "sqlite",
    db,
    storage,
    ping: async () => {
      await inTime(sql`select 1`.execute(db));
      if (storage.failing) await tryWriting(db, options.dataDir);
      storage.failing = false;
    },
    close: () => db.destroy(),
  };
}

/** A connection that is open to a server that stands still would be waited for without end. */
async function inTime<Value>(answer: Promise<Value>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database says nothing.")), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** The disk may have room and the database's own file still not grow: in there, a number that we do not use is written again. */
async function tryWriting(db: Db, dataDir: string) {
  tryDisk(dataDir);
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  await sql`pragma user_version = ${sql.lit(rows[0]?.user_version ?? 0)}`.execute(db);
}

function embeddedDialect(dataDir: string, storage: Storage) {
  secureDataFolder(dataDir);
  const file = embeddedFile(dataDir);
  // What SQLite writes beside it gets the same rights.
  keepPrivate(file);
  return sqliteDialect(file, storage);
}

export function embeddedFile(dataDir: string) {
  return path.join(dataDir, "larkfield.sqlite");
}

export function postgresDialect(connectionString: string, quietMs = PATIENCE_MS) {
  const server = { connectionString, connectionTimeoutMillis: PATIENCE_MS };
  const pool = new pg.Pool({
    ...server,
    max: 10,
    // Counts arrive as 64-bit integers, which the driver would hand over as text; ours stay far below 2^53.
    types: {
      getTypeParser: (id, format) =>
        id === pg.types.builtins.INT8
          ? Number
          : (pg.types.getTypeParser(id, format as "text") as (value: string) => unknown),
    },
  });
  // Without a listener a server that goes away would end the process; the next query reports it instead. The pool listens
  // to connections that wait, and each one at work has to be listened to by itself.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    watchConnection(client, { ...server, query_timeout: PATIENCE_MS }, quietMs);
  });
  return new PostgresDialect({ pool });
}

/** What the driver knows of a connection, and its types do not. */
type Watched = pg.PoolClient & { processID: number | null; readyForQuery: boolean | null };

/**
 * A server that goes without a word would be waited for until the network gives up, for a quarter of an hour. When nothing has
 * come over a connection for a while, its server is asked over another one: a statement that it works on, however long, goes on;
 * one that nobody works on is broken off, and whoever waits for it is told.
 */
function watchConnection(client: pg.PoolClient, server: pg.ClientConfig, quietMs: number) {
  const watched = client as Watched;
  const stream = client.connection.stream as Socket;
  stream.on("timeout", async () => {
    // Nothing was asked; the next question starts the clock again.
    if (watched.readyForQuery) return;
    const { bytesRead } = stream;
    const working = await isAtWork(watched.processID, server).catch(() => false);
    if (working || stream.bytesRead !== bytesRead) stream.setTimeout(quietMs);
    else stream.destroy(new Error("The database says nothing."));
  });
  stream.setTimeout(quietMs);
}

async function isAtWork(pid: number | null, server: pg.ClientConfig) {
  const client = new pg.Client(server);
  client.on("error", () => {});
  try {
    await client.connect();
    // What has just been finished is on its way.
    const lately = "state = 'active' or state_change > clock_timestamp() - interval '5 seconds'";
    const { rowCount } = await client.query(`select 1 from pg_stat_activity where pid = $1 and (${lately})`, [pid]);
    return rowCount === 1;
  } finally {
    client.end().catch(() => {});
  }
}
