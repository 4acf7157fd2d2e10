import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { ceil, odd } from "#app/domain/workroom/rounding.ts";

/** Straps hold the rolls at both ends and about every yard between. */
const STRAP_SPACING = 36;

export function countStraps(face: number): number {
  return Math.max(1, ceil(face / STRAP_SPACING)) + 1;
}

/** A tied valance has a tie at each end of every pleat. */
export function countTiedPleats(face: number, { tieOutside, tieSpacing }: { tieOutside: number; tieSpacing: number }) {
  return Math.max(1, Math.round((face - tieOutside) / tieSpacing));
}

/** Each swag overlaps half of the next, and none is wider than it can be cut; an odd number leaves one in the middle. */
export function countSwags(face: number, widest: number): number {
  const least = Math.max(1, ceil((2 * face) / widest) - 1);
  return least % 2 === 0 ? least + 1 : least;
}

/** How a valance's head is made, which decides what is added to its drop. */
type Head = "board" | "rod" | "gatheredRod" | "pinch";

export interface ValanceStyle {
  head: Head;
  fullness?: (rules: PlacementRules) => number;
  /** How many pleats across a face of this width. */
  pleats?: (face: number, rules: PlacementRules) => number;
  /** Pleats at both corners and evenly between, with flat panels; or boxes and recesses all along. */
  laid?: "panels" | "boxes";
  take?: (rules: PlacementRules) => number;
  /** Seams between panels that are sewn side by side. */
  joins?: number;
  /** Cloth laid into horizontal folds. */
  extra?: number;
  /** Longest point of a pair of cascades on an ordinary window. */
  cascade?: number;
  swags?: boolean;
  straps?: boolean;
  ties?: boolean;
  tongues?: (face: number) => number;
}

const scallopPleats = (face: number) => odd(face / 16) + 1;
const kick = (rules: PlacementRules) => rules.kickTake;
const gathered = (rules: PlacementRules) => rules.gatherFullness;

/** Straps and ties may be cut from a contrast. */
export function takesContrast(key: string): boolean {
  const style = valanceStyles[key];
  return style?.straps === true || style?.ties === true;
}

export const valanceStyles: Readonly<Record<string, ValanceStyle>> = {
  "board-mount-valances/Berkshire": { head: "board", laid: "panels", pleats: scallopPleats, take: () => 8 },
  "board-mount-valances/Handkerchief": { head: "board", joins: 4 },
  "board-mount-valances/Charleston": { head: "board", tongues: scallopPleats },
  "board-mount-valances/Diana": {
    head: "board",
    fullness: () => 1.25,
    pleats: (face) => odd((0.76 * face) / 13) + 1,
    take: () => 5,
    cascade: 28,
  },
  "board-mount-valances/Hathaway": { head: "board", laid: "panels", pleats: () => 4, take: () => 8 },
  "board-mount-valances/Kennedy": { head: "board", swags: true, cascade: 24 },
  "board-mount-valances/Madison": { head: "board", laid: "panels", pleats: () => 2, take: kick },
  "board-mount-valances/Monticello": { head: "board", laid: "panels", pleats: () => 3, take: () => 7, cascade: 30 },
  "board-mount-valances/Sheldon": { head: "board", laid: "boxes", fullness: (rules) => rules.boxFullness },
  "board-mount-valances/Stagecoach": { head: "board", extra: 6.75, straps: true },
  "board-mount-valances/Welles": { head: "board", extra: 10 },
  "board-mount-valances/Judith": { head: "board", extra: 9 },
  "rod-mount-valances/Spencer": {
    head: "rod",
    laid: "panels",
    pleats: (face) => Math.max(2, Math.round(face / 13)) + 1,
    take: kick,
  },
  "rod-mount-valances/Briscoe": { head: "rod", joins: 2 },
  "rod-mount-valances/Judith": { head: "rod", extra: 9 },
  "rod-mount-valances/Danby": { head: "rod", pleats: countTiedPleats, take: kick, extra: 7, ties: true },
  "rod-mount-valances/Lifton": { head: "rod", laid: "panels", pleats: () => 3, take: () => 7 },
  "rod-mount-valances/Plaza 2 Rod Pocket": { head: "gatheredRod", fullness: gathered },
  "rod-mount-valances/Plaza 1 Pinch Pleat": { head: "pinch", fullness: gathered },
  "rod-mount-valances/Summerton": { head: "rod", laid: "panels", pleats: scallopPleats, take: () => 6 },
  "rod-mount-valances/Winchester Rod Pocket": { head: "gatheredRod", fullness: gathered },
};
