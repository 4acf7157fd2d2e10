import { findStyleBySlug } from "#app/domain/catalogue/catalogue.ts";
import type { Room } from "#app/domain/catalogue/guide/traits.ts";
import { styleImage } from "#app/domain/catalogue/style.ts";
import { galleryEntries, widthsOf } from "#app/domain/site/gallery-entries.ts";
import type { GalleryEntry, SiteDocument } from "#app/domain/site/site-document.ts";
import { type Picture, picturesOf, RENDERING_NOTE } from "./pictures.ts";
import { type ShownPicture, shown } from "./shown-picture.ts";
import { styleSeenIn } from "./style-pictures.ts";

/** A picture of the gallery with what it is looked for by, and what is told of it when it is open. */
export interface GalleryPicture extends ShownPicture {
  group: Picture["group"] | undefined;
  room: Room | undefined;
  fabric: string;
  style: { name: string; slug: string; image: string } | undefined;
}

const shippedPictures = (): GalleryPicture[] =>
  picturesOf("hero", "product", "gallery").map((one) => ({
    ...shown(one),
    group: one.group,
    room: roomsOf[one.room],
    fabric: one.fabric,
    style: styleOf(one.id),
  }));

export const shippedIds = () => shippedPictures().map(({ id }) => id);

/** Every picture of the gallery in its order, hidden ones too. */
export function listedPictures({
  gallery,
}: SiteDocument): { entry: GalleryEntry; picture: GalleryPicture; usual: string }[] {
  const shipped = new Map(shippedPictures().map((one) => [one.id, one]));
  return galleryEntries(gallery, [...shipped.keys()]).flatMap((entry) => {
    const came = shipped.get(entry.id);
    const picture = came ? { ...came, caption: entry.caption || came.caption } : ownPicture(entry);
    return picture ? { entry, picture, usual: came?.caption ?? "" } : [];
  });
}

/** Those that visitors see, and what is said of them. */
export function galleryOf(document: SiteDocument) {
  const listed = listedPictures(document).filter(({ entry }) => !entry.hidden);
  const own = listed.filter(({ entry }) => entry.own).length;
  const some = RENDERING_NOTE.replace("The rooms", "Some of the rooms");
  const note = own === 0 ? RENDERING_NOTE : own < listed.length ? some : "";
  return { pictures: listed.map(({ picture }) => picture), note };
}

function ownPicture({ own, caption, alt }: GalleryEntry): GalleryPicture | undefined {
  if (!own) return undefined;
  const { id, width, height, files } = own;
  const looks = { width, height, widths: widthsOf(own), preview: "none", files };
  const unknown = { group: undefined, room: undefined, fabric: "", style: undefined };
  return { id, caption: caption || alt, alt, ...looks, ...unknown };
}

function styleOf(id: Picture["id"]): GalleryPicture["style"] {
  const slug = styleSeenIn(id);
  const style = findStyleBySlug(slug ?? null);
  return slug && style ? { name: style.name, slug, image: styleImage(style) } : undefined;
}

/** A close-up is in no room. */
const roomsOf: Readonly<Record<string, Room>> = {
  "living room": "living",
  "sitting room": "living",
  "drawing room": "living",
  "garden room": "living",
  "reading corner": "living",
  "bay window": "living",
  "tall window": "living",
  "dining room": "dining",
  "breakfast room": "dining",
  bedroom: "bedroom",
  "guest room": "bedroom",
  nursery: "nursery",
  kitchen: "kitchen",
  bathroom: "bath",
  "powder room": "bath",
  study: "study",
};
