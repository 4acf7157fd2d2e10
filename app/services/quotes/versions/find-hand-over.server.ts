import type { Db } from "#app/db/client.server.ts";

/** Whether we hang an order or ship it, by the lines that were accepted; nothing where they do not say. */
export async function findHandOver(db: Db, orderId: string): Promise<"installation" | "shipping" | undefined> {
  const lines = await db
    .selectFrom("orders")
    .innerJoin("quoteAnswers", "quoteAnswers.acceptedOf", "orders.acceptedQuoteId")
    .innerJoin("quoteLines", "quoteLines.quoteId", "orders.acceptedQuoteId")
    .select(["quoteLines.kind", "role", "key", "chosen"])
    .where("orders.id", "=", orderId)
    .where("quoteLines.kind", "in", ["installation", "shipping"])
    .execute();
  const agreed = lines.filter(({ role, key, chosen }) => role === "fixed" || readKeys(chosen).includes(key));
  const kind = (["installation", "shipping"] as const).find((one) => agreed.some((line) => line.kind === one));
  return kind ?? (await holdsInstallation(db, orderId));
}

/** It may be part of what a treatment costs. */
async function holdsInstallation(db: Db, orderId: string): Promise<"installation" | undefined> {
  const part = await db
    .selectFrom("orders")
    .innerJoin("quoteCostLines", "quoteCostLines.quoteId", "orders.acceptedQuoteId")
    .select("quoteCostLines.id")
    .where("orders.id", "=", orderId)
    .where("quoteCostLines.rateId", "like", "%/installEach")
    .limit(1)
    .executeTakeFirst();
  return part && "installation";
}

function readKeys(chosen: string) {
  return JSON.parse(chosen) as string[];
}
