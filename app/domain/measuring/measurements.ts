import type { Inches } from "./inches.ts";

/** A window that nobody has measured yet. */
export const unmeasured = {
  widthOfWindow: null,
  heightOfWindow: null,
  heightFromTopOfWindowToFloor: null,
  heightFromWindowFrameToCeiling: null,
  heightFromFloorToCeiling: null,
  distanceFromWindowFrameToLeftWall: null,
  distanceFromWindowFrameToRightWall: null,
} as const;
export type MeasurementName = keyof typeof unmeasured;
export const measurementNames = Object.keys(unmeasured) as MeasurementName[];

/** The seven lengths of a window; null has not been given. Fields and storage hold them as text. */
export type Measurements = { readonly [name in MeasurementName]: Inches | null };

/** widthOfWindow reads Width Of Window. */
export function measurementLabel(name: MeasurementName): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/([A-Z])/g, " $1");
}

interface MeasurementGuide {
  meaning: string;
  tape: string;
}

export const measurementGuides: Record<MeasurementName, MeasurementGuide> = {
  widthOfWindow: {
    meaning: "How wide the window is, from the outside of one side of the frame to the outside of the other.",
    tape: "Hold the tape level across the outer edges of the frame, at the widest point.",
  },
  heightOfWindow: {
    meaning: "How tall the window is, from the top of the frame to the underside of the sill.",
    tape: "Hook the tape on the top edge of the frame and run it straight down to the underside of the sill.",
  },
  heightFromTopOfWindowToFloor: {
    meaning: "How far the top of the window stands above the finished floor.",
    tape: "Start at the top edge of the frame and let the tape hang to the floor, carpet included.",
  },
  heightFromWindowFrameToCeiling: {
    meaning: "How much wall there is above the window.",
    tape: "Measure from the top edge of the frame up to the ceiling, or to the underside of the crown molding.",
  },
  heightFromFloorToCeiling: {
    meaning: "How tall the room is at this window.",
    tape: "Measure close beside the window, from the finished floor to the ceiling or the underside of the molding.",
  },
  distanceFromWindowFrameToLeftWall: {
    meaning: "How much wall there is to the left of the window as you face it from inside the room.",
    tape: "Measure from the outer left edge of the frame to the corner, or to the first thing in the way.",
  },
  distanceFromWindowFrameToRightWall: {
    meaning: "How much wall there is to the right of the window as you face it from inside the room.",
    tape: "Measure from the outer right edge of the frame to the corner, or to the first thing in the way.",
  },
};
