import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import type { PlacementAnswers } from "#app/domain/measuring/placement.ts";
import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import type { WindowBeside } from "#app/domain/measuring/window-on-wall.ts";
import { rodHardware } from "#app/domain/workroom/drapery/hardware.ts";
import type { Box } from "./scene.ts";

/** What is special about where a window is, as it is drawn: a bay unfolded, every window under one rod, an arched top. */
export interface DrawnPlace {
  /** From the first frame to the last. */
  whole: Box;
  frames: readonly Box[];
  /** Where the walls of a bay turn. */
  corners: readonly number[];
  archRise: number;
  /** On which side a slanted top is higher. */
  slant?: "left" | "right" | undefined;
}

type Special = Pick<PlacementAnswers, "bay" | "archRise" | "slant" | "beside">;

/** Undefined for a window that stands by itself in a flat wall with a straight top. */
export function drawnPlace(frame: Box, { bay, archRise = 0, slant, beside = [] }: Special): DrawnPlace | undefined {
  if (!bay && !archRise && beside.length === 0) return undefined;
  const flats = bay?.flats ?? [];
  const frames = bay ? bayFrames(frame, flats) : framesBeside(frame, beside);
  const last = frames.at(-1) ?? frame;
  return {
    whole: bay ? frame : { ...frame, width: last.x + last.width - frame.x },
    frames,
    corners: cornersOf(frame, flats),
    archRise: Math.min(archRise, frame.height),
    slant,
  };
}

/** Windows that share a rod stand beside each other, at one height. */
export function framesBeside(frame: Box, beside: readonly WindowBeside[]): Box[] {
  const frames = [frame];
  for (const { between, width } of beside) {
    const before = frames.at(-1) ?? frame;
    frames.push({ ...frame, x: before.x + before.width + between, width });
  }
  return frames;
}

/** Half of the post where two windows of a bay meet. */
const HALF_POST = 1.25;

/** A window for each wall of a bay; its widths need not add up to what was measured across. */
export function bayFrames(frame: Box, flats: readonly number[]): Box[] {
  const starts = [bayStart(frame, flats), ...cornersOf(frame, flats)];
  return flats.map((flat, index) => {
    const [before, after] = [index === 0 ? 0 : HALF_POST, index === flats.length - 1 ? 0 : HALF_POST];
    const width = Math.max(1, flat - before - after);
    return { ...frame, x: (starts[index] ?? frame.x) + before, width };
  });
}

function bayStart(frame: Box, flats: readonly number[]): number {
  return frame.x + (frame.width - flats.reduce((sum, flat) => sum + flat, 0)) / 2;
}

export function cornersOf(frame: Box, flats: readonly number[]): number[] {
  const corners: number[] = [];
  let x = bayStart(frame, flats);
  for (const flat of flats.slice(0, -1)) {
    x += flat;
    corners.push(x);
  }
  return corners;
}

/** A rod bent round a bay is held on each side of every corner, each piece as a rod of its own. */
export function bentBrackets(pieces: readonly number[], hang: Hang, rules: PlacementRules): number[] {
  let from = 0;
  return pieces.flatMap((piece) => {
    const at = rodHardware(piece, hang, rules).bracketsAt.map((x) => from + x);
    from += piece;
    return at;
  });
}

/** Where each of the separate rods of a bay begins: the outer ones at its ends, those between in the middle of their wall. */
export function startsOfRods(frame: Box, flats: readonly number[], rods: readonly number[]): number[] {
  const starts = [bayStart(frame, flats), ...cornersOf(frame, flats)];
  return rods.map((rod, index) => {
    const spare = (flats[index] ?? rod) - rod;
    const share = index === 0 ? 0 : index === rods.length - 1 ? 1 : 0.5;
    return (starts[index] ?? frame.x) + spare * share;
  });
}
