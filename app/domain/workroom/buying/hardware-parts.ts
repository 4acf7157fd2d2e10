import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Figures, Hardware } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";

/** Something that is counted, named for one and for several of it. */
export interface HardwarePart {
  one: string;
  many: string;
  count: number;
  size?: string;
}

type Listed = [one: string, many: string, count: number | undefined, size?: string | undefined];

function partsIn(listed: readonly Listed[]): HardwarePart[] {
  return listed.flatMap(([one, many, count, size]) => (count ? [{ one, many, count, ...(size ? { size } : {}) }] : []));
}

/** What comes with a rod, and stays with one that is kept. */
export function rodParts({ rods = 1, rodWidth, brackets, rings, carriers, finials }: Hardware): HardwarePart[] {
  return partsIn([
    ["Rod", "Rods", rods, formatInches(rodWidth)],
    ["Bracket", "Brackets", brackets],
    ["Ring", "Rings", rings],
    ["Carrier", "Carriers", carriers],
    ["Finial", "Finials", finials],
  ]);
}

/** What belongs to the treatment itself, whatever becomes of the old hardware. */
export function ownParts({ kind, flags }: Treatment, figures: Figures): HardwarePart[] {
  return partsIn([
    ["Grommet", "Grommets", figures.hardware?.grommets],
    ...(kind === "roman" ? shadeParts(figures) : []),
    ...boardsOf(kind, figures),
    ["L-bracket", "L-brackets", figures.lBrackets],
    ...(kind === "roman" ? controls(flags) : []),
    ["Tension device", "Tension devices", figures.holdDowns],
  ]);
}

/** A shade from a factory comes with its own. */
function controls({ clutchControl, motorizedControl, cordlessControl }: Treatment["flags"]): Listed[] {
  return [
    ["Clutch and chain", "Clutches and chains", clutchControl ? 1 : 0],
    ["Motor", "Motors", motorizedControl ? 1 : 0],
    ["Cordless lift", "Cordless lifts", cordlessControl ? 1 : 0],
  ];
}

function shadeParts({ boardLength, weightBar, ribs, finishedWidth, rings }: Figures): Listed[] {
  return [
    ["Board", "Boards", boardLength && 1, length(boardLength)],
    ["Weight bar", "Weight bars", weightBar && 1, length(weightBar)],
    ["Rib", "Ribs", ribs, length(finishedWidth)],
    ["Shade ring", "Shade rings", rings],
  ];
}

/** A cornice is built of boards; a valance that is not on a rod hangs from one. */
function boardsOf(kind: Treatment["kind"], { boards, lBrackets, face, return: back }: Figures): Listed[] {
  if (boards) {
    return [
      ["Face board", "Face boards", 1, bySides(boards.face)],
      ["Top board", "Top boards", 1, bySides(boards.top)],
      ["Leg", "Legs", 2, bySides(boards.legs)],
    ];
  }
  return kind === "valance" && lBrackets && face && back ? [["Board", "Boards", 1, bySides([face, back])]] : [];
}

function length(value: number | undefined): string | undefined {
  return value === undefined ? undefined : formatInches(value);
}

export function bySides([long, high]: readonly [number, number]): string {
  return `${formatInches(long)} x ${formatInches(high)}`;
}
