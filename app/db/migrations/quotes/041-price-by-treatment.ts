import type { Kysely } from "kysely";

interface Settings {
  quoteSettings: { id: string; document: string };
}

/**
 * A quote begins with one price for each treatment: every line's was only what it had always begun with. Drafts that are begun
 * already and versions that were sent keep what they say themselves.
 */
export async function up(database: Kysely<unknown>) {
  const db = database as Kysely<Settings>;
  for (const { id, document } of await db.selectFrom("quoteSettings").selectAll().execute()) {
    const settings = JSON.parse(document) as { detail: string };
    if (settings.detail !== "lines") continue;
    const changed = JSON.stringify({ ...settings, detail: "treatments" });
    await db.updateTable("quoteSettings").set({ document: changed }).where("id", "=", id).execute();
  }
}
