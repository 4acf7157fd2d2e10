import type { App } from "#app/app.server.ts";
import { type Db, setRows, updateVersion } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { deletePhotos, dropObjects } from "#app/services/files/objects.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { type OrderActing, withOrder } from "#app/services/orders/with-order.server.ts";

interface Place extends OrderActing {
  photoId: string;
  staff: boolean;
}

const GONE = refusal("missing", "That photograph is no longer there.");
const THEIRS = refusal("forbidden", "We sent that photograph. Please ask us to remove it.");
const CHANGED = refusal("stale", "Somebody has changed this photograph since this page was shown. Please look again.");

/** By whoever sent it, or by us. Its bytes go when no other row has the same. */
export async function removePhoto(app: Pick<App, "db" | "files" | "now">, place: Place): Promise<Done> {
  const hashes: string[] = [];
  const done = await withOrder(app, place, async (db, order): Promise<Done> => {
    const photo = await findIn(db, place);
    if (!photo) return GONE;
    if (!place.staff && photo.sentBy !== place.actorId) return THEIRS;
    hashes.push(...(await deletePhotos(db, "id", [photo.id])));
    // Nobody was told of what waits for a message.
    if (photo.waits === 1) return { ok: true };
    const window = readOrderDocuments(order).windows.find(({ key }) => key === photo.windowKey);
    const [at, details] = [app.now().toISOString(), window && { window: window.name }];
    await recordEvent(db, { orderId: order.id, kind: "photo_removed", actorId: place.actorId, at, details });
    return { ok: true };
  });
  if (done.ok) await dropObjects(app, hashes);
  return done;
}

export async function captionPhoto(
  app: Pick<App, "db">,
  place: Place,
  { caption, version }: { caption: string; version: number },
): Promise<Done> {
  return withOrder(app, place, async (db): Promise<Done> => {
    const photo = await findIn(db, place);
    if (!photo) return GONE;
    if (photo.caption === caption) return { ok: true };
    const query = db.updateTable("files").where("id", "=", photo.id);
    return (await updateVersion(query, version, { caption })) ? { ok: true } : CHANGED;
  });
}

/** One place to the left or right among those of the same window. At the end it stays where it is. */
export async function movePhoto(app: Pick<App, "db">, place: Place, by: -1 | 1): Promise<Done> {
  return withOrder(app, place, async (db): Promise<Done> => {
    const photo = await findIn(db, place);
    if (!photo) return GONE;
    const neighbors = await db
      .selectFrom("files")
      .select(["id", "position"])
      .where("orderId", "=", place.orderId)
      .where("windowKey", photo.windowKey === null ? "is" : "=", photo.windowKey)
      .where("messageId", "is", null)
      .orderBy("position")
      .orderBy("id")
      .execute();
    const other = neighbors[neighbors.findIndex(({ id }) => id === photo.id) + by];
    if (!other) return { ok: true };
    await setRows(db, "files", { id: photo.id }, { position: other.position });
    await setRows(db, "files", { id: other.id }, { position: photo.position });
    return { ok: true };
  });
}

function findIn(db: Db, { orderId, photoId }: Place) {
  return db
    .selectFrom("files")
    .selectAll()
    .where("id", "=", photoId)
    .where("orderId", "=", orderId)
    .where("messageId", "is", null)
    .executeTakeFirst();
}
