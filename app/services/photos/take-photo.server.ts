import type { App } from "#app/app.server.ts";
import { type Db, findRow } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { type PhotoPlace, refusePhoto } from "#app/domain/photos/photo-limits.ts";
import { refusal } from "#app/domain/refusal.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { ORDER_MISSING, type OrderPlace, withOrderIn } from "#app/services/orders/with-order.server.ts";
import {
  countDay,
  findDay,
  type KeptPhoto,
  keepPhoto,
  type SentFile,
  type Taken,
  writePhoto,
} from "./keep-photo.server.ts";

export interface SentPhoto extends SentFile {
  caption: string;
  /** The window that it is of; undefined for something its client likes. */
  windowKey: string | undefined;
  /** It waits for a message that is being written. */
  forMessage?: boolean;
}

interface Sender extends OrderPlace {
  /** Whoever sends it, the client or one of us. */
  actorId: string;
}

const GONE = refusal("missing", "That window is no longer part of the order.");

/** Takes a photograph of an order of this client's. */
export function takePhoto(
  app: Pick<App, "db" | "files" | "images" | "log" | "now">,
  { userId, orderId, actorId }: Sender,
  sent: SentPhoto,
): Promise<Taken> {
  const before = (db: Db) => findTaken(db, { orderId, actorId }, sent.uploadKey);
  return keepPhoto(app, sent, {
    before,
    hang: (photo) =>
      app.db.transaction().execute((db) =>
        withOrderIn(db, { userId, orderId }, async (locked, order): Promise<Taken> => {
          const again = await before(locked);
          if (again) return again;
          const at = app.now().toISOString();
          const window = readOrderDocuments(order).windows.find(({ key }) => key === sent.windowKey);
          if (sent.windowKey !== undefined && !window) return GONE;
          return hang(locked, { userId, orderId, actorId, at, window }, sent, photo);
        }),
      ),
  });
}

async function findTaken(db: Db, { orderId, actorId }: Omit<Sender, "userId">, uploadKey: string) {
  const row = await findRow(db, "files", { uploadKey }, ["id", "orderId", "sentBy"]);
  if (!row) return undefined;
  const same = row.orderId === orderId && row.sentBy === actorId;
  return same ? { ok: true as const, id: row.id } : refusal("missing", ORDER_MISSING);
}

async function hang(
  db: Db,
  { userId, orderId, actorId, at, window }: Sender & { at: string; window: { key: string; name: string } | undefined },
  sent: SentPhoto,
  photo: KeptPhoto,
): Promise<Taken> {
  const { uploadKey, caption, bytes, forMessage = false } = sent;
  const [day, place]: [string, PhotoPlace] = [dayOf(at), forMessage ? "message" : window ? "window" : "order"];
  const windowKey = window?.key ?? null;
  const waiting = forMessage ? actorId : undefined;
  const held = await countHeld(db, { orderId, windowKey, waiting });
  const full = refusePhoto(place, { ...held, ...(await findDay(db, { person: actorId, day })) }, bytes);
  if (full) return full;
  const hung = { orderId, windowKey: forMessage ? null : windowKey, caption, uploadKey, createdAt: at };
  const waits = forMessage ? 1 : 0;
  const position = held.last + 1;
  const id = await writePhoto(db, photo, { ownerId: userId, sentBy: actorId, waits, position, ...hung });
  await countDay(db, { person: actorId, day, bytes, count: 1 });
  // What waits for a message is told with it.
  if (!forMessage)
    await recordEvent(db, { orderId, kind: "photo_added", actorId, at, details: window && { window: window.name } });
  return { ok: true, id };
}

interface Counted {
  orderId: string;
  windowKey: string | null;
  /** Whose waiting ones are counted, where it is for a message. */
  waiting: string | undefined;
}

async function countHeld(db: Db, { orderId, windowKey, waiting }: Counted) {
  const all = await db
    .selectFrom("files")
    .select(["windowKey", "position", "waits", "sentBy"])
    .where("orderId", "=", orderId)
    .where("messageId", "is", null)
    .execute();
  const hung = all.filter(({ waits }) => waits === 0);
  const there = waiting
    ? all.filter(({ waits, sentBy }) => waits === 1 && sentBy === waiting)
    : hung.filter((row) => row.windowKey === windowKey);
  return {
    there: there.length,
    onOrder: hung.length,
    last: Math.max(0, ...all.map(({ position }) => position)),
  };
}
