import { treatmentTypes } from "#app/domain/catalogue/style.ts";
import { doubtsOnceHandedIn, measurementDoubts, onceHandedIn } from "#app/domain/measuring/measurement-warnings.ts";
import { type ChangedPlacement, placementBy } from "#app/domain/measuring/placement-rules.ts";
import { openingDoubts } from "./answers/opening-doubts.ts";
import { sizesMissing, sizesNeeded } from "./answers/typed-sizes.ts";
import type { WindowPlace } from "./places/place.ts";
import { bayDoubt } from "./places/typed-place.ts";
import type { Window } from "./window.ts";

export type DoubtedWindow = Pick<Window, "measurements" | "sizes"> &
  Partial<Pick<Window, "customizations">> &
  WindowPlace;

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

/** An opening counts only where something hangs in it, and so does a sill. */
function openingOf(window: DoubtedWindow, rules: ChangedPlacement) {
  const { sizes, customizations } = window;
  const bay = bayDoubt(window);
  const inside = customizations?.shades?.answers?.mount === "inside";
  const doubts = inside ? openingDoubts(sizes, placementBy(rules).insideDepthLeast) : [];
  return [...doubts, ...(bay ? [bay] : []), ...unmeasured({ sizes, customizations })];
}

/** Nobody is stopped by it: it may have been copied from another window, or its client is not at home. */
function unmeasured({ sizes, customizations = {} }: Pick<DoubtedWindow, "sizes" | "customizations">) {
  return treatmentTypes.flatMap((type) => {
    const { style, answers = {} } = customizations[type] ?? {};
    const needed = sizesNeeded(type, style, answers);
    const missing = sizesMissing(sizes, needed);
    if (missing.length === 0) return [];
    const what = type === "shades" ? "The opening inside the frame" : "The height down to the sill";
    const finding = `${what} is not measured${missing.length < sizesMissing({}, needed).length ? " in full" : ""} yet.`;
    return [{ finding, request: "Measure it, or send it as it is and we’ll ask you." }];
  });
}

/** The windows of an order that give rise to doubts. None means that nothing has to be asked before it is submitted. */
export function windowsInDoubt<One extends DoubtedWindow>(windows: readonly One[], rules: ChangedPlacement) {
  return windows
    .map((window) => ({ window, doubts: windowDoubts(window, rules) }))
    .filter(({ doubts }) => doubts.length > 0);
}
