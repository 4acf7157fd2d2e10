import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { roundDown } from "#app/domain/measuring/rounding.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import type { Choices } from "#app/domain/workroom/input/choices.ts";
import { even } from "#app/domain/workroom/rounding.ts";

/** A ripplefold's tape: its snaps decide the cloth of a panel. */
export interface Tape {
  percent: number;
  pitch: number;
  carriers: number;
  /** Between the hems: the snaps, half an inch more than half a space beyond the outer ones, and the return. */
  hemmedFlat: number;
  back: number;
  sideHem: number;
}

/** Beyond half a space at both ends, so that the first snap does not lie on the edge. */
const BEYOND_SNAPS = 1;

/** The owner's own, which may be one that is not made; otherwise the one that is nearest to what the rules have. */
export function ripplePercent(
  { ripple, fullness }: Partial<Pick<Choices, "ripple" | "fullness">>,
  ruled: number,
  { carrierPitch }: PlacementRules,
  checks: Check[],
): number {
  const offered = Object.keys(carrierPitch).map(Number);
  const own = ripple ?? (fullness === undefined ? undefined : inPercent(fullness));
  if (own === undefined) {
    return offered.reduce((best, one) => (Math.abs(one - ruled) < Math.abs(best - ruled) ? one : best));
  }
  if (!offered.includes(own)) {
    const sentence = `Ripplefold is made at ${offered.join(", ")} percent, not at ${own}.`;
    checks.push(check("SIZE_OUT_OF_RANGE", sentence));
  }
  return own;
}

function inPercent(fullness: number): number {
  return Math.round((fullness - 1) * 100);
}

/** As many carriers as fill a panel's share of the track. */
export function tapeForTrack(share: number, percent: number, back: number, rules: PlacementRules): Tape {
  const pitch = pitchAt(percent, rules);
  const carriers = Math.max(2, even((share - rules.rippleMaster) / pitch));
  return tapeOf(percent, carriers, back, rules);
}

/** As many carriers as the cloth of a panel holds that stays at its side. */
export function tapeForCloth(wide: number, percent: number, back: number, rules: PlacementRules): Tape {
  const flat = wide - 2 * sideHemOf(rules) - BEYOND_SNAPS - back;
  return tapeOf(percent, Math.max(2, roundDown(flat / rules.snapSpacing, 2)), back, rules);
}

function tapeOf(percent: number, carriers: number, back: number, rules: PlacementRules): Tape {
  const hemmedFlat = carriers * rules.snapSpacing + BEYOND_SNAPS + back;
  return { percent, pitch: pitchAt(percent, rules), carriers, hemmedFlat, back, sideHem: sideHemOf(rules) };
}

function pitchAt(percent: number, { carrierPitch, snapSpacing }: PlacementRules): number {
  return carrierPitch[String(percent)] ?? snapSpacing / (1 + percent / 100);
}

function sideHemOf({ rippleEnds }: PlacementRules): number {
  return Math.max(0, (rippleEnds - BEYOND_SNAPS) / 2);
}

/** Where the first snap sits, from either edge. */
export function firstSnap({ snapSpacing }: PlacementRules): number {
  return (snapSpacing + BEYOND_SNAPS) / 2;
}
