import { findStyleBySlug } from "#app/domain/catalogue/catalogue.ts";
import type { Room } from "#app/domain/catalogue/guide/traits.ts";
import { styleImage } from "#app/domain/catalogue/style-image.ts";
import { type Picture, picturesOf } from "./pictures.ts";
import { type ShownPicture, shown } from "./shown-picture.ts";
import { styleSeenIn } from "./style-pictures.ts";

/** A picture of the gallery with what it is looked for by, and what is told of it when it is open. */
export interface GalleryPicture extends ShownPicture {
  group: Picture["group"];
  room: Room | undefined;
  fabric: string;
  style: { name: string; slug: string; image: string } | undefined;
}

export function galleryPictures(): GalleryPicture[] {
  return picturesOf("hero", "product", "gallery").map((one) => ({
    ...shown(one),
    group: one.group,
    room: roomsOf[one.room],
    fabric: one.fabric,
    style: styleOf(one.id),
  }));
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
