import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { type Db, findRow } from "#app/db/client.server.ts";
import { containing } from "#app/db/search-pattern.server.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { readAskedFabrics } from "#app/domain/swatches/asked-fabrics.ts";
import { fabricsInWords, REQUEST_MISSING, type SwatchListQuery } from "#app/domain/swatches/swatch-words.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

/** One page of requests: those that wait by their age, the oldest first; those that were sent, the latest first. */
export async function listSwatchRequests(app: Pick<App, "db">, query: SwatchListQuery) {
  const found = () => requestsFound(app.db, query.search);
  const counted = await found()
    .select((eb) => [eb.fn.countAll<number>().as("all"), eb.fn.count<number>("sentAt").as("sent")])
    .executeTakeFirstOrThrow();
  const counts = { to_send: counted.all - counted.sent, sent: counted.sent };
  const rowCount = counts[query.state];
  const { page, pageCount } = pageWithin(query.page, rowCount);
  const waiting = query.state === "to_send";
  const rows = await found()
    .select(["id", "name", "email", "city", "state", "fabrics", "cameFrom", "createdAt", "sentAt"])
    .where("sentAt", waiting ? "is" : "is not", null)
    .orderBy(waiting ? "createdAt" : "sentAt", waiting ? "asc" : "desc")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows: rows.map(withFabrics), counts, rowCount, page, pageCount };
}

export async function findSwatchRequest(app: Pick<App, "db">, id: string) {
  const row = await findRow(app.db, "swatchRequests", { id });
  return row && withFabrics(row);
}

function withFabrics<Row extends { fabrics: string }>(row: Row) {
  return { ...row, fabrics: readAskedFabrics(row.fabrics) };
}

function requestsFound(db: Db, search: string) {
  const text = containing(search.toLowerCase());
  return db
    .selectFrom("swatchRequests")
    .$if(search !== "", (query) =>
      query.where(sql<boolean>`lower(name || ' ' || email || ' ' || city) like ${text} escape '\\'`),
    );
}

/** The owner has put them in the mail: whoever asked is told. Pressed twice, it is said once. */
export async function markSwatchesSent(app: Pick<App, "db" | "now">, id: string): Promise<Done> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const marked = await db
      .updateTable("swatchRequests")
      .set({ sentAt: at })
      .where("id", "=", id)
      .where("sentAt", "is", null)
      .returning(["email", "fabrics", "userId"])
      .executeTakeFirst();
    if (marked) {
      const { email, fabrics, userId } = marked;
      const parameters = { fabrics: fabricsInWords(readAskedFabrics(fabrics)) };
      await queueEmail(db, { kind: "swatches_sent", to: { name: "", address: email }, parameters, userId, at });
      return { ok: true };
    }
    const known = await findRow(db, "swatchRequests", { id }, ["id"]);
    return known ? { ok: true } : refusal("missing", REQUEST_MISSING);
  });
}
