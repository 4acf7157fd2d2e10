import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { lastMonths, type Month } from "#app/domain/orders/months.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";
import { isHandedIn } from "#app/services/orders/listed-orders.server.ts";

const MONTHS_SHOWN = 12;
const notRevenue = statusesThat(({ revenue }) => !revenue);

/** Orders by the month in which they were submitted, and quotes by the month in which they were given; none that is cancelled. */
export async function countMonths(app: Pick<App, "db" | "now">) {
  const months = lastMonths(app.now(), MONTHS_SHOWN);
  return Promise.all(
    months.map(async (month) => ({
      key: month.key,
      label: month.label,
      submitted: await countSubmitted(app.db, month),
      totalCents: await sumQuotes(app.db, month),
    })),
  );
}

async function countSubmitted(db: Db, { from, to }: Month) {
  const { submitted } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.count<number>("submittedAt").as("submitted"))
    .where(isHandedIn)
    .where("status", "not in", notRevenue)
    .where(sql<boolean>`coalesce("submittedAt", "createdAt") >= ${from}`)
    .where(sql<boolean>`coalesce("submittedAt", "createdAt") < ${to}`)
    .executeTakeFirstOrThrow();
  return submitted;
}

/**
 * An order counts once, by its latest quote: the turn that quoted it, or quoted it anew. Its client's confirmation is a turn
 * too, but no quote. An order whose price was taken back since has none.
 */
async function sumQuotes(db: Db, { from, to }: Month) {
  const { cents } = await db
    .selectFrom("orderStatusHistory as quote")
    .innerJoin("orders", "orders.id", "quote.orderId")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("quote.totalCents"), sql<number>`0`).as("cents"))
    .where(isByUs("quote"))
    .where(sql<boolean>`"quote"."totalCents" is not null`)
    .where("quote.at", ">=", from)
    .where("quote.at", "<", to)
    .where(isHandedIn)
    .where("orders.status", "not in", notRevenue)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("orderStatusHistory as later")
            .select(sql`1`.as("one"))
            .whereRef("later.orderId", "=", "quote.orderId")
            .whereRef("later.at", ">", "quote.at")
            .where(isByUs("later")),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(cents);
}

/** We set the price or took it back. Written out rather than bound: the index of quotes holds only when a query says exactly this. */
function isByUs(turn: "quote" | "later") {
  const [status, confirmation] = [sql.ref(`${turn}.toStatus`), sql.ref(`${turn}.confirmation`)];
  return sql<boolean>`${status} = 'quoted' and ${confirmation} is distinct from 'given'`;
}
