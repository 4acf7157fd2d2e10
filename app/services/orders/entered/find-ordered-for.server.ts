import type { App } from "#app/app.server.ts";
import { CUSTOMER_ROLE } from "#app/domain/accounts/role.ts";

/** The client for whom one of us has entered this order; nobody where they began it themselves. */
export function findOrderedFor({ db }: Pick<App, "db">, userId: string, orderId: string) {
  return db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["firstName", "lastName"])
    .where("orders.id", "=", orderId)
    .where("users.id", "=", userId)
    .where("role", "=", CUSTOMER_ROLE)
    .where("orders.enteredBy", "is not", null)
    .executeTakeFirst();
}
