import { existsSync } from "node:fs";
import { Kysely } from "kysely";
import { type DatabaseLocation, type Db, embeddedFile, postgresDialect } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { readOnlySqliteDialect } from "#app/db/sqlite.server.ts";

interface Snapshot {
  kind: "sqlite" | "postgres";
  db: Db;
}

/** Reads the database as it is at one moment, while servers go on writing to it. */
export async function readSnapshot<Result>(
  { dataDir, databaseUrl }: DatabaseLocation,
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl) {
    const db = new Kysely<Database>({ dialect: postgresDialect(databaseUrl) });
    const moment = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
    return moment.execute((inside) => read({ kind: "postgres", db: inside })).finally(() => db.destroy());
  }
  if (!existsSync(embeddedFile(dataDir))) throw new Error(`There is no database in ${dataDir}.`);
  const db = new Kysely<Database>({ dialect: readOnlySqliteDialect(embeddedFile(dataDir)) });
  return db
    .transaction()
    .execute((inside) => read({ kind: "sqlite", db: inside }))
    .finally(() => db.destroy());
}
