export interface Month {
  /** 2026-11 */
  key: string;
  /** Nov 2026 */
  label: string;
  /** Its first moment and the first moment after it, in Pennsylvania, as ISO times. */
  from: string;
  to: string;
}

const ZONE = { timeZone: "America/New_York" } as const;
const yearAndMonth = new Intl.DateTimeFormat("en-CA", { ...ZONE, year: "numeric", month: "2-digit" });
const hour = new Intl.DateTimeFormat("en-US", { ...ZONE, hour: "numeric", hourCycle: "h23" });
const label = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", year: "numeric" });

/** The month of this moment and those before it, oldest first. */
export function lastMonths(now: Date, count: number): Month[] {
  const [year = 0, month = 1] = yearAndMonth.format(now).split("-").map(Number);
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(year, month - count + index, 1));
    const after = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1);
    return {
      key: first.toISOString().slice(0, 7),
      label: label.format(first),
      from: midnight(first.getTime()),
      to: midnight(after),
    };
  });
}

/** Midnight in Pennsylvania is four or five hours after midnight in UTC, as the season goes. */
function midnight(utc: number): string {
  const summer = new Date(utc + 4 * 3_600_000);
  return (hour.format(summer) === "00" ? summer : new Date(utc + 5 * 3_600_000)).toISOString();
}
