export type PhotoType = "jpeg" | "png" | "webp" | "heic";

/** How many of the first bytes tell what a file is. */
export const TELLING_BYTES = 32;

const heicBrands = ["heic", "heix", "hevc", "heim", "mif1", "msf1"];

/** What a file is by its first bytes. Its name and what the sender calls it are not asked. */
export function photoTypeOf(start: Uint8Array): PhotoType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...start.subarray(from, to));
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  return text(4, 8) === "ftyp" && heicBrands.includes(text(8, 12)) ? "heic" : undefined;
}
