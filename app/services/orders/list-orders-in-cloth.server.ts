import type { App } from "#app/app.server.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";

/** More are not named; the list of orders has them all. */
const MOST_ORDERS = 100;
const MOST_CLOTHS = 40;

const onDesk = statusesThat(({ desk }) => desk !== null);

/** Orders that are still to be quoted or made and have one of these cloths of the book, newest first. */
export async function listOrdersInCloth({ db }: Pick<App, "db">, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["orders.id", "orders.userId", "orders.status", "users.name as customer"])
    .where("status", "in", onDesk)
    .where((eb) => eb.or(ids.map((id) => eb("windows", "like", `%"id":"${id}"%`))))
    .orderBy("orders.createdAt", "desc")
    .orderBy("orders.id")
    .limit(MOST_ORDERS)
    .execute();
}

/** Those whose cloth is no longer made: somebody has to ask whether enough of it is left, or to choose another. */
export async function listOrdersInGoneCloth(app: Pick<App, "db">) {
  const gone = await app.db
    .selectFrom("fabrics")
    .select("id")
    .where("active", "=", 0)
    .orderBy("updatedAt", "desc")
    .limit(MOST_CLOTHS)
    .execute();
  return listOrdersInCloth(
    app,
    gone.map(({ id }) => id),
  );
}
