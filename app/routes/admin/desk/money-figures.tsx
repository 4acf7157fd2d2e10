import { Link } from "react-router";
import {
  type BalanceFigure,
  balanceFigureNames,
  balanceFigures,
  balanceListHref,
} from "#app/domain/reports/balance-list.ts";
import { BALANCES } from "#app/routes/admin/reports/paths.ts";
import { classNames } from "#app/ui/class-names.ts";

/** The others are lines of their own, and only where there is something. */
const shown = balanceFigureNames.filter((only) => only !== "remindersSpent" && only !== "olderDue");

/** What of money waits. Each figure leads to exactly the orders that it counts. */
export function MoneyFigures({ counts }: { counts: Record<BalanceFigure, number> }) {
  return (
    <section aria-label="Money on the desk" className="mt-4">
      <ul className="grid grid-cols-2 border-line border-t border-l md:grid-cols-5">
        {shown.map((only) => (
          <li key={only} className="border-line border-r border-b max-md:last:col-span-2">
            <Link
              to={balanceListHref(BALANCES, { only })}
              className="flex h-full flex-col gap-1 p-4 transition-colors hover:bg-bone"
            >
              <span
                className={classNames(
                  "font-display text-2xl tabular-nums md:text-3xl",
                  only === "overdue" && counts.overdue > 0 && "text-clay-deep",
                )}
              >
                {counts[only].toLocaleString("en-US")}
              </span>{" "}
              <span className="text-sm">{balanceFigures[only].label}</span>{" "}
              <span className="text-ink-soft text-xs">{balanceFigures[only].hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
