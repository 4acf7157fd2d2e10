import { type Picture, pictureSrcSet, pictureUrl } from "./pictures.ts";

/** What a page needs in order to show a picture, whether it was rendered in many sizes or drawn as lines. */
export interface ShownPicture {
  id: string;
  caption: string;
  alt: string;
  width: number;
  height: number;
  /** The largest file that every browser can show. */
  src: string;
  avif?: string;
  webp?: string;
  preview?: string;
}

export function shown(entry: Picture): ShownPicture {
  const { id, caption, alt, width, height, preview } = entry;
  return {
    id,
    caption,
    alt,
    width,
    height,
    src: pictureUrl(entry, entry.widths.at(-1) ?? width, "webp"),
    avif: pictureSrcSet(entry, "avif"),
    webp: pictureSrcSet(entry, "webp"),
    preview,
  };
}
