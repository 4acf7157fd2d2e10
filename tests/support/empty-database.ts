import { migrateToLatest } from "#app/db/migrate.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";

/** The tables without a row, as `npm run admin` makes them: a production server does not start without. */
export async function makeEmptyDatabase(dataDir: string) {
  const { db, close } = openDatabase({ dataDir });
  await migrateToLatest(db);
  await close();
}
