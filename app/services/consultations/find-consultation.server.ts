import type { App } from "#app/app.server.ts";
import { listOpenOrders } from "./choose-credit.server.ts";

/** An appointment as the owner sees it, with the client it belongs to. */
export async function findConsultation(app: Pick<App, "db">, id: string) {
  return app.db
    .selectFrom("consultations")
    .innerJoin("users", "users.id", "consultations.userId")
    .select(["consultations.userId", "startsAt", "endsAt", "consultations.state", "note", "address"])
    .select(["consultations.version", "feeCents", "feePaidAt", "feeMovedTo", "creditOrderId", "creditEarly"])
    .select(["consultations.createdAt", "cancelledAt", "cancelledBy", "cancelMessage"])
    .select(["firstName", "lastName", "email", "phoneNumber"])
    .where("consultations.id", "=", id)
    .executeTakeFirst();
}

/** What the fee of a visit gives to which order, and the orders that could have it. */
export async function findCreditsOf(app: Pick<App, "db">, { id, userId }: { id: string; userId: string }) {
  const credits = await app.db
    .selectFrom("consultationCredits")
    .select(["orderId", "amountCents"])
    .where("consultationId", "=", id)
    .orderBy("at")
    .orderBy("orderId")
    .execute();
  return { credits, openOrders: await listOpenOrders(app.db, userId) };
}
