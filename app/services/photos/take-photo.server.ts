import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { type PhotoPlace, refused, refusePhoto } from "#app/domain/photos/photo-limits.ts";
import { photoTypeOf } from "#app/domain/photos/photo-type.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import type { StoredObject } from "#app/files/files.ts";
import { objectOf } from "#app/files/hashing.ts";
import type { MadePhoto } from "#app/files/images/image-job.ts";
import { ORDER_MISSING } from "#app/services/orders/order-texts.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { withOrderIn } from "#app/services/orders/with-order.server.ts";

/** A file that has arrived, where it lies, and what the page said of it. */
export interface SentPhoto {
  file: string;
  bytes: number;
  start: Uint8Array;
  uploadKey: string;
  caption: string;
  /** The window that it is of; undefined for something its client likes. */
  windowKey: string | undefined;
}

interface Sender {
  userId: string;
  orderId: string;
  /** Whoever sends it, the client or one of us. */
  actorId: string;
}

type Taken = { ok: true; id: string } | Refusal;

const GONE = refusal("missing", "That window is no longer part of the order.");

/**
 * Takes a photograph of an order of this client's. Its row is written last, when its bytes are safe: whatever ends before
 * leaves nothing but bytes that the night sweeps away. Sent again, it is answered with what it became.
 */
export async function takePhoto(
  app: Pick<App, "db" | "files" | "images" | "log" | "now">,
  { userId, orderId, actorId }: Sender,
  sent: SentPhoto,
): Promise<Taken> {
  const before = await findTaken(app.db, { orderId, actorId }, sent.uploadKey);
  if (before) return before;
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
    if (!(await store(app, objects))) return refused.store;
    const photo = { ...made.photo, object, thumb };
    const taken = await app.db.transaction().execute((db) =>
      withOrderIn(db, { userId, orderId }, async (locked, order): Promise<Taken> => {
        const again = await findTaken(locked, { orderId, actorId }, sent.uploadKey);
        if (again) return again;
        const { windows } = readOrderDocuments(order);
        const window = windows.find(({ key }) => key === sent.windowKey);
        if (sent.windowKey !== undefined && !window) return GONE;
        return hang(locked, { userId, orderId, actorId, at: app.now().toISOString(), window }, sent, photo);
      }),
    );
    // Whoever removed the same picture of another row a moment before could not know of this one.
    if (taken.ok) await store(app, await missingOf(app, objects));
    return taken;
  } finally {
    await Promise.all([large, small].map((file) => rm(file, { force: true })));
  }
}

async function findTaken(db: Db, { orderId, actorId }: Omit<Sender, "userId">, uploadKey: string) {
  const row = await db
    .selectFrom("files")
    .select(["id", "orderId", "sentBy"])
    .where("uploadKey", "=", uploadKey)
    .executeTakeFirst();
  if (!row) return undefined;
  const same = row.orderId === orderId && row.sentBy === actorId;
  return same ? { ok: true as const, id: row.id } : refusal("missing", ORDER_MISSING);
}

async function missingOf({ files }: Pick<App, "files">, objects: [file: string, object: StoredObject][]) {
  const there = await Promise.all(objects.map(([, { sha256 }]) => files.has(sha256)));
  return objects.filter((_, index) => !there[index]);
}

async function store(app: Pick<App, "files" | "log">, objects: [file: string, object: StoredObject][]) {
  try {
    for (const [file, object] of objects) await app.files.put(createReadStream(file), object);
    return true;
  } catch (error) {
    app.log.error({ err: error }, "a photograph cannot be stored");
    return false;
  }
}

interface Hanging extends Sender {
  at: string;
  window: { key: string; name: string } | undefined;
}

async function hang(
  db: Db,
  { userId, orderId, actorId, at, window }: Hanging,
  sent: SentPhoto,
  { object, thumb, ...photo }: MadePhoto & { object: StoredObject; thumb: StoredObject },
): Promise<Taken> {
  const [day, place] = [dayOf(at), (window ? "window" : "order") as PhotoPlace];
  const held = await countHeld(db, { orderId, windowKey: window?.key ?? null, person: actorId, day });
  const full = refusePhoto(place, held, sent.bytes);
  if (full) return full;
  const id = randomBytes(12).toString("base64url");
  await db
    .insertInto("files")
    .values({
      ...photo,
      id,
      sha256: object.sha256,
      bytes: object.bytes,
      thumbSha256: thumb.sha256,
      thumbBytes: thumb.bytes,
      ownerId: userId,
      sentBy: actorId,
      orderId,
      windowKey: window?.key ?? null,
      messageId: null,
      inquiryId: null,
      waits: 0,
      caption: sent.caption,
      position: held.last + 1,
      uploadKey: sent.uploadKey,
      createdAt: at,
      version: 1,
    })
    .execute();
  await countDay(db, { person: actorId, day, bytes: sent.bytes });
  await recordEvent(db, { orderId, kind: "photo_added", actorId, at, details: window && { window: window.name } });
  return { ok: true, id };
}

interface Counted {
  orderId: string;
  windowKey: string | null;
  person: string;
  day: string;
}

async function countHeld(db: Db, { orderId, windowKey, person, day }: Counted) {
  const rows = await db
    .selectFrom("files")
    .select(["windowKey", "position"])
    .where("orderId", "=", orderId)
    .where("messageId", "is", null)
    .execute();
  const today = await db
    .selectFrom("uploadDays")
    .select("bytes")
    .where("person", "=", person)
    .where("day", "=", day)
    .executeTakeFirst();
  return {
    there: rows.filter((row) => row.windowKey === windowKey).length,
    onOrder: rows.length,
    bytesToday: today?.bytes ?? 0,
    last: Math.max(0, ...rows.map(({ position }) => position)),
  };
}

async function countDay(db: Db, { person, day, bytes }: { person: string; day: string; bytes: number }) {
  await db
    .insertInto("uploadDays")
    .values({ person, day, bytes, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["person", "day"]).doUpdateSet({
        bytes: sql<number>`"uploadDays"."bytes" + ${bytes}`,
        count: sql<number>`"uploadDays"."count" + 1`,
      }),
    )
    .execute();
}
