import { findOtherThanAgreed } from "#app/db/changed-since-priced.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { standing } from "#app/domain/orders/agreed/written.ts";
import type { OrderSaid } from "#app/domain/workroom/sheet/compute-draft.ts";
import { findMeant } from "#app/services/orders/agreed/find-meant.server.ts";

export interface WorkroomOrder {
  id: string;
  userId: string;
  status: string;
  customer: string;
  said: OrderSaid;
}

/** An order as the workroom reads it; what its client has not confirmed is left out. */
export async function findOrderSaid(db: Db, orderId: string): Promise<WorkroomOrder | undefined> {
  const row = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["orders.id", "userId", "status", "hardwareChoice", "hardware", "windows", "acceptedQuoteId", "users.name"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, userId, status, name: customer } = row;
  const said = orderSaidIn(row);
  const otherwise = await findOtherThanAgreed(db, orderId);
  const agreed = { ...(await agreedOn(db, row, said)), ...(otherwise.length > 0 && { otherwise }) };
  return { id, userId, status, customer, said: { ...said, ...agreed } };
}

/** What the newest acceptance says that the windows do not; and where that has ended, what of it stands in them still. */
async function agreedOn(
  db: Db,
  { id, acceptedQuoteId }: { id: string; acceptedQuoteId: string | null },
  { windows }: OrderSaid,
): Promise<Pick<OrderSaid, "agreed" | "ended">> {
  const newest = await findMeant(db, id);
  if (!newest) return {};
  const { agreed, written } = newest;
  if (newest.quoteId === acceptedQuoteId) return agreed.length > 0 ? { agreed } : {};
  const ended = standing(windows, written);
  return ended.length > 0 ? { ended } : {};
}

export function orderSaidIn(row: { windows: string; hardware: string; hardwareChoice: number | null }): OrderSaid {
  const { windows, hardware } = readOrderDocuments(row);
  const hardwareChoice = row.hardwareChoice === null ? null : row.hardwareChoice === 1;
  return { windows: windows.map(({ draft: _, ...window }) => window), hardware, hardwareChoice };
}
