import { sql } from "kysely";
import { otherThanAgreed } from "#app/db/changed-since-priced.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { standing } from "#app/domain/orders/agreed/written.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import type { OrderSaid } from "#app/domain/workroom/sheet/compute-draft.ts";
import { readMeant } from "#app/services/orders/agreed/write-agreed.server.ts";

export interface WorkroomOrder {
  id: string;
  userId: string;
  status: string;
  customer: string;
  /** As it is named everywhere. */
  called: string;
  said: OrderSaid;
}

/** An order as the workroom reads it; what its client has not confirmed is left out. */
export async function findOrderSaid(db: Db, orderId: string): Promise<WorkroomOrder | undefined> {
  return (await findOrdersSaid(db, [orderId]))[0];
}

/** Those of these that there are, in no order, with what was agreed on each, all with one statement. */
export async function findOrdersSaid(db: Db, orderIds: readonly string[]): Promise<WorkroomOrder[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .leftJoin("quotes", "quotes.id", "orders.acceptedQuoteId")
    .leftJoin("quoteAnswers", "quoteAnswers.acceptedOf", "quotes.id")
    .leftJoin("documentPeople", (join) =>
      join.onRef("documentId", "=", "quotes.id").on("document", "=", "quote").on("documentPeople.role", "=", "client"),
    )
    .leftJoin("quoteAnswers as newest", (join) => join.on("newest.id", "=", newestYes))
    .select(["orders.id", "orders.userId", "orders.number", "status"])
    .select(["hardwareChoice", "hardware", "windows", "acceptedQuoteId"])
    .select(["users.name", "snapshot", "quoteAnswers.meant", "person"])
    .select(["newest.quoteId as newestQuoteId", "newest.meant as newestMeant"])
    .where("orders.id", "in", orderIds)
    .execute();
  return rows.map((row) => {
    const { id, userId, status, name: customer } = row;
    const said = orderSaidIn(row);
    const otherwise = otherThanAgreed(row);
    const agreed = { ...agreedOn(row, said), ...(otherwise.length > 0 && { otherwise }) };
    return { id, userId, status, customer, called: shownOrderId(row), said: { ...said, ...agreed } };
  });
}

/** The acceptance of its newest version, in force or ended, as part of a statement about orders. */
const newestYes = sql<string>`(select "yes"."id" from "quoteAnswers" as "yes"
  inner join "quotes" as "accepted" on "accepted"."id" = "yes"."acceptedOf"
  where "yes"."orderId" = "orders"."id" order by "accepted"."number" desc limit 1)`;

interface Answered {
  acceptedQuoteId: string | null;
  newestQuoteId: string | null;
  newestMeant: string | null;
}

/** What the newest acceptance says that the windows do not; and where that has ended, what of it stands in them still. */
function agreedOn(row: Answered, { windows }: OrderSaid): Pick<OrderSaid, "agreed" | "ended"> {
  const newest = readMeant({ quoteId: row.newestQuoteId, meant: row.newestMeant });
  if (!newest) return {};
  const { agreed, written } = newest;
  if (newest.quoteId === row.acceptedQuoteId) return agreed.length > 0 ? { agreed } : {};
  const ended = standing(windows, written);
  return ended.length > 0 ? { ended } : {};
}

export function orderSaidIn(row: { windows: string; hardware: string; hardwareChoice: number | null }): OrderSaid {
  const { windows, hardware } = readOrderDocuments(row);
  const hardwareChoice = row.hardwareChoice === null ? null : row.hardwareChoice === 1;
  return { windows: windows.map(({ draft: _, ...window }) => window), hardware, hardwareChoice };
}
