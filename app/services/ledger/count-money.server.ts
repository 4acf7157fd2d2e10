import type { App } from "#app/app.server.ts";
import { countFound } from "#app/db/client.server.ts";
import { isMoneyFigure, type MoneyFigure, moneyFigures } from "#app/db/money-figures.server.ts";
import { dayOf } from "#app/domain/calendar.ts";

/** What of money waits on the owner's desk. Each is counted by an index of its own, so none of it grows with the ledger. */
export async function countMoney({ db, now }: Pick<App, "db" | "now">): Promise<Record<MoneyFigure, number>> {
  const today = dayOf(now());
  const counts = await Promise.all(
    moneyFigures.map(async (figure) => {
      return [figure, await db.selectFrom("orders").where(isMoneyFigure(figure, today)).$call(countFound)] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<MoneyFigure, number>;
}
