import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import path from "node:path";

const MEMORY = "/dev/shm";
const ROOM = 8 * 1024 ** 3;

/** Where temporary files were before: what needs much room, as an installation of every package, stays there. */
export const disk = tmpdir();

/**
 * What tests write is gone in a moment, and a quarter of a database's work was a disk's: so where there is room, temporary files
 * are kept in memory. A folder for each run, because one that was broken off leaves its own behind, which the next removes.
 */
export function writeIntoMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  const name = /^larkfield-run-(\d+)$/;
  for (const folder of readdirSync(MEMORY)) {
    const pid = name.exec(folder)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(MEMORY, folder), { recursive: true, force: true });
  }
  const folder = path.join(MEMORY, `larkfield-run-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // Open to all, as every folder for temporary files: PostgreSQL is a user of its own, and no server takes it for its data.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  const limit = process.constrainedMemory();
  return bavail * bsize > ROOM && freemem() > ROOM && (limit === 0 || limit > ROOM);
}

function isRunning(pid: number) {
  return existsSync(`/proc/${pid}`);
}
