import sharp from "sharp";
import type { SitePictureJob, SitePictureResult } from "./image-job.ts";
import { openPicture } from "./make-photo.ts";

const QUALITY = { webp: 78, jpg: 80 };

/** Makes the files that visitors are sent, each width in both formats, as many as the picture is wide enough for. */
export async function makeSitePicture({ files, ...sent }: SitePictureJob): Promise<SitePictureResult> {
  const opened = await openPicture(sent);
  if ("fault" in opened) return { ok: false, fault: opened.fault };
  const asked = Object.keys(files).map(Number);
  const { data, info } = await opened.picture
    .flatten({ background: "#fff" })
    .toColorspace("srgb")
    .resize({ width: Math.max(...asked), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const widths = asked.filter((one) => one <= width);
  if (widths.length === 0) return { ok: false, fault: "small" };
  for (const one of widths) {
    const sized = sharp(data, { raw: { width, height, channels } }).resize({ width: one });
    const { webp = "", jpg = "" } = files[one] ?? {};
    await sized.clone().webp({ quality: QUALITY.webp }).toFile(webp);
    await sized.clone().jpeg({ quality: QUALITY.jpg, progressive: true }).toFile(jpg);
  }
  return { ok: true, width, height, widths };
}
