import { type Kysely, sql } from "kysely";

/**
 * The owner's list leaves incomplete orders out, so these indexes do too; each carries what a search looks at, and a page
 * deep in the list is found without reading a single order.
 */
export async function up(db: Kysely<unknown>) {
  const listed = (name: string, first: string) =>
    sql`create index ${sql.ref(name)} on orders (${sql.raw(first)} id, status, "userId") where status <> 'incomplete'`;
  await listed("ordersListed", '"createdAt",').execute(db);
  await listed("ordersListedById", "").execute(db);
  await listed("ordersListedByWindows", '"windowCount", "createdAt",').execute(db);
  await listed("ordersListedByTotal", 'coalesce("totalCents", -1), "createdAt",').execute(db);

  // The figures of the desk, and its months: a custom order was never submitted and counts when it was written.
  await db.schema.createIndex("ordersCounted").on("orders").columns(["status", "confirmedAt"]).execute();
  await sql`
    create index "ordersByMonth" on orders (coalesce("submittedAt", "createdAt"), status, "submittedAt", "totalCents")
    where status <> 'incomplete'
  `.execute(db);

  await db.schema.createIndex("usersByName").on("users").columns(["role", "lastName", "firstName", "id"]).execute();
  await db.schema.createIndex("emailsByOrder").on("emails").columns(["orderId", "createdAt"]).execute();
}
