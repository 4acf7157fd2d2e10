import { type Kysely, PostgresAdapter, sql } from "kysely";
import { foldedName } from "#app/domain/accounts/folded-name.ts";

interface Tables {
  users: { id: string; firstName: string; lastName: string; foldedName: string };
}

const AT_ONCE = 500;

/** Names as the owner's lists search and sort them, and indexes for what the desk counts by now. */
export async function up(database: Kysely<unknown>) {
  const db = database as Kysely<Tables>;
  // Both databases compare this column letter by letter; by itself PostgreSQL would go by the language of its machine.
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const type = sql.raw(postgres ? 'text collate "C"' : "text");
  await sql`alter table users add column "foldedName" ${type} not null default ''`.execute(db);
  await fillNames(db);
  await db.schema.dropIndex("usersByName").execute();
  await db.schema.createIndex("usersByFoldedName").on("users").columns(["foldedName", "id", "role"]).execute();

  await db.schema.dropIndex("ordersListedByStatus").execute();
  await sql`create index "ordersListedByStatus" on orders (status, "createdAt", id, "userId", "confirmedAt", "totalCents")
    where status <> 'incomplete'`.execute(db);
  // Both answer the desk without reading a row.
  await db.schema.dropIndex("orderStatusHistoryByOrder").execute();
  await db.schema
    .createIndex("orderStatusHistoryByOrder")
    .on("orderStatusHistory")
    .columns(["orderId", "at", "toStatus", "totalCents", "confirmation"])
    .execute();
  await sql`create index "quotesByDay" on "orderStatusHistory" ("at", "orderId", "totalCents", "toStatus", "confirmation")
    where "toStatus" = 'quoted' and "totalCents" is not null and "confirmation" is distinct from 'given'`.execute(db);
}

async function fillNames(db: Kysely<Tables>) {
  for (let last = ""; ; ) {
    const people = await db
      .selectFrom("users")
      .select(["id", "firstName", "lastName"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    for (const { id, ...name } of people) {
      await db
        .updateTable("users")
        .set({ foldedName: foldedName(name) })
        .where("id", "=", id)
        .execute();
    }
    const end = people.at(-1);
    if (!end) return;
    last = end.id;
  }
}
