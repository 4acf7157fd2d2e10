import { mkdirSync } from "node:fs";
import path from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database } from "./schema.ts";
import { sqliteDialect } from "./sqlite.server.ts";

export type Db = Kysely<Database>;

export interface DatabaseHandle {
  kind: "sqlite" | "postgres";
  db: Db;
  /** Rejects when the database cannot answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Where the data is: a folder, or PostgreSQL if its address is given. */
export interface DatabaseLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
}

export function openDatabase(options: DatabaseLocation): DatabaseHandle {
  const postgres = options.databaseUrl !== undefined;
  const db = new Kysely<Database>({
    dialect: options.databaseUrl ? postgresDialect(options.databaseUrl) : embeddedDialect(options.dataDir),
  });
  return {
    kind: postgres ? "postgres" : "sqlite",
    db,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

function embeddedDialect(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return sqliteDialect(embeddedFile(dataDir));
}

export function embeddedFile(dataDir: string) {
  return path.join(dataDir, "larkfield.sqlite");
}

export function postgresDialect(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
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
  pool.on("connect", (client) => client.on("error", () => {}));
  return new PostgresDialect({ pool });
}
