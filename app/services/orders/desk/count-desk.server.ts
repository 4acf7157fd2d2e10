import type { App } from "#app/app.server.ts";
import { meaningOf, type StatusMeaning, statusesThat } from "#app/domain/orders/order-status.ts";
import { isHandedIn } from "#app/services/orders/listed-orders.server.ts";
import { countMonths } from "./count-months.server.ts";
import { countQuotes } from "./count-quotes.server.ts";

const waiting = statusesThat(({ desk }) => desk !== null);

/** What waits on the owner's desk, and how the last months went. Each figure counts what the list behind it shows. */
export async function countDesk(app: Pick<App, "db" | "now">, { reports = true } = {}) {
  const statuses = await app.db
    .selectFrom("orders")
    .select((eb) => ["status", eb.fn.countAll<number>().as("all"), eb.fn.count<number>("totalCents").as("priced")])
    .where(isHandedIn)
    // What is done or stopped waits for nobody, and is nearly all there is.
    .where("status", "in", waiting)
    .groupBy("status")
    .execute();
  const quotes = await countQuotes(app);
  const count = (desk: StatusMeaning["desk"], counted: (row: (typeof statuses)[number]) => number) =>
    statuses.filter(({ status }) => meaningOf(status).desk === desk).reduce((sum, row) => sum + counted(row), 0);
  return {
    // Quoted without a price is no quote yet: it waits for us, not for its client.
    toQuote: count("toQuote", ({ all }) => all) + count("withClient", ({ all, priced }) => all - priced),
    withClient: count("withClient", ({ priced }) => priced) - quotes.agreed - quotes.declined,
    confirmed: quotes.agreed,
    inWork: count("inWork", ({ all }) => all),
    changesAsked: quotes.changesAsked,
    windowsChanged: quotes.changed,
    expiring: quotes.expiring,
    expired: quotes.expired,
    declined: quotes.declined,
    reopened: quotes.reopened,
    /** How the house goes is not for everybody who has a desk. */
    months: reports ? await countMonths(app) : [],
  };
}
