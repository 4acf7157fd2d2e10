import { readWrittenLength } from "#app/domain/measuring/written-length.ts";

const HAIR = 1e-9;
const denominators = [2, 3, 4, 6, 8, 16, 32];

/** A number as it stands in a field: 3 1/2, -1/4, 1/3; what is no simple fraction is a decimal. */
export function numberAsTyped(value: number): string {
  const sign = value < 0 ? "-" : "";
  const size = Math.abs(value);
  const whole = Math.floor(size + HAIR);
  const rest = size - whole;
  if (rest < HAIR) return `${sign}${whole}`;
  const denominator = denominators.find((one) => Math.abs(rest * one - Math.round(rest * one)) < HAIR);
  if (denominator === undefined) return String(Math.round(value * 10_000) / 10_000);
  const fraction = `${Math.round(rest * denominator)}/${denominator}`;
  return `${sign}${whole === 0 ? fraction : `${whole} ${fraction}`}`;
}

/** What a person wrote, as exact as it was written; null for what is no number. */
export function readNumber(typed: string): number | null {
  return readWrittenLength(typed)?.inches ?? null;
}
