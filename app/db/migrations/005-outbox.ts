import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  const emails = (name: string, type: "text" | "integer") => db.schema.alterTable("emails").addColumn(name, type);
  // Set while a try is under way; its end is then in nextTryAt, so that what a killed process held comes free by itself.
  await emails("claimedBy", "text").execute();
  await emails("giveUpAt", "text").execute();
  await emails("receipt", "text").execute();
  await db.schema
    .alterTable("emails")
    .addColumn("timesAskedAgain", "integer", (column) => column.notNull().defaultTo(0))
    .execute();

  // The owner's list, all of it or one state: each holds what a search looks at, so that no message is read for it.
  const searched = '"createdAt", id, "recipientAddress", "recipientName", "orderId"';
  await sql`create index "emailsByDate" on emails (${sql.raw(searched)}, state)`.execute(db);
  await sql`create index "emailsByStateAndDate" on emails (state, ${sql.raw(searched)})`.execute(db);
}
