import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { containing } from "#app/db/search-pattern.server.ts";
import { rolesThatMay } from "#app/domain/accounts/role.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";

/** One page of the directory, by name, each customer with the number of their orders. */
export async function listCustomers(app: Pick<App, "db">, query: { search: string; page: number }) {
  const { count } = await customersFound(app.db, query.search)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
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
    .orderBy("lastName")
    .orderBy("firstName")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows, rowCount: count, page, pageCount };
}

/** By id, name, e-mail or phone, in any part of it; a phone number however it is punctuated. */
function customersFound(db: Db, search: string) {
  const text = containing(search.toLowerCase());
  const digits = /^[\d\s().+-]+$/.test(search) ? search.replaceAll(/\D/g, "") : "";
  return db
    .selectFrom("users")
    .where("role", "in", rolesThatMay("order"))
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`lower("firstName" || ' ' || "lastName" || ' ' || "email" || ' ' || "users"."id") like ${text} escape '\\'`,
          sql<boolean>`"phoneNumber" like ${containing(digits || search)} escape '\\'`,
        ]),
      ),
    );
}
