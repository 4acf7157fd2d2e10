import type { Inches } from "./inches.ts";

/** Sums of thirds and sixths are a hair off the number they mean; this much is not worth a step. */
const HAIR = 1e-9;

export function roundUp(value: Inches, step: Inches): Inches {
  return Math.ceil(value / step - HAIR) * step;
}

export function roundDown(value: Inches, step: Inches): Inches {
  return Math.floor(value / step + HAIR) * step;
}

/** As much of what is wanted as the room leaves after what must stay clear, in whole steps; an unknown room takes it all. */
export function fitInto(room: Inches | null, wanted: Inches, clear: Inches, step: Inches): Inches {
  return Math.max(0, room === null ? wanted : Math.min(wanted, roundDown(room - clear, step)));
}
