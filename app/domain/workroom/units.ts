import { numberAsTyped } from "#app/domain/forms/number-text.ts";

/** "1 width", "2 1/2 widths": a number with what it counts. */
export function inWords(count: number, one: string, many = `${one}s`): string {
  return `${numberAsTyped(count)} ${count > 0 && count <= 1 ? one : many}`;
}

/** As cloth is measured at the table: up to an eighth. */
export function inYards(yards: number): string {
  return inWords(Math.ceil(yards * 8 - 1e-6) / 8, "yard");
}

export function inFeet(feet: number): string {
  return inWords(Math.ceil(feet * 8 - 1e-6) / 8, "foot", "feet");
}

export function inSquareFeet(area: number): string {
  return inWords(Math.round(area * 4) / 4, "square foot", "square feet");
}
