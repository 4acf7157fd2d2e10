import { sql } from "kysely";
import type { App } from "#app/app.server.ts";

/** What a client was charged and has paid, entry by entry, with the names on their receipts. Who of us wrote it is not told. */
export async function readMoney({ db }: Pick<App, "db">, userId: string) {
  const rows = await db
    .selectFrom("ledgerEntries")
    .leftJoin("documentPeople", (join) =>
      join.onRef("documentId", "=", "ledgerEntries.id").on("document", "=", "entry").on("role", "=", "client"),
    )
    .select([
      "orderId",
      "consultationId",
      "seq",
      "occurredOn",
      "kind",
      "amountCents",
      "taxCents",
      "method",
      "reference",
      "note",
    ])
    .select(["receiptNumber", "person"])
    .where("userId", "=", userId)
    .orderBy(sql`coalesce("orderId", "consultationId")`)
    .orderBy("seq")
    .execute();
  return rows.map(({ person, ...row }) => ({ ...row, person: person ? (JSON.parse(person) as unknown) : null }));
}
