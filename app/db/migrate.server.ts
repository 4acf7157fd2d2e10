import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, type MigrationResultSet, Migrator } from "kysely/migration";
import * as accounts from "./migrations/001-accounts.ts";
import * as orders from "./migrations/002-orders.ts";
import * as orderTrail from "./migrations/003-order-trail.ts";
import * as ownerLists from "./migrations/004-owner-lists.ts";
import * as outbox from "./migrations/005-outbox.ts";
import * as consultations from "./migrations/006-consultations.ts";
import * as orderStatusHistory from "./migrations/007-order-status-history.ts";
import * as windowKeys from "./migrations/008-window-keys.ts";
import * as consultationCredits from "./migrations/009-consultation-credits.ts";
import * as foldedNames from "./migrations/010-folded-names.ts";
import * as draftsAndFormKeys from "./migrations/011-drafts-and-form-keys.ts";
import * as addresses from "./migrations/012-addresses.ts";
import * as secondStep from "./migrations/013-second-step.ts";
import * as peoplesData from "./migrations/014-peoples-data.ts";
import * as backupRuns from "./migrations/015-backup-runs.ts";
import * as workroom from "./migrations/017-workroom.ts";
import * as emailAccounts from "./migrations/018-email-accounts.ts";
import * as fabrics from "./migrations/019-fabrics.ts";
import * as quotes from "./migrations/020-quotes.ts";
import * as swatches from "./migrations/021-swatches.ts";
import * as ledger from "./migrations/022-ledger.ts";
import * as firstTerms from "./migrations/023-first-terms.ts";
import * as cards from "./migrations/024-cards.ts";
import * as countedByIndex from "./migrations/026-counted-by-index.ts";
import * as inquiries from "./migrations/028-inquiries.ts";
import * as openCardSessions from "./migrations/cards/039-open-card-sessions.ts";
import * as heldMoney from "./migrations/ledger/030-held-money.ts";
import * as dueDays from "./migrations/ledger/040-due-days.ts";
import * as fees from "./migrations/ledger/042-fees.ts";
import * as windowsChanged from "./migrations/quotes/034-windows-changed.ts";
import * as whatLinesMean from "./migrations/quotes/036-what-lines-mean.ts";
import * as priceByTreatment from "./migrations/quotes/041-price-by-treatment.ts";
import type { Database } from "./schema.ts";

/** In order, by name; a migration that has run anywhere is never edited, only followed by another. */
const migrations: Record<string, Migration> = {
  "001-accounts": accounts,
  "002-orders": orders,
  "003-order-trail": orderTrail,
  "004-owner-lists": ownerLists,
  "005-outbox": outbox,
  "006-consultations": consultations,
  "007-order-status-history": orderStatusHistory,
  "008-window-keys": windowKeys,
  "009-consultation-credits": consultationCredits,
  "010-folded-names": foldedNames,
  "011-drafts-and-form-keys": draftsAndFormKeys,
  "012-addresses": addresses,
  "013-second-step": secondStep,
  "014-peoples-data": peoplesData,
  "015-backup-runs": backupRuns,
  "017-workroom": workroom,
  "018-email-accounts": emailAccounts,
  "019-fabrics": fabrics,
  "020-quotes": quotes,
  "021-swatches": swatches,
  "022-ledger": ledger,
  "023-first-terms": firstTerms,
  "024-cards": cards,
  "026-counted-by-index": countedByIndex,
  "028-inquiries": inquiries,
  "030-held-money": heldMoney,
  "034-windows-changed": windowsChanged,
  "036-what-lines-mean": whatLinesMean,
  "039-open-card-sessions": openCardSessions,
  "040-due-days": dueDays,
  "041-price-by-treatment": priceByTreatment,
  "042-fees": fees,
};

export const migrationNames = Object.keys(migrations);

/** All or nothing. Kysely takes PostgreSQL's advisory lock; on SQLite the transaction itself keeps a second process out. */
export async function migrateToLatest(db: Kysely<Database>) {
  await appliedMigrations(db);
  return finish(await migratorOf(db).migrateToLatest());
}

/** As far as this migration and no further. */
export async function migrateUpTo(db: Kysely<Database>, name: string) {
  return finish(await migratorOf(db).migrateTo(name));
}

/** The oldest first; none on a database that has never been used. One that we do not know is a sentence for the operator. */
export async function appliedMigrations(db: Kysely<Database>) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const names = rows.map(({ name }) => name).sort();
  const unknown = names.find((name) => !migrationNames.includes(name));
  if (unknown) {
    throw new Error(
      `The database was changed by a newer version of Larkfield (${unknown}). Use that version, or restore a backup made before it.`,
    );
  }
  return names;
}

function migratorOf(db: Kysely<Database>) {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

function finish({ error, results }: MigrationResultSet) {
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
