import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { type FileHandle, mkdir, open, rename, rm, utimes } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { publicHalf, type SealingKeys } from "#app/db/backup/seal/keys.server.ts";
import { checkSeal } from "#app/db/backup/seal/open-seal.server.ts";
import { sealWith } from "#app/db/backup/seal/seal.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { DamagedObject, type Files, type StoredObject } from "#app/files/files.ts";
import { intoFile } from "#app/files/into-file.server.ts";
import { LIST_ENDING, ownFolder, placeIn, sealedName, sharedFolder } from "./object-place.ts";

interface Saving {
  file: string;
  /** Whether the other backups of its folder use the same objects. */
  shared: boolean;
  store: Files;
  /** Whether there are quotes with pictures yet: a database is saved before it is changed. */
  pictures: boolean;
  /** And tasks with photographs. */
  notes: boolean;
  /** And a site with pictures of the owner's. */
  site: boolean;
  now: Date;
  keys: SealingKeys | undefined;
  signal: AbortSignal | undefined;
  /** Told of what the store has lost: it cannot be in the backup. */
  onLost(sha256: string): void;
}

const AT_ONCE = 500;

/** Puts whatever the rows name beside the backup and says what is safe there; what the store has lost is named. */
export async function* saveObjects(db: Db, saving: Saving): AsyncGenerator<StoredObject> {
  const { file, shared, keys } = saving;
  const folder = shared ? sharedFolder(file) : ownFolder(file);
  let list: FileHandle | undefined;
  try {
    for await (const object of namedObjects(db, saving)) {
      saving.signal?.throwIfAborted();
      const name = keys ? sealedName(object.sha256, keys) : object.sha256;
      if (!(await saveObject(placeIn(folder, name), object, saving))) {
        saving.onLost(object.sha256);
        continue;
      }
      if (shared) {
        list ??= await open(`${file}${LIST_ENDING}`, "w", 0o600);
        await list.write(`${name}\n`);
      }
      yield object;
    }
    await list?.sync();
  } finally {
    await list?.close();
  }
}

/**
 * Of every photograph that was ever here, the large and the small one, and what quotes show. Some could not be restored; they
 * have no bytes. Pictures that nobody was sent are made again where they are looked at.
 */
async function* namedObjects(
  db: Db,
  { pictures, notes, site }: Pick<Saving, "pictures" | "notes" | "site">,
): AsyncGenerator<StoredObject> {
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("files")
      .select(["sha256", "bytes"])
      .where("sha256", ">", after)
      .where("bytes", ">", 0)
      .union(
        db
          .selectFrom("files")
          .select(["thumbSha256 as sha256", "thumbBytes as bytes"])
          .where("thumbSha256", ">", after)
          .where("thumbBytes", ">", 0),
      )
      .$if(pictures, (query) =>
        query.union(db.selectFrom("quotePictures").select(["sha256", "bytes"]).where("sha256", ">", after)),
      )
      .$if(site, (query) =>
        query.union(db.selectFrom("siteFiles").select(["sha256", "bytes"]).where("sha256", ">", after)),
      )
      .$if(notes, (query) =>
        query
          .union(
            db.selectFrom("taskPhotos").select(["sha256", "bytes"]).where("sha256", ">", after).where("bytes", ">", 0),
          )
          .union(
            db
              .selectFrom("taskPhotos")
              .select(["thumbSha256 as sha256", "thumbBytes as bytes"])
              .where("thumbSha256", ">", after)
              .where("thumbBytes", ">", 0),
          ),
      )
      .orderBy("sha256")
      .limit(AT_ONCE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.sha256;
  }
}

/** Once there it stays; that it was needed again is told by its age. */
async function saveObject(place: string, { sha256 }: StoredObject, { store, now, keys, signal }: Saving) {
  if (existsSync(place)) {
    await utimes(place, now, now);
    return true;
  }
  const opened = await store.open(sha256);
  if (!opened) return false;
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const part = `${place}.${randomUUID()}.part`;
  try {
    await intoFile(part, { flags: "wx", flush: true }, (target) => {
      if (keys) return pipeline(opened.body, sealWith(keys, now), target, { signal });
      return pipeline(opened.body, target, { signal });
    });
    if (keys) await checkSeal(part, { verify: publicHalf(keys.sign) });
    await rename(part, place);
    await flushFolder(path.dirname(place));
    return true;
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof DamagedObject) return false;
    throw error;
  }
}

/** The new name is on the disk too. */
export async function flushFolder(folder: string) {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
