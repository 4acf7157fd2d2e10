import { differingTables } from "#app/db/backup/backup-format.ts";
import type { ReadingOptions } from "#app/db/backup/read-backup.server.ts";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import { tallyTables } from "#app/db/backup/restore-rows.server.ts";
import { makeScratch } from "#app/db/backup/scratch.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { type DatabaseLocation, embeddedFile, openDatabase } from "#app/db/open-database.server.ts";
import { checkForDamage } from "#app/db/sqlite.server.ts";
import { findOrder } from "#app/services/orders/find-order.server.ts";

interface Drill {
  databaseUrl: string | undefined;
  file: string;
  reading: ReadingOptions;
}

/** As many as show that the site could go on from here. */
const ORDERS_READ = 5;

/** Restores a backup into a database of its own, compares it with what was saved, and reads orders from it as the pages do. */
export async function drillBackup({ databaseUrl, file, reading }: Drill) {
  const scratch = await makeScratch(databaseUrl);
  try {
    const restored = await restoreBackup(scratch.place, file, { ...reading, photos: "a sample" });
    const { madeAt, saved, tables, migrated, objects } = restored;
    if (!scratch.place.databaseUrl) checkForDamage(embeddedFile(scratch.place.dataDir));
    const found = await inside(scratch.place, async (db, kind) => {
      // What a newer version has changed was compared before it was changed.
      const tally = migrated.length === 0 ? await tallyTables(db, kind, { tables }) : saved;
      const differing = differingTables(saved, tally);
      if (differing.length > 0)
        throw new Error(`The restored rows differ from the saved ones in ${differing.join(", ")}.`);
      return { ordersRead: await readOrders(db) };
    });
    return { madeAt, migrated, rows: saved.rows, objects, scratch: scratch.kind, ...found };
  } finally {
    await scratch.remove();
  }
}

async function inside<Result>(place: DatabaseLocation, work: (db: Db, kind: "sqlite" | "postgres") => Promise<Result>) {
  const database = openDatabase(place);
  // One connection for all of it, because portions of rows are read through a transaction's cursor.
  return database.db
    .transaction()
    .execute((db) => work(db, database.kind))
    .finally(() => database.close());
}

async function readOrders(db: Db) {
  const newest = await db
    .selectFrom("orders")
    .select(["id", "userId"])
    .orderBy("createdAt", "desc")
    .limit(ORDERS_READ)
    .execute();
  for (const { id, userId } of newest) {
    if (!(await findOrder({ db }, userId, id)))
      throw new Error(`The order ${id} cannot be read from the restored database.`);
  }
  return newest.length;
}
