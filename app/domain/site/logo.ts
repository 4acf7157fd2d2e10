import type { OwnPicture } from "./site-document.ts";
import type { Logo } from "./site-facts.ts";

/** How high the files of a logo are: beside a name, the same on a fine screen and on paper, and for whoever asks for a large one. */
export const LOGO_HEIGHTS = [64, 128, 256] as const;
/** How many times wider than high, or higher than wide. */
export const LOGO_ASPECT = 4;
/** From here on it stands alone, where a narrower one stands beside the name. */
export const WIDE_LOGO = 2;
/** A picture of fewer pixels a side is none that could stand beside a name. */
export const LOGO_LEAST_SIDE = 64;

export const logoFile = (height: (typeof LOGO_HEIGHTS)[number]) => `${height}.png`;

export function logoOf(
  { width, height, files }: OwnPicture,
  address = (file: string) => `/media/${files[file]}-${file}`,
): Logo {
  const [small, large, full] = LOGO_HEIGHTS.map((one) => address(logoFile(one))) as [string, string, string];
  return { aspect: width / height, small, large, full };
}
