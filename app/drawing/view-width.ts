import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { chosenStyles } from "#app/domain/measuring/placement.ts";
import { defaultPlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import type { WindowPlace } from "#app/domain/orders/places/place.ts";
import type { Customizations, Window } from "#app/domain/orders/window.ts";
import { answersToDraw } from "./drawn-answers.ts";
import { layOut } from "./layout.ts";
import { findLooks } from "./looks.ts";
import { viewOf } from "./view.ts";

/** How many inches of wall a window's drawing shows, so that several can be shown at one scale. */
export function viewWidth(
  window: Pick<Window, "measurements" | "sizes" | "hardware"> & WindowPlace,
  chosen: Customizations,
): number {
  const resolved = resolveMeasurements(parseMeasurements(window.measurements));
  const styles = chosenStyles(chosen);
  const pose = { closed: false, raise: 0.45 };
  const answers = answersToDraw(resolved, window, chosen);
  return viewOf(layOut(resolved, styles, findLooks(styles), pose, defaultPlacementRules, answers), false, false).width;
}
