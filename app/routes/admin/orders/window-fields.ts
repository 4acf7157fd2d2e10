import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { formatInches, parseInches } from "#app/domain/measuring/inches.ts";

/** Names one option of one treatment among what was typed; two treatments may share an option. */
export function optionField(type: TreatmentType, option: string) {
  return `${type}:${option}`;
}

/** 24.5 stands in a field as 24 1/2, the way it was read off the tape. */
export function inchesAsTyped(stored: string | undefined) {
  const inches = parseInches(stored ?? "");
  return inches === null ? "" : formatInches(inches).replace('"', "");
}
