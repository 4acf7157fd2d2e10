import { randomUUID } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, statfs, utimes } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Files, StoredObject } from "./files.ts";
import { checking } from "./hashing.ts";
import { intoFile } from "./into-file.server.ts";

/** Less than this free, and whatever else the disk is for would be next to fail. */
const LEAST_FREE_BYTES = 200 * 1024 * 1024;
const ARRIVING_MS = 60 * 60_000;
const NAME = /^[0-9a-f]{64}$/;

/** Photographs in the data folder, two digits of their names to a folder. */
export function createDiskFiles(dataDir: string, now: () => Date = () => new Date()): Files {
  const root = path.join(dataDir, "files");
  const arriving = path.join(root, "incoming");
  const placeOf = (sha256: string) => path.join(root, sha256.slice(0, 2), sha256);
  const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });
  const incoming = async () => {
    await makeFolder(arriving);
    return path.join(arriving, `${randomUUID()}.part`);
  };
  const files: Files = {
    failing: undefined,
    incoming,
    async put(source: Readable, object: StoredObject) {
      const place = placeOf(object.sha256);
      const part = await incoming();
      try {
        await intoFile(part, { flush: true }, (target) => pipeline(source, checking(object), target));
        await makeFolder(path.dirname(place));
        await rename(part, place);
        await syncFolder(path.dirname(place));
        await utimes(place, now(), now());
        files.failing = undefined;
      } catch (error) {
        files.failing = error instanceof Error ? error.message : String(error);
        throw error;
      } finally {
        source.destroy();
        await rm(part, { force: true });
      }
    },
    async open(sha256) {
      const found = await stat(placeOf(sha256)).catch(missing);
      if (!found) return undefined;
      const source = createReadStream(placeOf(sha256));
      const body = checking({ sha256, bytes: found.size });
      source.on("error", (error) => body.destroy(error));
      body.on("close", () => source.destroy());
      return { bytes: found.size, body: source.pipe(body) };
    },
    has: async (sha256) => (await stat(placeOf(sha256)).catch(missing)) !== undefined,
    remove: (sha256) => rm(placeOf(sha256), { force: true }),
    async *list() {
      if (!existsSync(root)) return;
      for (const folder of (await readdir(root)).filter((name) => /^[0-9a-f]{2}$/.test(name)).sort()) {
        for (const sha256 of (await readdir(path.join(root, folder))).filter((name) => NAME.test(name)).sort()) {
          const found = await stat(placeOf(sha256)).catch(missing);
          if (found) yield { sha256, bytes: found.size, at: found.mtime.toISOString() };
        }
      }
    },
    async sweepIncoming(at) {
      let count = 0;
      for (const name of await readdir(arriving).catch(() => [])) {
        const file = path.join(arriving, name);
        const found = await stat(file).catch(missing);
        if (!found || at.getTime() - found.mtimeMs < ARRIVING_MS) continue;
        await rm(file, { force: true });
        count += 1;
      }
      return count;
    },
    async hasRoom() {
      await makeFolder(arriving);
      const { bavail, bsize } = await statfs(arriving);
      return bavail * bsize >= LEAST_FREE_BYTES;
    },
  };
  return files;
}

/** A new name is durable only once its folder is. */
async function syncFolder(folder: string) {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

function missing(error: NodeJS.ErrnoException) {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
