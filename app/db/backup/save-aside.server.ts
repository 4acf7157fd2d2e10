import path from "node:path";
import { secureDataFolder } from "#app/db/data-folder.server.ts";
import type { DatabaseLocation } from "#app/db/open-database.server.ts";
import { saveBackup } from "./save-backup.server.ts";
import type { SealingKeys } from "./seal/keys.server.ts";

/** A database and, where there are keys, what its backups are sealed with. */
export interface BackedUpLocation extends DatabaseLocation {
  backup?: { keys: SealingKeys | undefined };
}

/** Saves everything to DATA_DIR/backups before something takes its place; named by when, and by what comes next. */
export async function saveAside(place: BackedUpLocation, name: string, now: Date) {
  const folder = path.resolve(place.dataDir, "backups");
  const keys = place.backup?.keys;
  const file = path.join(folder, `${now.toISOString().replaceAll(":", "-")}-${name}.${keys ? "sealed" : "gz"}`);
  try {
    secureDataFolder(folder);
    await saveBackup(place, { file, now, keys, shared: true });
  } catch (error) {
    throw new NotSavedAside(file, error);
  }
  return file;
}

export class NotSavedAside extends Error {
  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`could not be written to ${file}. Nothing was changed. The reason: ${reason}`, { cause });
  }
}
