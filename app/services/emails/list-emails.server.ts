import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { containing, isNamed } from "#app/db/search-pattern.server.ts";
import type { EmailListQuery } from "#app/domain/emails/email-list.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";

/** One page of the owner's e-mails, newest first, and how many the search finds in each state. */
export async function listEmails(app: Pick<App, "db">, query: EmailListQuery) {
  const counted = await emailsFound(app.db, query.search)
    .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const none = { queued: 0, sent: 0, failed: 0, dropped: 0 };
  const counts = { ...none, ...Object.fromEntries(counted.map((row) => [row.state, row.count])) };
  const rowCount = query.state ? counts[query.state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { page, pageCount } = pageWithin(query.page, rowCount);
  const ids = await emailsFound(app.db, query.search)
    .$if(query.state !== null, (emails) => emails.where("state", "=", query.state ?? "sent"))
    .select("id")
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows: await findRows(app.db, ids), counts, rowCount, page, pageCount };
}

/** By recipient or order id, in any part of it; by a customer's name with its accents or without. */
function emailsFound(db: Db, search: string) {
  const text = containing(search.toLowerCase().replace(/^#\s*/, ""));
  const customers = db.selectFrom("users").select("email").where(isNamed(search));
  return db
    .selectFrom("emails")
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`lower("recipientName" || ' ' || "recipientAddress" || ' ' || coalesce("orderId", '')) like ${text} escape '\\'`,
          eb("recipientAddress", "in", customers),
        ]),
      ),
    );
}

/** Found in the index first, read afterwards: a deep page costs no more than fifty rows. */
async function findRows(db: Db, ids: { id: string }[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("emails")
    .select(["id", "kind", "recipientName", "recipientAddress", "orderId", "state", "attempts"])
    .select(["nextTryAt", "lastError", "createdAt", "sentAt", "claimedBy", "timesAskedAgain"])
    .where(
      "id",
      "in",
      ids.map(({ id }) => id),
    )
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
}
