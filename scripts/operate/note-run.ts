import { existsSync } from "node:fs";
import type { Config } from "#app/config.server.ts";
import { embeddedFile, openDatabase } from "#app/db/open-database.server.ts";
import { recordRun } from "#app/services/backups/find-backups.server.ts";

/** For the owner to see under Backups, where the database of the site is within reach. Answers what to say of it. */
export async function noteRun(settings: Config, ...[kind, outcome]: Noted) {
  const unnoted = "Not noted for the owner’s page Backups";
  if (!settings.databaseUrl && !existsSync(embeddedFile(settings.dataDir)))
    return `${unnoted}: the site's own database is not here.`;
  const database = openDatabase(settings);
  try {
    await recordRun(database.db, kind, { at: new Date(), outcome });
    return "Noted for the owner, under Backups.";
  } catch (error) {
    return `${unnoted}: ${error instanceof Error ? error.message : error}`;
  } finally {
    await database.close();
  }
}

type Noted = [kind: "drill" | "by hand", outcome: Parameters<typeof recordRun>[2]["outcome"]];
