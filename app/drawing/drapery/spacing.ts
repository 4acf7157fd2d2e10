import { type StyleRef, styleKey } from "#app/domain/catalogue/style.ts";
import { draperyNumbers, sashFullness } from "#app/domain/catalogue/trade-numbers.ts";
import { defaultPlacementRules, type PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import type { HeadingLook, Spacing } from "./headings.ts";

/** How far apart the folds of drapes stand that are pushed aside. */
const STACKED: readonly [least: number, most: number] = [1.5, 2];

/** The outermost ring or pleat of panels that are pushed aside stands so far in from the edge. */
export const EDGE = 0.75;

/** Gathers are pushed together as they come; no rule spaces them. */
const GATHERS = 2.8;

/** Waves and flat faces share out the whole panel; pleats and rings leave a little at its edges. */
export function dividesPanel({ between, fall }: HeadingLook): boolean {
  return between === true || fall.relax === 0;
}

/** Inches of cloth for each inch that it hangs wide. */
export function fullnessOf(style: StyleRef, rules: PlacementRules): number {
  return rules.fullness[styleKey(style)] ?? draperyNumbers(style)?.fullness ?? sashFullness(style) ?? 1;
}

/** By what rules a panel was made, and of how much cloth. */
export interface Made {
  rules: PlacementRules;
  fullness: number;
}

const counts: Record<Spacing, (covers: number, made: Made) => number> = {
  pleats: (covers, { rules }) => Math.round(covers / rules.pleatSpace),
  rings: (covers, { rules }) => up((covers - 2 * EDGE) / rules.ringSpacing),
  // Two grommets to a wave.
  grommets: (covers, { fullness, rules }) => up((covers * fullness) / rules.grommetSpacing / 2),
  tabs: (covers, { fullness, rules }) => Math.round((covers * fullness) / rules.tabSpacing),
  // Two carriers to a wave.
  carriers: (covers, { fullness, rules }) => up((covers - rules.rippleMaster) / carrierPitch(fullness, rules) / 2),
  gathers: (covers) => Math.round(covers / GATHERS),
};

/** At the percent that is nearest to a fullness. */
function carrierPitch(fullness: number, { carrierPitch }: PlacementRules): number {
  const off = ([percent]: [string, number]) => Math.abs(1 + Number(percent) / 100 - fullness);
  const [nearest] = Object.entries(carrierPitch).sort((a, b) => off(a) - off(b));
  return nearest?.[1] ?? 2.375;
}

/** Up to a whole number; a thousandth over one is a number that was not exact. */
function up(value: number): number {
  return Math.ceil(value - 0.001);
}

const usual: Made = { rules: defaultPlacementRules, fullness: 2 };

/** Spaces from one hanging point to the next in a panel that covers so many inches: as many as the workroom sews. */
export function countSpaces({ spacing }: HeadingLook, covers: number, made: Made = usual): number {
  return Math.max(2, counts[spacing](covers, made));
}

/** Where the workroom has counted: one space fewer than pleats, two carriers to a wave. */
export function sewnSpaces(pleats: number | undefined, carriers: number | undefined): number | undefined {
  return pleats === undefined ? carriers && Math.max(2, carriers / 2) : pleats - 1;
}

/** How wide the same panel stands when it is pushed aside, as near to what is wanted as its folds allow. */
export function stackWidth(look: HeadingLook, spaces: number, wanted: number): number {
  const ends = dividesPanel(look) ? 0 : 2 * EDGE;
  const [least, most] = look.stacked ?? STACKED;
  return spaces * Math.min(most, Math.max(least, (wanted - ends) / spaces)) + ends;
}
