import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";

/**
 * What both sides are to know of a submitted order while it waits for a quote: that one was taken back, and that its client
 * asks to change it, with their words as long as the message is kept. Nothing of any other order.
 */
export async function findWaiting({ db }: Pick<App, "db">, userId: string, orderId: string) {
  const order = await db
    .selectFrom("orders")
    .select(["quoteId", "submittedAt"])
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .where("status", "=", "submitted")
    .executeTakeFirst();
  if (!order || order.quoteId !== null) return { withdrawn: null, changeAsked: null };
  const since = order.submittedAt ?? "";
  return { withdrawn: await findWithdrawn(db, orderId, since), changeAsked: await findChangeAsked(db, orderId, since) };
}

export type Waiting = Awaited<ReturnType<typeof findWaiting>>;

/** The newest version, where it was withdrawn since the order was submitted. */
async function findWithdrawn(db: Db, orderId: string, since: string) {
  const newest = await db
    .selectFrom("quotes")
    .select(["number", "kind", "state", "closedAt"])
    .where("orderId", "=", orderId)
    .where("state", "<>", "draft")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  if (newest?.state !== "withdrawn" || newest.closedAt === null || newest.closedAt < since) return null;
  return { number: newest.number, kind: newest.kind, at: newest.closedAt };
}

async function findChangeAsked(db: Db, orderId: string, since: string) {
  const asked = await db
    .selectFrom("orderEvents")
    .leftJoin("emails", (join) =>
      join
        .onRef("emails.orderId", "=", "orderEvents.orderId")
        .onRef("emails.createdAt", "=", "orderEvents.at")
        .on("emails.kind", "=", "order_change_asked"),
    )
    .select(["orderEvents.at", "parameters"])
    .where("orderEvents.orderId", "=", orderId)
    .where("orderEvents.kind", "=", "order_change_asked")
    .where("orderEvents.at", ">=", since)
    .orderBy("orderEvents.at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!asked) return null;
  const { message = "" } = JSON.parse(asked.parameters ?? "{}") as { message?: string };
  return { at: asked.at, message };
}
