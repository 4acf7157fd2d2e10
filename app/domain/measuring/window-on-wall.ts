import type { Inches } from "./inches.ts";
import type { MeasurementName } from "./measurements.ts";
import type { Resolved } from "./resolve-measurements.ts";
import { roundDown } from "./rounding.ts";

/** A window as treatments are placed on it. Null is a wall, ceiling or sill that nobody has measured: it limits nothing. */
export interface WindowOnWall {
  width: Inches;
  height: Inches;
  topToFloor: Inches;
  toCeiling: Inches | null;
  toLeftWall: Inches | null;
  toRightWall: Inches | null;
  /** From the top of the frame to the top of the sill. */
  toSill: Inches | null;
  /** From floor to ceiling, where that has been measured by itself. */
  room?: Inches | null;
  /** How high an arch or a slope rises within the frame. */
  archRise?: Inches | undefined;
  bay?: Bay | undefined;
  /** How far below the top of the frame all hangs that hangs below an arch. */
  hungBelow?: Inches | undefined;
}

/** Nothing where it hangs over the arch, or nobody has measured how high that rises. */
export function belowArch(arch: "above" | "below" | "cover" | undefined, archRise: Inches | undefined): Inches {
  return arch === "below" ? (archRise ?? 0) : 0;
}

/** A window to the right that hangs from the same rod: how far from the one before, how wide, and the wall beyond. */
export interface WindowBeside {
  between: Inches;
  width: Inches;
  right?: Inches | undefined;
  /** To the wall at the left, past the windows before it: for comparing alone. */
  left?: Inches | undefined;
}

/** Windows that share a rod are one, as wide as all frames and what is between them. */
export function together(window: WindowOnWall, beside: readonly WindowBeside[]): WindowOnWall {
  const last = beside.at(-1);
  if (!last) return window;
  const width = beside.reduce((sum, one) => sum + one.between + one.width, window.width);
  return { ...window, width, toRightWall: last.right ?? null };
}

/** What is to the left and to the right of something, as one faces it from inside the room. */
export interface Sides<Value = Inches> {
  left: Value;
  right: Value;
}

export function windowOnWall({ inches, assumed }: Resolved): WindowOnWall {
  const known = (name: MeasurementName) => (assumed.includes(name) ? null : inches[name]);
  return {
    width: inches.widthOfWindow,
    height: inches.heightOfWindow,
    topToFloor: inches.heightFromTopOfWindowToFloor,
    toCeiling: known("heightFromWindowFrameToCeiling"),
    toLeftWall: known("distanceFromWindowFrameToLeftWall"),
    toRightWall: known("distanceFromWindowFrameToRightWall"),
    toSill: null,
    room: known("heightFromFloorToCeiling"),
  };
}

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
