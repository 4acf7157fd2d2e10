import { numberAsTyped } from "#app/domain/forms/field-kinds.ts";

/** "1 width", "2 1/2 widths": a number with what it counts. */
export function inWords(count: number, one: string, many = `${one}s`): string {
  return `${numberAsTyped(count)} ${count > 0 && count <= 1 ? one : many}`;
}

/** Lengths as cloth is measured at the table, up to an eighth; areas to a quarter. */
export const shown = {
  yd: (yards: number) => Math.ceil(yards * 8 - 1e-6) / 8,
  ft: (feet: number) => Math.ceil(feet * 8 - 1e-6) / 8,
  "sq ft": (area: number) => Math.round(area * 4) / 4,
};

export function inYards(yards: number): string {
  return inWords(shown.yd(yards), "yard");
}

export function inFeet(feet: number): string {
  return inWords(shown.ft(feet), "foot", "feet");
}

export function inSquareFeet(area: number): string {
  return inWords(shown["sq ft"](area), "square foot", "square feet");
}
