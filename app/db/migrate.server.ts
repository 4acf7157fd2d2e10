import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import * as accounts from "./migrations/001-accounts.ts";
import * as orders from "./migrations/002-orders.ts";
import * as orderTrail from "./migrations/003-order-trail.ts";
import * as ownerLists from "./migrations/004-owner-lists.ts";
import * as outbox from "./migrations/005-outbox.ts";
import * as consultations from "./migrations/006-consultations.ts";
import type { Database } from "./schema.ts";

/** In order, by name; a migration that has run anywhere is never edited, only followed by another. */
const migrations: Record<string, Migration> = {
  "001-accounts": accounts,
  "002-orders": orders,
  "003-order-trail": orderTrail,
  "004-owner-lists": ownerLists,
  "005-outbox": outbox,
  "006-consultations": consultations,
};

/** Kysely takes PostgreSQL's advisory lock; on SQLite the data folder's lock keeps a second process out. */
export async function migrateToLatest(db: Kysely<Database>) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
