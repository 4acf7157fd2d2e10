import { WHOLE } from "./quote-limits.ts";

/**
 * A quotient to the nearest whole, half a cent up. In whole numbers of any size: a discount times a weight reaches 10^18,
 * where a plain number silently loses cents. Only amounts of zero or more come here.
 */
export function halfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/** A part of an amount by a rate in thousandths of a percent. */
export function portion(cents: bigint, rate: number): bigint {
  return halfUp(cents * BigInt(rate), BigInt(WHOLE));
}
