import type { App } from "#app/app.server.ts";
import { rolesThatMay } from "#app/domain/accounts/role.ts";

/** A customer with all their orders, newest first. Somebody who is no client is no customer. */
export async function findCustomer(app: Pick<App, "db">, id: string) {
  const customer = await app.db
    .selectFrom("users")
    .select([
      "id",
      "firstName",
      "lastName",
      "email",
      "emailVerified",
      "phoneNumber",
      "street",
      "city",
      "state",
      "zipCode",
    ])
    .where("id", "=", id)
    .where("role", "in", rolesThatMay("order"))
    .executeTakeFirst();
  if (!customer) return undefined;
  const orders = await app.db
    .selectFrom("orders")
    .select(["id", "userId", "windowCount", "status", "totalCents", "createdAt", "submittedAt"])
    .where("userId", "=", id)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
  return { customer, orders };
}
