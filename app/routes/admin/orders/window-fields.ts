import type { TreatmentType } from "#app/domain/catalogue/style.ts";

/** Names one option of one treatment among what was typed; two treatments may share an option. */
export function optionField(type: TreatmentType, option: string) {
  return `${type}:${option}`;
}
