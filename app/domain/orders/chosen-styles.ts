import type { ChosenStyles } from "#app/domain/measuring/placement.ts";
import type { Customizations } from "./window.ts";

/** What hangs at a window, as far as it has been chosen. */
export function chosenStyles({ drapes, shades, tops }: Customizations): ChosenStyles {
  return { drapes: drapes?.style, shades: shades?.style, tops: tops?.style };
}
