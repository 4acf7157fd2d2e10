import path from "node:path";
import { fingerprint, type OpeningKeys, type SealingKeys } from "#app/db/backup/seal/keys.server.ts";
import type { TableShape } from "#app/db/rows.server.ts";

/** The last lines of a backup, written like rows of a table that no database has: each object that its rows name. */
export const OBJECTS: TableShape = { name: "objects", columns: ["sha256", "bytes"], key: ["sha256"] };

/** The backups of a folder share theirs, each once; one that stands alone has its own. */
export const sharedFolder = (file: string) => path.join(path.dirname(file), "files");
export const ownFolder = (file: string) => `${file}.files`;

/** Beside a backup that shares: what it needs there, readable without the key that opens it. */
export const LIST_ENDING = ".objects";

/** Sealed to other keys it is another file. */
export function sealedName(sha256: string, keys: SealingKeys | OpeningKeys) {
  const halves = "seal" in keys ? [keys.seal, keys.sign] : [keys.open, keys.verify];
  return `${sha256}.${halves.map((key) => (key ? fingerprint(key).slice(0, 8) : "")).join("")}.sealed`;
}

export const placeIn = (folder: string, name: string) => path.join(folder, name.slice(0, 2), name);
