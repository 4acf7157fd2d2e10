import { readBackupRows, readHeader } from "./read-backup.server.ts";
import { publicHalf, type SealingKeys } from "./seal/keys.server.ts";
import { checkSeal } from "./seal/open-seal.server.ts";

/** Reads a new backup through, as far as the machine that made it can: a sealed one by its signature and its hashes. */
export async function checkBackup(file: string, keys: SealingKeys | undefined, signal?: AbortSignal) {
  if (keys) {
    await checkSeal(file, { verify: publicHalf(keys.sign) });
    return;
  }
  const header = await readHeader(file);
  for await (const _row of readBackupRows(file, header)) signal?.throwIfAborted();
}
