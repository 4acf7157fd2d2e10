import type { App } from "#app/app.server.ts";
import { isMoneyFigure, type MoneyFigure, moneyFigures } from "#app/db/money-figures.server.ts";
import { dayOf } from "#app/domain/calendar.ts";

/** What of money waits on the owner's desk. Each is counted by an index of its own, so none of it grows with the ledger. */
export async function countMoney({ db, now }: Pick<App, "db" | "now">): Promise<Record<MoneyFigure, number>> {
  const today = dayOf(now());
  const counts = await Promise.all(
    moneyFigures.map(async (figure) => {
      const { count } = await db
        .selectFrom("orders")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where(isMoneyFigure(figure, today))
        .executeTakeFirstOrThrow();
      return [figure, Number(count)] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<MoneyFigure, number>;
}
