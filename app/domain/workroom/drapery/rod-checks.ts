import { formatInches } from "#app/domain/measuring/inches.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Choices } from "#app/domain/workroom/input/treatment.ts";

/** Brackets that are never in the way of rings: at the ends, and where a pair meets. */
const CLEAR_OF_RINGS = { oneWay: 2, pair: 3 };

/** What is to be said of the rod itself. */
export function rodChecks({ hang, panels, hardware }: Figures, { draw }: Choices): Check[] {
  if (!hardware || !hang) return [];
  const checks: Check[] = [];
  const { splices = 0 } = hardware;
  if (splices > 0) {
    const pieces = splices + 1;
    const each = formatInches(hardware.rodWidth / pieces);
    checks.push(
      check("ROD_SPLICE", `The rod is joined from ${pieces} pieces of ${each}, a bracket under every splice.`),
    );
  }
  const clear = panels === 1 ? CLEAR_OF_RINGS.oneWay : CLEAR_OF_RINGS.pair;
  if (hang === "rings" && draw !== "stationary" && hardware.brackets > clear) {
    checks.push(
      check("RINGS_MEET_BRACKET", "Rings must pass a bracket in the middle: take bypass rings and brackets."),
    );
  }
  return checks;
}
