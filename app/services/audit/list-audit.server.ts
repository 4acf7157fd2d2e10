import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { containing, isNamed } from "#app/db/search-pattern.server.ts";
import { type AuditListQuery, auditKinds } from "#app/domain/audit/audit-list.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";

/** One page of what was read, exported, changed and deleted, the newest first, with how many of each kind there are. */
export async function listAudit(app: Pick<App, "db">, query: AuditListQuery) {
  const counted = await entriesFound(app.db, query.search)
    .select((eb) => ["auditEntries.kind", eb.fn.countAll<number>().as("count")])
    .groupBy("auditEntries.kind")
    .execute();
  const counts = Object.fromEntries(
    auditKinds.map((kind) => [kind, counted.find((row) => row.kind === kind)?.count ?? 0]),
  ) as Record<(typeof auditKinds)[number], number>;
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  const rowCount = query.kind ? counts[query.kind] : all;
  const { page, pageCount } = pageWithin(query.page, rowCount);
  const rows = await entriesFound(app.db, query.search)
    .$if(query.kind !== null, (found) => found.where("auditEntries.kind", "=", query.kind ?? "read"))
    .leftJoin("users as actor", "actor.id", "auditEntries.actorId")
    .leftJoin("orders", (join) =>
      join.onRef("orders.id", "=", "auditEntries.subjectId").on("auditEntries.subject", "=", "order"),
    )
    .leftJoin("users as about", (join) =>
      join.on((eb) =>
        eb.or([
          eb.and([
            eb("auditEntries.subject", "in", ["customer", "account"]),
            eb("about.id", "=", eb.ref("auditEntries.subjectId")),
          ]),
          eb("about.id", "=", eb.ref("orders.userId")),
        ]),
      ),
    )
    .select(["auditEntries.id", "at", "actorId", "kind", "subject", "subjectId", "words"])
    .select(["actor.name as actorName", "about.name as aboutName", "about.role as aboutRole"])
    .select("orders.userId as orderUserId")
    .orderBy("at", "desc")
    .orderBy("auditEntries.id", "desc")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows, counts, all, rowCount, page, pageCount };
}

/** By who did it, by the customer it is about, or by an order's id. */
function entriesFound(db: Db, search: string) {
  const people = db.selectFrom("users").select("users.id").where(isNamed(search));
  const orders = db.selectFrom("orders").select("orders.id").where("orders.userId", "in", people);
  return db
    .selectFrom("auditEntries")
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          eb("auditEntries.actorId", "in", people),
          eb("auditEntries.subjectId", "in", people),
          eb("auditEntries.subjectId", "in", orders),
          sql<boolean>`lower(coalesce("subjectId", '')) like ${containing(search.toLowerCase().replace(/^#\s*/, ""))} escape '\\'`,
        ]),
      ),
    );
}
