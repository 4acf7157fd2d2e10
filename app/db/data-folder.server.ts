import { chmodSync, closeSync, mkdirSync, openSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const OTHERS = 0o077;
const STICKY = 0o1000;

const DATA_FOLDER = { name: "data folder", setting: "DATA_DIR" };

/** Names, addresses and orders of clients lie here, so nobody else on the machine may look in. */
export function secureDataFolder(dataDir: string, { name, setting } = DATA_FOLDER) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { mode } = statSync(dataDir);
  if (process.platform === "win32" || (mode & OTHERS) === 0) return;
  const folder = path.resolve(dataDir);
  const rights = (mode & 0o777).toString(8);
  const refused = `Other users of this machine can look into the ${name} ${folder} (its rights are ${rights}).`;
  // A folder that everybody uses, such as /tmp, is not ours to close.
  if (mode & STICKY) throw new Error(`${refused} Set ${setting} to a folder of its own.`);
  try {
    chmodSync(dataDir, 0o700);
  } catch (cause) {
    throw new Error(`${refused} Close it with: chmod 700 ${folder}`, { cause });
  }
}

/** Makes the file if it is not there. */
export function keepPrivate(file: string) {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

/** As much as a busy minute writes. */
const TRIED_BYTES = 256 * 1024;

/** Throws what the disk says when there is no room for the next orders. */
export function tryDisk(dataDir: string) {
  const file = path.join(dataDir, "disk-check");
  try {
    writeFileSync(file, Buffer.alloc(TRIED_BYTES), { mode: 0o600, flush: true });
  } finally {
    rmSync(file, { force: true });
  }
}
