import type { Inches } from "#app/domain/measuring/inches.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { chosenStyles, placeTreatments } from "#app/domain/measuring/placement.ts";
import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { windowOnWall } from "#app/domain/measuring/window-on-wall.ts";
import { placementAnswers } from "#app/domain/orders/answers/placement-answers.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { seenCloth, sewnPanels } from "./sewn-panels.ts";

/** How wide the front of drapes is that stay at the sides, with so many widths of their cloth in each. */
export function sideFront(window: Window, panelWidths: number, rules: PlacementRules): Inches | undefined {
  const { customizations, measurements } = window;
  const { drapes } = customizations;
  const resolved = resolveMeasurements(parseMeasurements(measurements));
  const answers = {
    ...placementAnswers({ ...window, topToFloor: resolved.inches.heightFromTopOfWindowToFloor }, customizations),
    draw: "stationary" as const,
  };
  const { drapery } = placeTreatments(windowOnWall(resolved), chosenStyles(customizations), rules, answers);
  const { style } = drapes ?? {};
  if (!style || !drapery) return undefined;
  const sewn = sewnPanels(style, drapery, { panelWidths, cloth: seenCloth(drapes) }, rules);
  return sewn?.panels[0]?.front;
}
