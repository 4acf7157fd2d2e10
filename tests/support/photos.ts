import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { App } from "#app/app.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { type SentPhoto, takePhoto } from "#app/services/photos/take-photo.server.ts";

export const jpegOf = (color: string, width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

/** A file as it has just arrived, of this color. */
export async function arrived(
  app: Pick<App, "files">,
  color: string,
  rest: Partial<SentPhoto> = {},
): Promise<SentPhoto> {
  const bytes = await jpegOf(color);
  const file = await app.files.incoming();
  await writeFile(file, bytes);
  const sent = { file, bytes: bytes.length, start: bytes.subarray(0, 32), uploadKey: randomUUID(), caption: "" };
  return { ...sent, windowKey: undefined, ...rest };
}

/** Takes one for a client's order, and says what it became. */
export async function photograph(
  app: App,
  place: { userId: string; orderId: string },
  color: string,
  rest?: Partial<SentPhoto>,
) {
  const taken = await takePhoto(app, { ...place, actorId: place.userId }, await arrived(app, color, rest));
  if (!taken.ok) throw new Error(taken.reason);
  return taken.id;
}

export async function windowKeys({ db }: Pick<App, "db">, orderId: string) {
  const row = await db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  return readOrderDocuments(row).windows.map(({ key }) => key);
}

/** The names of everything in the store. */
export async function storedIn({ files }: Pick<App, "files">) {
  return (await Array.fromAsync(files.list())).map(({ sha256 }) => sha256);
}
