import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { type Insertable, sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { addRows, type Db, findRow } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { refused } from "#app/domain/photos/photo-limits.ts";
import { photoTypeOf } from "#app/domain/photos/photo-type.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import type { StoredObject } from "#app/files/files.ts";
import { objectOf } from "#app/files/hashing.ts";
import type { MadePhoto } from "#app/files/images/image-job.ts";

/** A file that has arrived, where it lies, and what the page said of it. */
export interface SentFile {
  file: string;
  bytes: number;
  start: Uint8Array;
  uploadKey: string;
}

export type Taken = { ok: true; id: string } | Refusal;
export type KeptPhoto = MadePhoto & { object: StoredObject; thumb: StoredObject };
type Store = Pick<App, "db" | "files" | "images" | "log">;

interface Hanging {
  /** What it became when it was sent before. */
  before(db: Db): Promise<Taken | undefined>;
  /** Writes its row, or says why not. */
  hang(photo: KeptPhoto): Promise<Taken>;
}

/**
 * Makes a photograph of what was sent and keeps it. Its row is written last, when its bytes are safe: whatever ends before
 * leaves nothing but bytes that the night sweeps away. Sent again, it is answered with what it became.
 */
export async function keepPhoto(app: Store, sent: SentFile, { before, hang }: Hanging): Promise<Taken> {
  const again = await before(app.db);
  if (again) return again;
  const type = photoTypeOf(sent.start);
  if (!type) return refused.unknown;
  const [large, small] = await Promise.all([app.files.incoming(), app.files.incoming()]);
  try {
    const made = await app.images.makePhoto({ type, from: sent.file, large, small });
    if (!made) return refused.busy;
    if (!made.ok) return refused[made.fault];
    const [object, thumb] = await Promise.all([objectOf(large), objectOf(small)]);
    const objects: [string, StoredObject][] = [
      [large, object],
      [small, thumb],
    ];
    if (!(await storeObjects(app, objects))) return refused.store;
    const taken = await hang({ ...made.photo, object, thumb });
    // Whoever removed the same picture of another row a moment before could not know of this one.
    if (taken.ok) await storeObjects(app, await missingOf(app, objects));
    return taken;
  } finally {
    await Promise.all([large, small].map((file) => rm(file, { force: true })));
  }
}

async function missingOf({ files }: Pick<App, "files">, objects: [file: string, object: StoredObject][]) {
  const there = await Promise.all(objects.map(([, { sha256 }]) => files.has(sha256).catch(() => true)));
  return objects.filter((_, index) => !there[index]);
}

export async function storeObjects(app: Pick<App, "files" | "log">, objects: [file: string, object: StoredObject][]) {
  try {
    for (const [file, object] of objects) await app.files.put(createReadStream(file), object);
    return true;
  } catch (error) {
    app.log.error({ err: error }, "a photograph cannot be stored");
    return false;
  }
}

type FileRow = Insertable<Database["files"]>;
type Place = Pick<FileRow, "ownerId" | "sentBy" | "waits" | "position" | "uploadKey" | "createdAt"> &
  Partial<Pick<FileRow, "orderId" | "windowKey" | "inquiryId" | "caption">>;

export async function writePhoto(db: Db, { object, thumb, ...photo }: KeptPhoto, place: Place): Promise<string> {
  const id = randomBytes(12).toString("base64url");
  const bytes = { sha256: object.sha256, bytes: object.bytes, thumbSha256: thumb.sha256, thumbBytes: thumb.bytes };
  const nowhere = { orderId: null, windowKey: null, messageId: null, inquiryId: null, caption: "" };
  await addRows(db, "files", { ...photo, ...bytes, ...nowhere, ...place, id, version: 1 });
  return id;
}

interface Day {
  person: string;
  day: string;
}

/** What somebody has sent today. */
export async function findDay(db: Db, { person, day }: Day) {
  const found = await findRow(db, "uploadDays", { person, day }, ["bytes", "count"]);
  return { bytesToday: found?.bytes ?? 0, countToday: found?.count ?? 0 };
}

/** Whoever else counts for the same person waits for us. */
export async function countDay(db: Db, { person, day, bytes, count }: Day & { bytes: number; count: number }) {
  await db
    .insertInto("uploadDays")
    .values({ person, day, bytes, count })
    .onConflict((conflict) =>
      conflict.columns(["person", "day"]).doUpdateSet({
        bytes: sql<number>`"uploadDays"."bytes" + ${bytes}`,
        count: sql<number>`"uploadDays"."count" + ${count}`,
      }),
    )
    .execute();
}
