import { portion } from "./half-up.ts";
import type { TaxRule } from "./quote-types.ts";

/** The rate that Pennsylvania's own schedule is for. */
const STATE_RATE = 6_000;

/** From how many cents beyond whole dollars on each further cent of tax is due: 61 Pa. Code § 31.2. */
const STATE_STEPS = [11, 18, 35, 51, 68, 85];

/**
 * The tax on everything taxable together, once. Pennsylvania's law prescribes a schedule for its 6 %; a local part beyond it,
 * whose schedule is not known to us, is rounded to the nearest cent, and so is any rate below.
 */
export function taxOn(baseCents: bigint, rate: number, rule: TaxRule): bigint {
  if (rule === "nearest" || rate < STATE_RATE) return portion(baseCents, rate);
  return scheduled(baseCents) + portion(baseCents, rate - STATE_RATE);
}

function scheduled(baseCents: bigint): bigint {
  const beyond = Number(baseCents % 100n);
  return (baseCents / 100n) * 6n + BigInt(STATE_STEPS.filter((from) => beyond >= from).length);
}
