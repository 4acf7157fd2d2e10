import type { Kysely } from "kysely";

/**
 * What a line of a quote means for its window, where the owner says it otherwise than its words; and, with each acceptance, what
 * it wrote into the windows and what stood there before. Of those from before this nothing is known.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable("quoteLines")
    .addColumn("meaning", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.alterTable("quoteAnswers").addColumn("meant", "text").execute();
}
