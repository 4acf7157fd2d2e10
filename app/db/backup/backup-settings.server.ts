import type { KeyObject } from "node:crypto";
import path from "node:path";
import { readInterval } from "#app/domain/backups/interval.ts";
import { type KeyKind, type OpeningKeys, publicHalf, readKey, type SealingKeys } from "./seal/keys.server.ts";

export interface BackupSettings {
  folder: string;
  /** In milliseconds; nothing where no backups are made by themselves. */
  every: number | undefined;
  /** What new backups are sealed and signed with. */
  keys: SealingKeys | undefined;
  /** What backups are checked and opened with; the key that opens them should be nowhere near. */
  opening: OpeningKeys;
}

type Given = Record<string, string | undefined>;
type Reading = { ok: true; value: BackupSettings } | { ok: false; faults: string[] };

/** Production saves itself once a day unless told otherwise; the demo has nothing to lose. */
export function readBackupSettings(
  given: Given,
  { production, dataDir }: { production: boolean; dataDir: string },
): Reading {
  const faults: string[] = [];
  const every = readInterval(given.BACKUP_EVERY ?? (production ? "24h" : "off"));
  if (every === undefined) faults.push("BACKUP_EVERY: expected off, or from 15m to 31d, such as 1h or 24h");
  const read = (name: string, kind: KeyKind) => {
    const text = given[name];
    const key = text === undefined ? undefined : readKey(kind, text);
    if (text !== undefined && !key)
      faults.push(`${name}: expected a key that begins with ${kind}, as npm run backup-keys prints it`);
    return key;
  };
  const seal = read("BACKUP_KEY", "lkf-seal-");
  const sign = read("BACKUP_SIGNING_KEY", "lkf-sign-");
  const opening = {
    open: read("BACKUP_OPENING_KEY", "lkf-open-"),
    verify: read("BACKUP_VERIFYING_KEY", "lkf-verify-"),
  };
  if ((given.BACKUP_KEY === undefined) !== (given.BACKUP_SIGNING_KEY === undefined)) {
    const missing = given.BACKUP_KEY === undefined ? "BACKUP_KEY" : "BACKUP_SIGNING_KEY";
    faults.push(`${missing}: required as well, because a backup is sealed and signed, or neither`);
  }
  if (faults.length > 0 || every === undefined) return { ok: false, faults };
  return {
    ok: true,
    value: {
      folder: path.resolve(given.BACKUP_DIR ?? path.join(dataDir, "backups")),
      every: every === "off" ? undefined : every,
      keys: seal && sign && { seal, sign },
      opening: { ...opening, verify: opening.verify ?? ownHalf(sign) },
    },
  };
}

function ownHalf(sign: KeyObject | undefined) {
  return sign && publicHalf(sign);
}
