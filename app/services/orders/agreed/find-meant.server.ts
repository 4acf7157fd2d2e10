import type { Db } from "#app/db/client.server.ts";
import type { AgreedLine } from "#app/domain/orders/agreed/agree.ts";
import type { Written } from "#app/domain/orders/agreed/written.ts";

/** What is kept with an acceptance of what it meant for the windows. */
export interface Meant {
  written: Written[];
  agreed: AgreedLine[];
}

/** Of the newest acceptance of an order, in force or ended; none where there was none, or it is from before this was kept. */
export async function findMeant(db: Db, orderId: string): Promise<(Meant & { quoteId: string }) | undefined> {
  const row = await db
    .selectFrom("quoteAnswers")
    .innerJoin("quotes", "quotes.id", "quoteAnswers.acceptedOf")
    .select(["quoteId", "meant"])
    .where("quoteAnswers.orderId", "=", orderId)
    .orderBy("quotes.number", "desc")
    .executeTakeFirst();
  return readMeant(row);
}

export function readMeant(row: { quoteId: string | null; meant: string | null } | undefined) {
  return row?.quoteId && row.meant ? { quoteId: row.quoteId, ...(JSON.parse(row.meant) as Meant) } : undefined;
}
