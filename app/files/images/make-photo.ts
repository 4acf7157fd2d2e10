import { readFile } from "node:fs/promises";
import exifReader from "exif-reader";
import sharp, { type Sharp } from "sharp";
import { LARGE, LEAST_SIDE, MOST_PIXELS, SMALL } from "#app/domain/photos/photo-limits.ts";
import type { PhotoJob, PhotoResult } from "./image-job.ts";

sharp.concurrency(1);
sharp.cache(false);
const readable = ["Jpeg", "Png", "Webp"].flatMap((format) => [
  `VipsForeignLoad${format}File`,
  `VipsForeignLoad${format}Buffer`,
  `VipsForeignLoad${format}`,
]);

/** What this process decodes from here on came from a stranger: these three formats, and of no other is a byte looked at. */
function readPhotosAlone() {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: readable });
}

const reading = { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true } as const;

/** Makes a new picture of what arrived: upright, in one color space, without a word of what was written into the file. */
export async function makePhoto(job: PhotoJob): Promise<PhotoResult> {
  const opened = await openPicture(job);
  if ("fault" in opened) return { ok: false, fault: opened.fault };
  const { picture, focal35 } = opened;
  const { width, height } = await picture
    .flatten({ background: "#fff" })
    .toColorspace("srgb")
    .resize(LARGE.side, LARGE.side, { fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: LARGE.quality, progressive: true })
    .toFile(job.large);
  await sharp(job.large)
    .resize(SMALL.side, SMALL.side, { fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: SMALL.quality, progressive: true })
    .toFile(job.small);
  return { ok: true, photo: { width, height, focal35 } };
}

export function openPicture(
  { type, from }: Pick<PhotoJob, "type" | "from">,
  leastSide: number = LEAST_SIDE,
): Promise<Opened> {
  readPhotosAlone();
  return type === "heic" ? openHeic(from) : openOrdinary(from, leastSide);
}

type Opened = { picture: Sharp; focal35: number | null } | { fault: "pixels" | "small" | "damaged" };

async function openOrdinary(file: string, leastSide: number): Promise<Opened> {
  // Its size is asked without the limit, so that one too large is told from one that is broken.
  const { width, height, exif } = await sharp(file, { ...reading, limitInputPixels: false }).metadata();
  return sized(width, height, leastSide) ?? { picture: sharp(file, reading).autoOrient(), focal35: focalOf(exif) };
}

/** Its decoder is large and seldom asked for, so it is loaded when the first such picture comes. */
async function openHeic(file: string): Promise<Opened> {
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const [image] = new libheif.HeifDecoder().decode(await readFile(file));
  if (!image) return { fault: "damaged" };
  const [width, height] = [image.get_width(), image.get_height()];
  const refused = sized(width, height);
  if (refused) return refused;
  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const shown = await new Promise((resolve) => image.display(pixels, resolve));
  if (!shown) return { fault: "damaged" };
  const raw = { width, height, channels: 4 } as const;
  return { picture: sharp(pixels.data, { raw, limitInputPixels: MOST_PIXELS }), focal35: null };
}

function sized(width: number, height: number, leastSide = LEAST_SIDE) {
  if (width * height > MOST_PIXELS) return { fault: "pixels" } as const;
  return Math.min(width, height) < leastSide ? ({ fault: "small" } as const) : undefined;
}

function focalOf(exif: Buffer | undefined) {
  try {
    const focal = Math.round(Number(exif && exifReader(exif).Photo?.FocalLengthIn35mmFilm));
    return focal >= 10 && focal <= 300 ? focal : null;
  } catch {
    return null;
  }
}
