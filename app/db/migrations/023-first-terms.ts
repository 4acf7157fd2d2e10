import { type Kysely, sql } from "kysely";
import { firstTerms } from "./quotes/first-terms.ts";

interface Settings {
  quoteSettings: { id: string; document: string; version: number };
}

/**
 * Quotes begin with terms. An owner who has ever saved the settings keeps them as they are, empty terms too. The desk counts
 * the orders that are with their clients again.
 */
export async function up(database: Kysely<unknown>) {
  const db = database as Kysely<Settings>;
  const untouched = await db.selectFrom("quoteSettings").selectAll().where("version", "=", 1).execute();
  for (const { id, document } of untouched) {
    const settings = JSON.parse(document) as { terms: string };
    if (settings.terms !== "") continue;
    const filled = JSON.stringify({ ...settings, terms: firstTerms });
    await db.updateTable("quoteSettings").set({ document: filled }).where("id", "=", id).execute();
  }
  await sql`
    create index "ordersReopened" on "orders" ("createdAt", "id")
    where "status" = 'incomplete' and "submittedAt" is not null`.execute(db);
}
