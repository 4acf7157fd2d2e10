import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { isHidden } from "#app/domain/quotes/document/shown-prices.ts";

/** Every quote that was sent to a client, as they saw it, with what they answered. What only the owner sees is left out. */
export async function* readQuotes({ db }: Pick<App, "db">, userId: string) {
  const quotes = await db
    .selectFrom("quotes")
    .innerJoin("orders", "orders.id", "orderId")
    .select(["quotes.id", "orderId", "quotes.number", "quotes.state"])
    .select(["quotes.totalCents", "subtotalCents", "taxLabel", "detail"])
    .select(["discountLabel", "discountTotalCents", "taxCents", "depositTotalCents", "validUntil", "leadTime"])
    .select(["note", "terms", "sentAt", "closedAt", "contentHash"])
    .where("orders.userId", "=", userId)
    .where("quotes.state", "<>", "draft")
    .orderBy("orders.createdAt")
    .orderBy("quotes.number")
    .execute();
  for (const { id, detail, ...quote } of quotes) {
    const written = await db
      .selectFrom("quoteLines")
      .select(["key", "label", "description", "quantityMilli", "unit"])
      .select(["unitCents", "netCents", "role", "windowKey", "treatment"])
      .where("quoteId", "=", id)
      .orderBy("position")
      .execute();
    const lines = written.map(({ windowKey, treatment, ...line }) =>
      isHidden({ detail }, { role: line.role, windowKey, treatment })
        ? { ...line, unitCents: null, netCents: null }
        : line,
    );
    const answers = await db
      .selectFrom("quoteAnswers")
      .select(["id", "at", "kind", "by", "how", "chosen", "totalCents", "reason"])
      .where("quoteId", "=", id)
      .orderBy("at")
      .execute();
    const said = [];
    for (const { id: answerId, ...answer } of answers) said.push({ ...answer, words: await personOf(db, answerId) });
    yield { ...quote, names: await personOf(db, id), lines, answers: said };
  }
}

async function personOf(db: Db, documentId: string): Promise<unknown> {
  const row = await db
    .selectFrom("documentPeople")
    .select("person")
    .where("document", "in", ["quote", "answer"])
    .where("documentId", "=", documentId)
    .executeTakeFirst();
  return row?.person ? JSON.parse(row.person) : null;
}
