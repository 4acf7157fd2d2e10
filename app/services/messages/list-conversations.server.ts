import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { countFound, type Db } from "#app/db/client.server.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";
import type { ConversationListQuery } from "#app/domain/messages/show-thread.ts";
import { foundBy } from "#app/services/orders/listed-orders.server.ts";
import { isUnread } from "./find-thread.server.ts";

const unreadOrders = sql`(select "messages"."orderId" from "messages" where ${isUnread("client")})`;
const hasUnread = sql<boolean>`"orders"."id" in ${unreadOrders}`;

/** One page of the owner's conversations: those with something unread first, then by who wrote last. */
export async function listConversations(
  { db }: Pick<App, "db">,
  { search, state, page: asked }: ConversationListQuery,
) {
  const found = () => conversations(db, search);
  const counted = await found()
    .select((eb) => [
      eb.fn.countAll<number>().as("all"),
      eb.fn.sum<number>(sql<number>`case when ${hasUnread} then 1 else 0 end`).as("unread"),
      eb.fn.sum<number>(sql<number>`case when "last"."side" = 'house' then 1 else 0 end`).as("waiting"),
    ])
    .executeTakeFirstOrThrow();
  const counts = { unread: Number(counted.unread ?? 0), waiting: Number(counted.waiting ?? 0) };
  const all = Number(counted.all);
  const rowCount = state === null ? all : counts[state];
  const { page, pageCount } = pageWithin(asked, rowCount);
  const rows = await found()
    .innerJoin("users", "users.id", "orders.userId")
    .select(["orders.id", "orders.number", "orders.userId", "orders.status", "firstName", "lastName"])
    .select(["last.sentAt", "last.side", sql<string>`substr("last"."body", 1, 200)`.as("beginning")])
    .select((eb) =>
      eb
        .selectFrom("messages")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .whereRef("messages.orderId", "=", "orders.id")
        .where(isUnread("client"))
        .as("unread"),
    )
    .$if(state === "unread", (query) => query.where(hasUnread))
    .$if(state === "waiting", (query) => query.where("last.side", "=", "house"))
    .orderBy(sql`case when ${hasUnread} then 0 else 1 end`)
    .orderBy("last.sentAt", "desc")
    .orderBy("orders.id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows: rows.map((row) => ({ ...row, unread: Number(row.unread) })), counts, all, rowCount, page, pageCount };
}

/** Orders with the last message that stands, as the search finds them. */
function conversations(db: Db, search: string) {
  return db
    .selectFrom("messages as last")
    .innerJoin("orders", "orders.id", "last.orderId")
    .where("last.takenBackAt", "is", null)
    .where(
      sql<boolean>`not exists (select 1 from "messages" as "later" where "later"."orderId" = "last"."orderId"
        and "later"."takenBackAt" is null and "later"."sentAt" > "last"."sentAt")`,
    )
    .$if(search !== "", (query) =>
      query.where("orders.id", "in", (eb) =>
        eb
          .selectFrom("orders")
          .select("orders.id")
          .where((inner) => foundBy(inner, search)),
      ),
    );
}

/** For the desk. */
export async function countMessagesToRead({ db }: Pick<App, "db">): Promise<number> {
  return db.selectFrom("messages").where(isUnread("client")).$call(countFound);
}
