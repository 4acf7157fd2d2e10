import type { App } from "#app/app.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { CONSULTATION_FEE_CENTS } from "#app/domain/consultations/consultation-offer.ts";
import { creditOf } from "#app/services/consultations/find-credit.server.ts";

/** One handed-in order of this client, whole; somebody else's is as if it did not exist. */
export async function findMyOrder(app: Pick<App, "db">, userId: string, orderId: string) {
  const row = await app.db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .where("status", "<>", "incomplete")
    .executeTakeFirst();
  if (!row) return undefined;
  const credit = await creditOf(app.db, orderId);
  return { ...row, ...readOrderDocuments(row), creditCents: credit ? CONSULTATION_FEE_CENTS : 0 };
}
