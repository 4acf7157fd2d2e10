import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { sashFullness } from "#app/domain/catalogue/trade-numbers.ts";
import { DECORATIVE_TRIM_CENTS_PER_FOOT } from "#app/domain/catalogue/trim-price.ts";
import type { Inches } from "#app/domain/measuring/inches.ts";
import type { MeasurementName, Measurements } from "#app/domain/measuring/measurements.ts";
import { placeSash } from "#app/domain/measuring/place-drapery.ts";
import { type ChosenStyles, placeTreatments } from "#app/domain/measuring/placement.ts";
import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { type WindowOnWall, windowOnWall } from "#app/domain/measuring/window-on-wall.ts";

/** About how much trim a treatment takes; undefined while its style, or the measurement it goes by, is missing. */
export function estimateTrim(
  type: TreatmentType,
  measurements: Measurements,
  styles: ChosenStyles,
  rules: PlacementRules,
) {
  const resolved = resolveMeasurements(measurements);
  const edges = trimmedEdges[type](windowOnWall(resolved), styles, rules);
  if (!edges || resolved.assumed.includes(edges.measuredBy)) return undefined;
  const feet = Math.ceil(edges.inches / 12);
  return { feet, cents: feet * DECORATIVE_TRIM_CENTS_PER_FOOT };
}

interface Edges {
  inches: Inches;
  measuredBy: MeasurementName;
}
type FindEdges = (window: WindowOnWall, styles: ChosenStyles, rules: PlacementRules) => Edges | undefined;

const trimmedEdges: Record<TreatmentType, FindEdges> = {
  // Down both leading edges.
  drapes: (window, styles, rules) => {
    const { drapery } = placeTreatments(window, styles, rules);
    if (drapery) return { inches: 2 * drapery.finishedLength, measuredBy: "heightFromTopOfWindowToFloor" };
    if (!styles.drapes || sashFullness(styles.drapes) === undefined) return undefined;
    // The glass that such panels cover is not measured; the frame is the most it can be.
    return { inches: 2 * placeSash(window, rules).finishedLength, measuredBy: "heightOfWindow" };
  },
  // Along the hem.
  shades: (window, styles, rules) => {
    const { shade } = placeTreatments(window, styles, rules);
    return shade ? { inches: shade.finishedWidth, measuredBy: "widthOfWindow" } : undefined;
  },
  // Along the lower edge and round both corners.
  tops: (window, styles, rules) => {
    const { top } = placeTreatments(window, styles, rules);
    return top ? { inches: top.face + 2 * top.return, measuredBy: "widthOfWindow" } : undefined;
  },
};
