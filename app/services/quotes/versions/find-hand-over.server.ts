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
  return (["installation", "shipping"] as const).find((kind) => agreed.some((line) => line.kind === kind));
}

function readKeys(chosen: string) {
  return JSON.parse(chosen) as string[];
}
