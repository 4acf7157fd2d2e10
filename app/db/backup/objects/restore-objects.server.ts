import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { OpeningKeys } from "#app/db/backup/seal/keys.server.ts";
import { openSealed } from "#app/db/backup/seal/open-seal.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { Files, StoredObject } from "#app/files/files.ts";
import { checking } from "#app/files/hashing.ts";
import { ownFolder, placeIn, sealedName, sharedFolder } from "./object-place.ts";

/** All of them or nothing is restored; whatever there is; or, to try a backup, that all are there and some are right. */
export type PhotosWanted = "all" | "what there is" | "a sample";

const SAMPLE = 200;

interface Source {
  file: string;
  keys: OpeningKeys;
  store: Files;
}

/** What a backup says that its rows name. */
export interface ListedObjects {
  madeAt: string;
  objects: StoredObject[];
  /** The large and the small one of each photograph. */
  pairs: [large: string, small: string, table?: "files" | "taskPhotos"][];
}

interface Found {
  /** Whatever is not there, or not what its name says. */
  missing: Set<string>;
  /** How many were read through. */
  read: number;
}

/** Looks for each before anything is touched. */
export async function findObjects(listed: ListedObjects, source: Source, wanted: PhotosWanted): Promise<Found> {
  const { objects, madeAt } = listed;
  const read = wanted === "a sample" ? sampleOf(objects, madeAt) : new Set(objects);
  const missing = new Set<string>();
  for (const object of objects) {
    const place = await findPlace(object, source);
    if (!place || (read.has(object) && !(await isRight(object, place, source)))) missing.add(object.sha256);
  }
  if (missing.size > 0 && wanted !== "what there is")
    throw new Error(missingSentence(source.file, lostOf(listed, missing)));
  return { missing, read: read.size };
}

/** Others with every backup. */
function sampleOf(objects: StoredObject[], madeAt: string) {
  const drawn = ({ sha256 }: StoredObject) => createHash("sha256").update(madeAt).update(sha256).digest("hex");
  const mixed = objects.map((object) => ({ object, at: drawn(object) })).sort((a, b) => (a.at < b.at ? -1 : 1));
  return new Set(mixed.slice(0, SAMPLE).map(({ object }) => object));
}

function lostOf({ pairs }: ListedObjects, missing: ReadonlySet<string>) {
  return pairs.filter(([large, small]) => missing.has(large) || missing.has(small)).length;
}

function missingSentence(file: string, count: number) {
  const lost = count === 1 ? "1 photograph is missing" : `${count} photographs are missing`;
  return `${lost} or damaged in ${ownFolder(file)} and ${sharedFolder(file)}. Nothing was restored. With --without-photos the rest can be.`;
}

async function isRight(object: StoredObject, place: Place, source: Source) {
  try {
    await pipeline(await openAt(place, source), checking(object), (pieces: AsyncIterable<Buffer>) => drain(pieces));
    return true;
  } catch {
    return false;
  }
}

async function drain(pieces: AsyncIterable<Buffer>) {
  for await (const _piece of pieces);
}

type Place = { sealed: string } | { plain: string } | { stored: string };

/** In the backup's own folder or the one that it shares; what the store holds already need not be anywhere else. */
async function findPlace({ sha256 }: StoredObject, { file, keys, store }: Source): Promise<Place | undefined> {
  for (const folder of [ownFolder(file), sharedFolder(file)]) {
    const [sealed, plain] = [placeIn(folder, sealedName(sha256, keys)), placeIn(folder, sha256)];
    if (existsSync(sealed)) return { sealed };
    if (existsSync(plain)) return { plain };
  }
  return (await store.has(sha256)) ? { stored: sha256 } : undefined;
}

async function openAt(place: Place, { keys, store }: Source): Promise<Readable> {
  if ("sealed" in place) return Readable.from(openSealed(place.sealed, keys));
  if ("plain" in place) return createReadStream(place.plain);
  return (await store.open(place.stored))?.body ?? Readable.from([]);
}

/** Before the rows that name them are there for anybody. */
export async function putObjects({ objects }: ListedObjects, { missing }: Found, source: Source) {
  for (const object of objects.filter(({ sha256 }) => !missing.has(sha256))) {
    const place = await findPlace(object, source);
    if (place && !("stored" in place)) await source.store.put(await openAt(place, source), object);
  }
}

/** A photograph without bytes says on its page that it was not restored. */
export async function markMissing(db: Db, { pairs }: ListedObjects, { missing }: Found) {
  for (const [large, small, table = "files"] of pairs) {
    if (!missing.has(large) && !missing.has(small)) continue;
    await db.updateTable(table).set({ bytes: 0, thumbBytes: 0 }).where("sha256", "=", large).execute();
  }
}
