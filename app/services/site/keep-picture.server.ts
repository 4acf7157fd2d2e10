import { rm } from "node:fs/promises";
import type { App } from "#app/app.server.ts";
import { refused } from "#app/domain/photos/photo-limits.ts";
import type { PhotoType } from "#app/domain/photos/photo-type.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import type { OwnPicture } from "#app/domain/site/site-document.ts";
import type { StoredObject } from "#app/files/files.ts";
import { objectOf } from "#app/files/hashing.ts";
import { type SentFile, storeObjects } from "#app/services/photos/keep-photo.server.ts";

interface Asked {
  sent: SentFile;
  type: PhotoType;
  logo?: boolean;
  /** Of the files that are wanted. */
  names: readonly string[];
}

export interface KeptPicture {
  own: OwnPicture;
  objects: StoredObject[];
  /** Where one of them lies for the moment. */
  fileOf(name: string): string;
}

type Making = Pick<App, "files" | "images" | "log">;

/** Makes the files of a picture of the owner's. `use` says what becomes of it while they are there. */
export async function makePicture<Used>(
  app: Making,
  { sent, type, logo = false, names }: Asked,
  use: (picture: KeptPicture) => Promise<Used>,
): Promise<Used | Refusal> {
  const places = await Promise.all(names.map(async (name) => [name, await app.files.incoming()] as const));
  const files = Object.fromEntries(places);
  const fileOf = (name: string) => files[name] ?? "";
  try {
    const made = await app.images.makeSitePicture({ type, from: sent.file, files, logo });
    if (!made) return refused.busy;
    if (!made.ok) return refused[made.fault];
    const stored = await Promise.all(made.made.map(async (name) => [name, await objectOf(fileOf(name))] as const));
    const hashes = Object.fromEntries(stored.map(([name, { sha256 }]) => [name, sha256]));
    const own = { id: sent.uploadKey, width: made.width, height: made.height, files: hashes };
    return await use({ own, objects: stored.map(([, object]) => object), fileOf });
  } finally {
    await Promise.all(Object.values(files).map((file) => rm(file, { force: true })));
  }
}

/** Puts the bytes of a picture where every server finds them. */
export function storePicture(app: Making, { own, objects, fileOf }: KeptPicture): Promise<boolean> {
  const names = Object.keys(own.files);
  return storeObjects(
    app,
    objects.map((object, index) => [fileOf(names[index] ?? ""), object]),
  );
}
