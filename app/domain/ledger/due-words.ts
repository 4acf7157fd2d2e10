import { formatDate, noonOf } from "#app/domain/dates.ts";
import type { Due, PaymentPlan } from "./derive-money.ts";

const moments = { completed: "your order is finished", delivered: "your order is delivered" };

/** When something is due, as the end of a sentence: "on Nov 20, 2026", "when your order is finished"; nothing where no day was agreed. */
export function dueWhen({ part, on }: Due, plan: PaymentPlan | null): string {
  if (on !== null) return `on ${formatDate(noonOf(on))}`;
  if (!plan?.dated || part === "deposit" || plan.balanceWhen === "accepted") return "";
  const { balanceDays, balanceWhen } = plan;
  if (balanceDays === 0) return `when ${moments[balanceWhen]}`;
  return `${balanceDays === 1 ? "1 day" : `${balanceDays} days`} after ${moments[balanceWhen]}`;
}

/** R-2026-00042 */
export function receiptNumber(year: string, count: number): string {
  return `R-${year}-${String(count).padStart(5, "0")}`;
}
