import { type Kysely, sql } from "kysely";

/**
 * The owner's list leaves incomplete orders out, so these indexes do too; each carries what a search looks at, and a page
 * deep in the list is found without reading a single order.
 */
export async function up(db: Kysely<unknown>) {
  const listed = (name: string, columns: string) =>
    sql`create index ${sql.ref(name)} on orders (${sql.raw(columns)}) where status <> 'incomplete'`.execute(db);
  await listed("ordersListed", '"createdAt", id, status, "userId"');
  await listed("ordersListedById", 'id, status, "userId"');
  await listed("ordersListedByUser", '"userId", "createdAt", id, status');
  await listed("ordersListedByWindows", '"windowCount", "createdAt", id, status, "userId"');
  await listed("ordersListedByTotal", 'coalesce("totalCents", -1), "createdAt", id, status, "userId"');
  // Also counts the chips of the list and the figures of the desk.
  await listed("ordersListedByStatus", 'status, "createdAt", id, "userId", "confirmedAt"');
  // A custom order was never submitted and counts in the month when it was written.
  await listed("ordersByMonth", 'coalesce("submittedAt", "createdAt"), status, "submittedAt", "totalCents"');
  // These two served the same list and would only lead the planner astray.
  await db.schema.dropIndex("ordersByStatus").execute();
  await db.schema.dropIndex("ordersByDate").execute();

  await db.schema.createIndex("usersByName").on("users").columns(["lastName", "firstName", "id", "role"]).execute();
  await db.schema.createIndex("emailsByOrder").on("emails").columns(["orderId", "createdAt"]).execute();
}
