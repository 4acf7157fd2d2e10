import type { Picture } from "./pictures.ts";

/** What a page needs in order to show a picture. Its addresses follow from it, so no page carries them twice. */
export type ShownPicture = Pick<Picture, "id" | "caption" | "alt" | "width" | "height" | "widths" | "preview">;

export function shown({ id, caption, alt, width, height, widths, preview }: Picture): ShownPicture {
  return { id, caption, alt, width, height, widths, preview };
}

/** Address of one encoded file; width must be one of the picture's widths. */
export function pictureUrl({ id }: Pick<ShownPicture, "id">, width: number, format: "avif" | "webp") {
  return `/pictures/${id}-${width}.${format}`;
}

/** The largest file, in the format that every browser can show. */
export function largestUrl(picture: Pick<ShownPicture, "id" | "width" | "widths">) {
  return pictureUrl(picture, picture.widths.at(-1) ?? picture.width, "webp");
}

export function pictureSrcSet(picture: Pick<ShownPicture, "id" | "widths">, format: "avif" | "webp") {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(", ");
}
