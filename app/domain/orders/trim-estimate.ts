import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { draperyNumbers, sashFullness } from "#app/domain/catalogue/trade-numbers.ts";
import { DECORATIVE_TRIM_CENTS_PER_FOOT } from "#app/domain/catalogue/trim-price.ts";
import type { Inches } from "#app/domain/measuring/inches.ts";
import type { MeasurementName, Measurements } from "#app/domain/measuring/measurements.ts";
import { placeSash } from "#app/domain/measuring/place-drapery.ts";
import { type ChosenStyles, placeTreatments } from "#app/domain/measuring/placement.ts";
import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { type WindowOnWall, windowOnWall } from "#app/domain/measuring/window-on-wall.ts";
import type { TreatmentAnswers } from "./answers/answers.ts";
import { type EdgeName, usualEdges } from "./answers/edges.ts";

interface Asked {
  answers?: TreatmentAnswers | undefined;
}

/** About how much trim a treatment takes; undefined while its style, or the measurement it goes by, is missing. */
export function estimateTrim(
  type: TreatmentType,
  measurements: Measurements,
  styles: ChosenStyles,
  rules: PlacementRules,
  { answers = {} }: Asked = {},
) {
  const resolved = resolveMeasurements(measurements);
  const lengths = edgeLengths[type](windowOnWall(resolved), styles, rules, answers);
  if (!lengths || resolved.assumed.includes(lengths.measuredBy)) return undefined;
  const edges = type === "tops" ? ["bottom" as const] : (answers.trimEdges ?? usualEdges(type));
  const inches = edges.reduce((sum, edge) => sum + (lengths[edge] ?? 0), 0) * Number(answers.trimRows ?? 1);
  const feet = Math.ceil(inches / 12);
  return { feet, cents: feet * DECORATIVE_TRIM_CENTS_PER_FOOT };
}

/** Along each edge of all that hangs, and by which measurement that goes. */
interface EdgeLengths extends Partial<Record<EdgeName, Inches>> {
  measuredBy: MeasurementName;
}
type FindEdges = (
  window: WindowOnWall,
  styles: ChosenStyles,
  rules: PlacementRules,
  answers: TreatmentAnswers,
) => EdgeLengths | undefined;

const edgeLengths: Record<TreatmentType, FindEdges> = {
  drapes: (window, styles, rules, { draw, length }) => {
    const { drapery } = placeTreatments(window, styles, rules, { draw, length });
    const fullness = styles.drapes && draperyNumbers(styles.drapes)?.fullness;
    if (drapery && fullness) {
      const upright = drapery.panels * drapery.finishedLength;
      // Trim is sewn along the hem before the cloth is pleated.
      const bottom = drapery.panelWidth === undefined ? drapery.overall : drapery.panels * drapery.panelWidth;
      const measuredBy = "heightFromTopOfWindowToFloor";
      return { leading: upright, outer: upright, bottom: bottom * fullness, measuredBy };
    }
    const sash = styles.drapes && sashFullness(styles.drapes);
    if (sash === undefined) return undefined;
    // The glass that such panels cover may not be measured; the frame is the most it can be.
    const { finishedLength, rodWidth } = placeSash(window, rules);
    const upright = 2 * finishedLength;
    return { leading: upright, outer: upright, bottom: rodWidth * sash, measuredBy: "heightOfWindow" };
  },
  shades: (window, styles, rules) => {
    const { shade } = placeTreatments(window, styles, rules);
    if (!shade) return undefined;
    return { bottom: shade.finishedWidth, sides: 2 * shade.finishedHeight, measuredBy: "widthOfWindow" };
  },
  // Along the lower edge and round both corners.
  tops: (window, styles, rules) => {
    const { top } = placeTreatments(window, styles, rules);
    return top ? { bottom: top.face + 2 * top.return, measuredBy: "widthOfWindow" } : undefined;
  },
};
