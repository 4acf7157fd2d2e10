import type { App } from "#app/app.server.ts";
import { countFound, findRow } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { photoFileName } from "#app/domain/photos/photo-limits.ts";
import { canBeSeenOnWall } from "#app/domain/wall/wall-view.ts";

export type PhotoSize = "large" | "small";

/** A photograph as a page shows it. */
export interface ListedPhoto {
  id: string;
  windowKey: string | null;
  caption: string;
  width: number;
  height: number;
  position: number;
  version: number;
  /** Whether whoever looks may take it away. */
  mine: boolean;
  /** Its bytes were not in the backup that this house was restored from. */
  lost: boolean;
  /** Its window can be seen dressed in it. */
  onWall: boolean;
  /** It was looked at so, and that goes with it. */
  viewed: boolean;
}

interface Looking {
  /** Whose order. */
  userId: string;
  orderId: string;
  /** Who looks, where it is not its client. */
  actorId?: string;
  staff?: boolean;
}

/** Of an order itself, and not of what is written about it. */
function photosOf(db: App["db"], orderId: string) {
  return db
    .selectFrom("files")
    .where("orderId", "=", orderId)
    .where("messageId", "is", null)
    .where("waits", "=", 0)
    .orderBy("position")
    .orderBy("id");
}

/** The photographs of an order, in their order: of its windows, and of what its client likes. */
export async function listPhotos(
  { db }: Pick<App, "db">,
  { userId, orderId, actorId = userId, staff = false }: Looking,
): Promise<ListedPhoto[]> {
  const rows = await photosOf(db, orderId)
    .select(["id", "windowKey", "caption", "width", "height", "position", "version", "sentBy", "bytes"])
    .where("ownerId", "=", userId)
    .execute();
  const hung = rows.some(({ windowKey }) => windowKey) ? await findHung(db, orderId) : { windows: [], viewed: [] };
  return rows.map(({ sentBy, bytes, ...photo }) => ({
    ...photo,
    mine: staff || sentBy === actorId,
    lost: bytes === 0,
    onWall: bytes > 0 && hung.windows.some(({ key }) => key === photo.windowKey),
    viewed: hung.viewed.includes(photo.id),
  }));
}

/** Of an order's windows, for whoever makes or hangs them; nothing where there is no order. */
export async function listWorkPhotos({ db }: Pick<App, "db">, orderId: string | null) {
  if (orderId === null) return [];
  const rows = await photosOf(db, orderId)
    .select(["id", "windowKey", "caption", "bytes"])
    .where("windowKey", "is not", null)
    .execute();
  return rows.map(({ bytes, ...photo }) => ({ ...photo, lost: bytes === 0 }));
}

const ON_PAPER = 2;

/** The first small photographs of each window, for paper; who may have the paper was asked before. One whose bytes cannot be had is left out. */
export async function readForPaper(app: Pick<App, "db" | "files" | "log">, orderId: string) {
  const rows = await photosOf(app.db, orderId)
    .select(["id", "windowKey", "sha256", "thumbSha256"])
    .where("windowKey", "is not", null)
    .where("thumbBytes", ">", 0)
    .execute();
  const byWindow: Record<string, Uint8Array[]> = {};
  for (const { windowKey, ...row } of rows) {
    const own = byWindow[windowKey ?? ""] ?? [];
    byWindow[windowKey ?? ""] = own;
    if (own.length >= ON_PAPER) continue;
    const bytes = await readBytes(app, row, "small", "")
      .open()
      .then((opened) => opened && Array.fromAsync(opened.body))
      .catch(() => undefined);
    if (bytes) own.push(new Uint8Array(Buffer.concat(bytes)));
  }
  return byWindow;
}

/** Those that somebody has sent for a message that they are still writing. */
export function listWaiting({ db }: Pick<App, "db">, { orderId, actorId }: { orderId: string; actorId: string }) {
  return db
    .selectFrom("files")
    .select(["id"])
    .where("orderId", "=", orderId)
    .where("sentBy", "=", actorId)
    .where("waits", "=", 1)
    .orderBy("position")
    .execute();
}

/** The windows that have something to hang on their wall, and the photographs in which that was looked at. */
async function findHung(db: App["db"], orderId: string) {
  const order = await findRow(db, "orders", { id: orderId }, ["windows", "hardware"]);
  const views = await db.selectFrom("wallViews").select("fileId").where("orderId", "=", orderId).execute();
  const windows = order ? readOrderDocuments(order).windows.filter(canBeSeenOnWall) : [];
  return { windows, viewed: views.map(({ fileId }) => fileId) };
}

interface Asked {
  /** Whose order; somebody else's photograph is as if it did not exist. */
  userId: string;
  orderId: string;
  photoId: string;
  size: PhotoSize;
  /** Who looks: what waits for a message is seen by its sender alone. Left out, its client. */
  actorId?: string;
}

/** One photograph of an order of this client's, as bytes. Undefined where there is none; without a body where it cannot be had now. */
export async function openPhoto(app: Place, { userId, orderId, photoId, size, actorId = userId }: Asked) {
  const row = await app.db
    .selectFrom("files")
    .innerJoin("orders", (join) => join.on("orders.id", "=", orderId))
    .select(["files.id", "files.sha256", "thumbSha256", "position", "windowKey", "messageId", "inquiryId"])
    .select(["orders.windows", "orders.hardware"])
    .where("files.id", "=", photoId)
    .where("orders.userId", "=", userId)
    // What a client had asked with is shown in the order that came of it.
    .where((eb) =>
      eb.or([
        eb("files.orderId", "=", orderId),
        eb.and([eb("files.orderId", "is", null), eb("inquiryId", "is not", null), eb("ownerId", "=", userId)]),
      ]),
    )
    .where((eb) => eb.or([eb("waits", "=", 0), eb("sentBy", "=", actorId)]))
    .executeTakeFirst();
  return row && readBytes(app, row, size, await nameOf(app, orderId, row));
}

interface Named {
  position: number;
  windowKey: string | null;
  messageId: string | null;
  inquiryId: string | null;
  windows: string;
  hardware: string;
}

/** Called by its window, and counted among those of the same. */
async function nameOf({ db }: Pick<App, "db">, orderId: string, photo: Named) {
  const { windowKey, position, messageId, inquiryId } = photo;
  if (inquiryId) return photoFileName("inquiry", position);
  if (messageId) return photoFileName("message", position);
  const window = readOrderDocuments(photo).windows.find(({ key }) => key === windowKey);
  const count = await db
    .selectFrom("files")
    .where("orderId", "=", orderId)
    .where("windowKey", windowKey === null ? "is" : "=", windowKey)
    .where("messageId", "is", null)
    .where("waits", "=", 0)
    .where("position", "<=", position)
    .$call(countFound);
  return photoFileName(window?.name ?? "photograph", Math.max(1, count));
}

type Place = Pick<App, "db" | "files" | "log">;

/** A photograph that whoever asks may see. */
export function readBytes(
  app: Pick<App, "files" | "log">,
  { id, ...row }: { id: string; sha256: string; thumbSha256: string },
  size: PhotoSize,
  name: string,
) {
  const sha256 = size === "small" ? row.thumbSha256 : row.sha256;
  return {
    sha256,
    name,
    open: () =>
      app.files.open(sha256).catch((error: unknown) => {
        app.log.error({ err: error, photoId: id }, "a photograph cannot be read");
        return undefined;
      }),
  };
}
