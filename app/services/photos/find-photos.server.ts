import type { App } from "#app/app.server.ts";

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
}

interface Looking {
  /** Whose order. */
  userId: string;
  orderId: string;
  /** Who looks, where it is not its client. */
  actorId?: string;
  staff?: boolean;
}

/** The photographs of an order, in their order: of its windows, and of what its client likes. */
export async function listPhotos(
  { db }: Pick<App, "db">,
  { userId, orderId, actorId = userId, staff = false }: Looking,
): Promise<ListedPhoto[]> {
  const rows = await db
    .selectFrom("files")
    .select(["id", "windowKey", "caption", "width", "height", "position", "version", "sentBy", "bytes"])
    .where("orderId", "=", orderId)
    .where("ownerId", "=", userId)
    .where("messageId", "is", null)
    .where("waits", "=", 0)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ sentBy, bytes, ...photo }) => ({
    ...photo,
    mine: staff || sentBy === actorId,
    lost: bytes === 0,
  }));
}

interface Asked {
  /** Whose order; somebody else's photograph is as if it did not exist. */
  userId: string;
  orderId: string;
  photoId: string;
  size: "large" | "small";
}

/** One photograph of an order of this client's, as bytes. Undefined where there is none; without a body where it cannot be had now. */
export async function openPhoto(app: Pick<App, "db" | "files" | "log">, { userId, orderId, photoId, size }: Asked) {
  const row = await app.db
    .selectFrom("files")
    .innerJoin("orders", "orders.id", "files.orderId")
    .select(["files.sha256", "thumbSha256", "position", "windowKey"])
    .where("files.id", "=", photoId)
    .where("orders.id", "=", orderId)
    .where("orders.userId", "=", userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const sha256 = size === "small" ? row.thumbSha256 : row.sha256;
  return {
    sha256,
    name: `photograph-${row.position}.jpg`,
    open: () =>
      app.files.open(sha256).catch((error: unknown) => {
        app.log.error({ err: error, photoId }, "a photograph cannot be read");
        return undefined;
      }),
  };
}
