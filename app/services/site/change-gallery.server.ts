import type { App } from "#app/app.server.ts";
import { shippedIds } from "#app/content/pictures/gallery.ts";
import { canonicalJson } from "#app/domain/canonical-json.ts";
import { refused } from "#app/domain/photos/photo-limits.ts";
import { photoTypeOf } from "#app/domain/photos/photo-type.ts";
import { changeGallery, type GalleryAct, galleryEntries, OWN_WIDTHS } from "#app/domain/site/gallery-entries.ts";
import type { OwnPicture, SiteDocument } from "#app/domain/site/site-document.ts";
import type { StoredObject } from "#app/files/files.ts";
import type { SentFile, Taken } from "#app/services/photos/keep-photo.server.ts";
import { type KeptPicture, makePicture, storePicture } from "./keep-picture.server.ts";
import { findDocument, type Saved, saveSection } from "./save-site.server.ts";

const FILES = OWN_WIDTHS.flatMap((width) => [`${width}.webp`, `${width}.jpg`]);

type Saving = Pick<App, "db" | "now" | "site" | "log">;

interface Change {
  actorId: string;
  /** The version that the page was made of. */
  basedOn: number;
  objects?: readonly StoredObject[];
}

/** One act on one picture; a gallery that is as it came again is none of the owner's. */
export async function saveGalleryAct(app: Saving, act: GalleryAct, change: Change): Promise<Saved> {
  const { document } = await findDocument(app.db, change.basedOn);
  const done = changeGallery(entriesOf(document), act);
  if (!done.ok) return done;
  const asItCame = canonicalJson(done.entries) === canonicalJson(entriesOf({}));
  const value = asItCame ? undefined : done.entries;
  return saveSection(app, { ...change, section: "gallery", value, reason: "Gallery" });
}

/** All of it as it came. */
export const putGalleryBack = (app: Saving, change: Change) =>
  saveSection(app, { ...change, section: "gallery", value: undefined, reason: "Gallery, put back" });

const entriesOf = ({ gallery }: SiteDocument) => galleryEntries(gallery, shippedIds());

/** Makes the files of a picture that was sent and shows it first in the gallery. Sent again, it is there already. */
export async function addGalleryPicture(
  app: Saving & Pick<App, "files" | "images">,
  { actorId, ...words }: { actorId: string; caption: string; alt: string },
  sent: SentFile,
): Promise<Taken> {
  const id = sent.uploadKey;
  const taken: Taken = { ok: true, id };
  const isIn = ({ gallery }: SiteDocument) => gallery?.some((entry) => entry.id === id) === true;
  const actOf = (picture: OwnPicture) => ({ ...words, intent: "add" as const, picture });
  const add = async ({ own, objects }: Pick<KeptPicture, "own" | "objects">, tries = 2): Promise<Taken> => {
    const { version, document } = await findDocument(app.db);
    if (isIn(document)) return taken;
    const saved = await saveGalleryAct(app, actOf(own), { actorId, basedOn: version, objects });
    if (saved.ok) return taken;
    return saved.code === "stale" && tries > 1 ? add({ own, objects }, tries - 1) : saved;
  };
  const { document } = await findDocument(app.db);
  if (isIn(document)) return taken;
  const type = photoTypeOf(sent.start);
  if (!type) return refused.unknown;
  // What would be refused is so before anything is made of it.
  const possible = changeGallery(entriesOf(document), actOf({ id, width: 0, height: 0, files: {} }));
  if (!possible.ok) return possible;
  return makePicture(app, { sent, type, names: FILES }, async (kept) => {
    if (!(await storePicture(app, kept))) return refused.store;
    return add(kept);
  });
}
