import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject, onTestFinished } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { type DatabaseLocation, openDatabase } from "#app/db/open-database.server.ts";
import type { Row } from "#app/db/rows.server.ts";
import { tableKeys } from "#app/db/tables.ts";
import { copyDemo } from "./databases.ts";
import { createPostgresDatabase } from "./postgres.ts";

export const kinds = ["sqlite", "postgres"] as const;

/** A new folder that is gone after the test. */
export function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "larkfield-place-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty database of this kind, gone after the test. */
export async function newPlace(kind: (typeof kinds)[number]): Promise<DatabaseLocation> {
  const dataDir = newFolder();
  if (kind === "sqlite") return { dataDir };
  const { url, drop } = await createPostgresDatabase(inject("postgresUrl") ?? "");
  onTestFinished(drop);
  return { dataDir, databaseUrl: url };
}

/** The demo's database as of a moment, gone after the test. */
export async function newDemoPlace(kind: (typeof kinds)[number], at?: Date): Promise<DatabaseLocation> {
  const { remove, ...place } = await copyDemo(kind, at);
  onTestFinished(remove);
  return place;
}

export async function inDatabase<Result>(place: DatabaseLocation, work: (db: Db) => Promise<Result>) {
  const database = openDatabase(place);
  return work(database.db).finally(() => database.close());
}

/** Every row of every table, in an order of our own making. */
export function everything(place: DatabaseLocation) {
  return inDatabase(place, async (db) => {
    const tables = Object.keys(tableKeys) as (keyof typeof tableKeys)[];
    const all: Record<string, string[]> = {};
    for (const table of tables) {
      const rows = (await db.selectFrom(table).selectAll().execute()) as Row[];
      all[table] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
    }
    return all;
  });
}
