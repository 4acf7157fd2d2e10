import type { DraperyNumbers, Hang } from "#app/domain/catalogue/trade-numbers.ts";
import type { DraperyChoices } from "./place-drapery.ts";

interface HowHung extends Partial<Pick<DraperyChoices, "underTop" | "mount" | "layer" | "coverage">> {
  operate?: "hand" | "wand" | "motor" | undefined;
}

/** Pleats go to a traverse rod where a pole with rings cannot be: under a top, on the ceiling, behind drapes, on a motor. */
export function hangOf(
  { pleated, hang }: DraperyNumbers,
  { underTop, mount, layer, coverage, operate }: HowHung,
): Hang {
  const ceiling = mount === "ceiling" && coverage !== "lower";
  const hidden = underTop || ceiling || layer === "back" || operate === "motor";
  return pleated && hidden ? "traverse" : hang;
}
