import { type DayRange, isWithin, monthOf, monthsIn } from "#app/domain/calendar.ts";

/** A yes to a version, by the day on which it was given. */
export interface Acceptance {
  orderId: string;
  on: string;
  /** Without tax. */
  netCents: number;
}

/** What each yes added to what was sold: a later version of the same order only its difference. Oldest first. */
function salesOf(acceptances: readonly Acceptance[]): { on: string; cents: number }[] {
  const before = new Map<string, number>();
  return acceptances.map(({ orderId, on, netCents }) => {
    const cents = netCents - (before.get(orderId) ?? 0);
    before.set(orderId, netCents);
    return { on, cents };
  });
}

export function salesByMonth(acceptances: readonly Acceptance[], range: DayRange) {
  const sales = salesOf(acceptances).filter(({ on }) => isWithin(range, on));
  return monthsIn(range).map((month) => {
    const own = sales.filter(({ on }) => monthOf(on) === month.key);
    return { ...month, count: own.length, cents: own.reduce((sum, { cents }) => sum + cents, 0) };
  });
}
