import type { App } from "#app/app.server.ts";
import { shortName } from "#app/domain/accounts/short-name.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";

/** More than a house has in work at once; a page does not grow with what was forgotten. */
const MOST = 200;

/** Orders in progress that have a frozen packet, the longest in work first. Nothing of money, and of the client no more than a name. */
export async function listTable({ db }: Pick<App, "db">) {
  const rows = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .innerJoin("packets", "packets.orderId", "orders.id")
    .select(["orders.id", "firstName", "lastName", "windowCount"])
    .select(({ fn }) => [fn.max("packets.number").as("packet"), fn.min("packets.at").as("since")])
    .where(
      "status",
      "in",
      statusesThat(({ desk }) => desk === "inWork"),
    )
    .groupBy(["orders.id", "firstName", "lastName", "windowCount"])
    .orderBy("since")
    .orderBy("orders.id")
    .limit(MOST)
    .execute();
  return rows.map(({ id, windowCount, packet, since, ...person }) => ({
    id,
    customer: shortName(person),
    windows: windowCount ?? 0,
    packet,
    since,
  }));
}
