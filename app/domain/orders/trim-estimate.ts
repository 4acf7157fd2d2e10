import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { DECORATIVE_TRIM_CENTS_PER_FOOT } from "#app/domain/catalogue/trim-price.ts";
import { parseInches } from "#app/domain/measuring/inches.ts";
import type { Measurements } from "#app/domain/measuring/measurements.ts";

/** Above and beside the frame, and the return to the wall, as workrooms usually allow. */
const ROD_ABOVE_FRAME = 4;
const TOP_WIDER_THAN_FRAME = 4;
const RETURN = 3.5;

/** About how much trim a treatment takes; undefined while the measurements it needs are missing. */
export function estimateTrim(type: TreatmentType, measurements: Measurements) {
  const inches = trimInches[type](measurements);
  if (inches === undefined) return undefined;
  const feet = Math.ceil(inches / 12);
  return { feet, cents: feet * DECORATIVE_TRIM_CENTS_PER_FOOT };
}

const trimInches: Record<TreatmentType, (measurements: Measurements) => number | undefined> = {
  // Down both leading edges, from rod to floor.
  drapes: ({ heightFromTopOfWindowToFloor }) => {
    const drop = read(heightFromTopOfWindowToFloor);
    return drop === undefined ? undefined : 2 * (drop + ROD_ABOVE_FRAME);
  },
  // Along the hem.
  shades: ({ widthOfWindow }) => read(widthOfWindow),
  // Along the lower edge and round both corners.
  tops: ({ widthOfWindow }) => {
    const width = read(widthOfWindow);
    return width === undefined ? undefined : width + TOP_WIDER_THAN_FRAME + 2 * RETURN;
  },
};

function read(text: string | undefined) {
  return parseInches(text ?? "") ?? undefined;
}
