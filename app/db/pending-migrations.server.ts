import { type DatabaseLocation, openDatabase } from "./client.server.ts";
import { appliedMigrations, migrationNames } from "./migrate.server.ts";

/** Whether opening this database would change its tables. */
export async function hasPendingMigrations(place: DatabaseLocation) {
  const { db, close } = openDatabase(place);
  try {
    const applied = await appliedMigrations(db);
    return migrationNames.some((name) => !applied.includes(name));
  } finally {
    await close();
  }
}
