import type { App } from "#app/app.server.ts";
import { findDocument } from "./save-site.server.ts";

/** What a business has entered of its own, and whether a test e-mail has gone out. */
export async function findSetUp({ db }: Pick<App, "db">, userId: string) {
  const { document } = await findDocument(db);
  const [settings, rates, test] = await Promise.all([
    db.selectFrom("quoteSettings").select("version").executeTakeFirstOrThrow(),
    db.selectFrom("rateCards").select("version").limit(1).executeTakeFirst(),
    db
      .selectFrom("emails")
      .select("state")
      .where("kind", "=", "test_message")
      .where("userId", "=", userId)
      .orderBy("createdAt", "desc")
      .limit(1)
      .executeTakeFirst(),
  ]);
  const done = {
    business: document.business !== undefined,
    logo: document.logo !== undefined,
    offer: document.offer !== undefined,
    tax: settings.version > 1,
    terms: document.terms !== undefined,
    rates: rates !== undefined,
  };
  return { done, test: test?.state };
}
