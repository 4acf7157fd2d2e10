import { type DayRange, isWithin, monthOf, monthsIn } from "#app/domain/calendar.ts";

/** A yes to a version, by the day on which it was given. */
export interface Acceptance {
  orderId: string;
  on: string;
  /** Without tax. */
  netCents: number;
  /** What of that was taxed; the rest is exempt. */
  taxedCents: number;
}

/** What each yes added to what was sold: a later version of the same order only its difference. Oldest first. */
function salesOf(acceptances: readonly Acceptance[]): { on: string; cents: number; taxedCents: number }[] {
  const before = new Map<string, Acceptance>();
  return acceptances.map((yes) => {
    const last = before.get(yes.orderId);
    before.set(yes.orderId, yes);
    const cents = yes.netCents - (last?.netCents ?? 0);
    return { on: yes.on, cents, taxedCents: yes.taxedCents - (last?.taxedCents ?? 0) };
  });
}

export function salesByMonth(acceptances: readonly Acceptance[], range: DayRange) {
  const sales = salesOf(acceptances).filter(({ on }) => isWithin(range, on));
  return monthsIn(range).map((month) => {
    const own = sales.filter(({ on }) => monthOf(on) === month.key);
    const cents = own.reduce((sum, sale) => sum + sale.cents, 0);
    const taxedCents = own.reduce((sum, sale) => sum + sale.taxedCents, 0);
    return { ...month, count: own.length, cents, taxedCents, exemptCents: cents - taxedCents };
  });
}
