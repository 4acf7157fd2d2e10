import type { Inches } from "./inches.ts";
import { roundDown } from "./rounding.ts";

/** A window that goes round corners: its widths along the wall, and by how many degrees the wall turns between them. */
export interface Bay {
  flats: readonly Inches[];
  angles: readonly number[];
  /** One rod bent at the corners, or one for each width. */
  rods: "mitered" | "separate";
}

const EIGHTH = 1 / 8;

/** The rod of each width. Where two walls meet, a rod that stands out from them is shorter, and separate ones stay clear. */
export function bayPieces({ flats, angles, rods }: Bay, projection: Inches, bayClear: Inches): Inches[] {
  const lost = (angle: number | undefined) =>
    angle === undefined ? 0 : projection * Math.tan((angle * Math.PI) / 360) + (rods === "separate" ? bayClear : 0);
  return flats.map((flat, index) => {
    const [before, after] = [angles[index - 1], index < flats.length - 1 ? angles[index] : undefined];
    return Math.max(0, roundDown(flat - lost(before) - lost(after), EIGHTH));
  });
}
