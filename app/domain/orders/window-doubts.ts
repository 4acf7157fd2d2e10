import { doubtsOnceHandedIn, measurementDoubts, onceHandedIn } from "#app/domain/measuring/measurement-doubts.ts";
import { type ChangedPlacement, placementBy } from "#app/domain/measuring/placement-rules.ts";
import { openingDoubts } from "./answers/opening-doubts.ts";
import type { Window } from "./window.ts";

export type DoubtedWindow = Pick<Window, "measurements" | "sizes"> & Partial<Pick<Window, "customizations">>;

/** All that is worth a second look at the tape before a window is made, in sentences. */
export function windowDoubts(window: DoubtedWindow, rules: ChangedPlacement): string[] {
  const opening = openingOf(window, rules).map(({ finding, request }) => `${finding} ${request}`);
  return [...measurementDoubts(window.measurements), ...opening];
}

/** The same of an order that has been handed in: its client can look, but no longer change it. */
export function windowDoubtsOnceHandedIn(window: DoubtedWindow, rules: ChangedPlacement): string[] {
  const opening = openingOf(window, rules).map(({ finding }) => onceHandedIn(finding));
  return [...doubtsOnceHandedIn(window.measurements), ...opening];
}

/** An opening counts only where something hangs in it. */
function openingOf({ sizes, customizations }: DoubtedWindow, rules: ChangedPlacement) {
  const inside = customizations?.shades?.answers?.mount === "inside";
  return inside ? openingDoubts(sizes, placementBy(rules).insideDepthLeast) : [];
}

/** The windows of an order that give rise to doubts. None means that nothing has to be asked before it is submitted. */
export function windowsInDoubt<One extends DoubtedWindow>(windows: readonly One[], rules: ChangedPlacement) {
  return windows
    .map((window) => ({ window, doubts: windowDoubts(window, rules) }))
    .filter(({ doubts }) => doubts.length > 0);
}
