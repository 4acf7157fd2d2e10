import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import type { OrderSaid } from "#app/domain/workroom/sheet/compute-draft.ts";

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
    .select(["orders.id", "userId", "status", "hardwareChoice", "hardware", "windows", "users.name"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, userId, status, name: customer } = row;
  return { id, userId, status, customer, said: orderSaidIn(row) };
}

export function orderSaidIn(row: { windows: string; hardware: string; hardwareChoice: number | null }): OrderSaid {
  const { windows, hardware } = readOrderDocuments(row);
  const hardwareChoice = row.hardwareChoice === null ? null : row.hardwareChoice === 1;
  return { windows: windows.map(({ draft: _, ...window }) => window), hardware, hardwareChoice };
}
