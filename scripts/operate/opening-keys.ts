import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { BackupSettings } from "#app/db/backup/backup-settings.server.ts";
import { readKey } from "#app/db/backup/seal/keys.server.ts";
import { fail } from "./settings.ts";

/** The keys of a file that npm run backup-keys wrote; without one those of the settings. */
export function openingKeys(file: string | undefined, settings: BackupSettings) {
  if (file === undefined) return settings.opening;
  const texts = parseEnv(readText(file));
  const open = readKey("lkf-open-", texts.BACKUP_OPENING_KEY ?? "");
  const verify = readKey("lkf-verify-", texts.BACKUP_VERIFYING_KEY ?? "");
  if (!open || !verify) fail(`${file} does not hold the keys that npm run backup-keys writes, or they were altered.`);
  return { open, verify };
}

function readText(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    return fail(error);
  }
}
