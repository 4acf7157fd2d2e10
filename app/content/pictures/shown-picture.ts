import type { Picture } from "./pictures.ts";

/** What a page needs in order to show a picture. Its addresses follow from it, so no page carries them twice. */
export interface ShownPicture extends Pick<Picture, "caption" | "alt" | "width" | "height" | "widths" | "preview"> {
  id: string;
  /** Of one of the owner's own: the hashes of its files, by width and format. */
  files?: Readonly<Record<string, string>>;
}

type Format = "avif" | "webp" | "jpg";

export function shown({ id, caption, alt, width, height, widths, preview }: Picture): ShownPicture {
  return { id, caption, alt, width, height, widths, preview };
}

/** Address of one encoded file; width must be one of the picture's widths. */
export function pictureUrl({ id, files }: Pick<ShownPicture, "id" | "files">, width: number, format: Format) {
  const file = `${width}.${format}`;
  return files ? `/media/${files[file]}-${file}` : `/pictures/${id}-${file}`;
}

/** The largest file, in the format that every browser can show. */
export function largestUrl(picture: Pick<ShownPicture, "id" | "width" | "widths" | "files">) {
  return pictureUrl(picture, picture.widths.at(-1) ?? picture.width, picture.files ? "jpg" : "webp");
}

/** Of the gallery's pictures, in AVIF alone: on most phones they are shown between two other widths. */
export const PHONE_WIDTH = 640;

export function pictureSrcSet(picture: Pick<ShownPicture, "id" | "widths" | "files">, format: Format) {
  const widths = picture.widths.filter((width) => format === "avif" || width !== PHONE_WIDTH);
  return widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(", ");
}
