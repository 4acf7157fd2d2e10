import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { countFound, type Db } from "#app/db/client.server.ts";
import { containing, isNamed } from "#app/db/search-pattern.server.ts";
import { addressFields } from "#app/domain/accounts/contact-details.ts";
import { rolesThatMay } from "#app/domain/accounts/role.ts";
import { searchedDigits } from "#app/domain/customers/client-details.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";
import { hasCredential } from "#app/services/accounts/invitations/invite-client.server.ts";

/** One page of the directory, by name, each customer with the number of their orders. */
export async function listCustomers(app: Pick<App, "db">, query: { search: string; page: number }) {
  const count = await customersFound(app.db, query.search).$call(countFound);
  const { page, pageCount } = pageWithin(query.page, count);
  const rows = await customersFound(app.db, query.search)
    .select(["id", "firstName", "lastName", "email", "phoneNumber"])
    .select((eb) =>
      eb
        .selectFrom("orders")
        .whereRef("orders.userId", "=", "users.id")
        .select((of) => of.fn.countAll<number>().as("count"))
        .$asScalar()
        .$notNull()
        .as("orderCount"),
    )
    .orderBy("foldedName")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows, rowCount: count, page, pageCount };
}

/** By id, name, e-mail or phone, in any part of it; a name with its accents or without, a phone number however it is written. */
function customersFound(db: Db, search: string) {
  const text = containing(search.toLowerCase());
  return db
    .selectFrom("users")
    .where("role", "in", rolesThatMay("order"))
    .where("mergedInto", "is", null)
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          isNamed(search),
          sql<boolean>`lower("email" || ' ' || "users"."id") like ${text} escape '\\'`,
          sql<boolean>`"phoneNumber" like ${containing(searchedDigits(search) || search)} escape '\\'`,
        ]),
      ),
    );
}

/** A customer with all their orders, newest first. Somebody who is no client is no customer. */
export async function findCustomer(app: Pick<App, "db">, id: string) {
  const customer = await app.db
    .selectFrom("users")
    .select(["id", "firstName", "lastName", "email", "emailVerified", "phoneNumber", ...addressFields])
    .select((eb) => [
      hasCredential().as("hasAccount"),
      eb
        .selectFrom("addressLinks")
        .select("createdAt")
        .whereRef("addressLinks.userId", "=", "users.id")
        .where("purpose", "=", "invite")
        .where("usedAt", "is", null)
        .as("invitedAt"),
    ])
    .where("id", "=", id)
    .where("role", "in", rolesThatMay("order"))
    .where("mergedInto", "is", null)
    .executeTakeFirst();
  if (!customer) return undefined;
  const orders = await app.db
    .selectFrom("orders")
    .select(["id", "number", "userId", "windowCount", "status", "totalCents", "createdAt", "submittedAt"])
    .select("enteredBy")
    .where("userId", "=", id)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
  return {
    customer: { ...customer, hasAccount: Boolean(customer.hasAccount) },
    orders: orders.map(({ enteredBy, ...order }) => ({ ...order, isEntry: enteredBy !== null })),
  };
}
