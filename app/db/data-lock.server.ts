import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { keepPrivate, secureDataFolder } from "./data-folder.server.ts";

export class DataFolderInUse extends Error {
  constructor(dataDir: string) {
    super(
      `Another Larkfield server is already using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Keeps a second server out of the same embedded database. The lock is an open SQLite transaction on a file of its own,
 * so the operating system lets go of it however the process ends, and a killed server leaves nothing to clean up.
 */
export function lockDataFolder(dataDir: string) {
  secureDataFolder(dataDir);
  const file = path.join(dataDir, "server.lock");
  keepPrivate(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive;");
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked/.test(error.message)) throw new DataFolderInUse(dataDir);
    throw error;
  }
  return { release: () => lock.close() };
}
