import sharp from "sharp";
import { LOGO_ASPECT, LOGO_LEAST_SIDE } from "#app/domain/site/logo.ts";
import type { SitePictureJob, SitePictureResult } from "./image-job.ts";
import { openPicture } from "./make-photo.ts";

const QUALITY = { webp: 78, jpg: 80 };

/** Makes the files that visitors are sent, each width in both formats, as many as the picture is wide enough for. */
export async function makeSitePicture({ files, ...sent }: SitePictureJob): Promise<SitePictureResult> {
  const opened = await openPicture(sent);
  if ("fault" in opened) return { ok: false, fault: opened.fault };
  const asked = [...new Set(Object.keys(files).map((name) => Number.parseInt(name, 10)))];
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
    const { [`${one}.webp`]: webp = "", [`${one}.jpg`]: jpg = "" } = files;
    await sized.clone().webp({ quality: QUALITY.webp }).toFile(webp);
    await sized.clone().jpeg({ quality: QUALITY.jpg, progressive: true }).toFile(jpg);
  }
  return { ok: true, width, height, made: widths.flatMap((one) => [`${one}.webp`, `${one}.jpg`]) };
}

/** A logo as PNG, each file of a height, or as high as what was sent: upright, its background as clear as it came, few enough colors for a mail. */
export async function makeLogo({ files, ...sent }: SitePictureJob): Promise<SitePictureResult> {
  const opened = await openPicture(sent, LOGO_LEAST_SIDE);
  if ("fault" in opened) return { ok: false, fault: opened.fault };
  const names = Object.keys(files);
  const tallest = Math.max(...names.map((name) => Number.parseInt(name, 10)));
  const { data, info } = await opened.picture
    .toColorspace("srgb")
    .ensureAlpha()
    .resize(tallest * LOGO_ASPECT, tallest, { fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (Math.max(width / height, height / width) > LOGO_ASPECT) return { ok: false, fault: "shape" };
  for (const name of names) {
    await sharp(data, { raw: { width, height, channels } })
      .resize({ height: Number.parseInt(name, 10), withoutEnlargement: true })
      .png({ palette: true, effort: 8 })
      .toFile(files[name] ?? "");
  }
  return { ok: true, width, height, made: names };
}
