import { createWriteStream, existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { flushFolder } from "./objects/save-objects.server.ts";
import { readBackupRows, readHeader } from "./read-backup.server.ts";
import { publicHalf, type SealingKeys } from "./seal/keys.server.ts";
import { checkSeal } from "./seal/open-seal.server.ts";
import { sealWith } from "./seal/seal.server.ts";

/** Gathered before they are compressed: many small pieces cost more than one large one. */
const PORTION = 64 * 1024;

interface Writing {
  now: Date;
  keys: SealingKeys | undefined;
  signal: AbortSignal | undefined;
}

/**
 * Writes the lines under another name first, and reads them again: whoever sees the file sees all of it, on the disk and not
 * only in memory, as it was meant.
 */
export async function writeBackup(file: string, lines: AsyncIterable<string>, { now, keys, signal }: Writing) {
  const part = `${file}.part`;
  if (existsSync(file)) throw new Error(`${file} is there already. Choose another name, or remove it first.`);
  if (existsSync(part)) {
    throw new Error(`${part} is there: another backup is being written or broke off. Remove it and try again.`);
  }
  const target = createWriteStream(part, { flags: "wx", mode: 0o600, flush: true });
  try {
    const source = Readable.from(portions(lines));
    if (keys) await pipeline(source, createGzip(), sealWith(keys, now), target, { signal });
    else await pipeline(source, createGzip(), target, { signal });
    await checkBackup(part, keys, signal);
    signal?.throwIfAborted();
    await rename(part, file);
    await flushFolder(path.dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return (await stat(file)).size;
}

async function* portions(lines: AsyncIterable<string>) {
  let gathered = "";
  for await (const line of lines) {
    gathered += `${line}\n`;
    if (gathered.length < PORTION) continue;
    yield gathered;
    gathered = "";
  }
  yield gathered;
}

/** Reads a new backup through, as far as the machine that made it can: a sealed one by its signature and its hashes. */
async function checkBackup(file: string, keys: SealingKeys | undefined, signal?: AbortSignal) {
  if (keys) {
    await checkSeal(file, { verify: publicHalf(keys.sign) });
    return;
  }
  const header = await readHeader(file);
  for await (const _row of readBackupRows(file, header)) signal?.throwIfAborted();
}
