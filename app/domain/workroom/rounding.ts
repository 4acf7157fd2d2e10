import { roundUp } from "#app/domain/measuring/rounding.ts";

export const INCHES_PER_YARD = 36;
export const INCHES_PER_FOOT = 12;
export const SQUARE_INCHES_PER_SQUARE_FOOT = 144;

/** Up to a whole number; what is a hair above one counts as that one. */
export function ceil(value: number): number {
  return roundUp(value, 1);
}

/** Up to an even number. */
export function even(value: number): number {
  return roundUp(value, 2);
}

/** The nearest odd number, at least one: panels come in odd numbers so that one stands in the middle. */
export function odd(value: number): number {
  return Math.max(1, Math.round((value - 1) / 2) * 2 + 1);
}

export function yards(inches: number): number {
  return inches / INCHES_PER_YARD;
}

export function feet(inches: number): number {
  return inches / INCHES_PER_FOOT;
}
