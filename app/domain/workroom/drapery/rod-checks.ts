import { formatInches } from "#app/domain/measuring/inches.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import type { Figures, Hardware } from "#app/domain/workroom/figures.ts";
import type { Choices, Treatment } from "#app/domain/workroom/input/treatment.ts";

/** Brackets that are never in the way of rings: at the ends, and where a pair meets. */
const CLEAR_OF_RINGS = { oneWay: 2, pair: 3 };

/** Whether rings must pass a bracket between the ends of the rod. */
export function ringsMeetBracket({ rings, brackets }: Hardware, panels: number, draw: Choices["draw"]): boolean {
  const clear = panels === 1 ? CLEAR_OF_RINGS.oneWay : CLEAR_OF_RINGS.pair;
  return rings !== undefined && draw !== "stationary" && brackets > clear;
}

/** What is to be said of the rod itself. A new one is bought with rings and brackets that pass each other. */
export function rodChecks({ panels = 1, hardware }: Figures, { choices, newHardware }: Treatment): Check[] {
  if (!hardware) return [];
  const checks: Check[] = [];
  const { splices = 0, rodWidth } = hardware;
  if (splices > 0) {
    const each = formatInches(rodWidth / (splices + 1));
    const sentence = `The rod is joined from ${splices + 1} pieces of ${each}, a bracket under every splice.`;
    checks.push(check("ROD_SPLICE", sentence));
  }
  if (!newHardware && ringsMeetBracket(hardware, panels, choices.draw)) {
    checks.push(
      check("RINGS_MEET_BRACKET", "Rings must pass a bracket in the middle: take bypass rings and brackets."),
    );
  }
  return checks;
}
