import { formatMoney } from "#app/domain/money.ts";

/** −$50.00 */
export function signedMoney(cents: number): string {
  return cents < 0 ? `−${formatMoney(-cents)}` : formatMoney(cents);
}
