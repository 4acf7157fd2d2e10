import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";
import { AS_USUAL } from "#app/domain/orders/owner/order-announcement.ts";
import { refusal } from "#app/domain/refusal.ts";
import type { ConsultationResult } from "./book-consultation.server.ts";
import { settleCredits } from "./credit-consultation.server.ts";
import { CHANGED, lockVisit, MISSING } from "./lock-visit.server.ts";

interface Choice {
  actorId: string;
  id: string;
  version: number;
  /** Nothing leaves it to the rule. */
  orderId: string | null;
  /** Whether the fee counts before the visit has taken place. */
  early: boolean;
  /** The client is not e-mailed about the orders on which another amount is due. */
  leaveOut?: boolean;
}

/** The owner says on which order the fee of a visit is credited, and whether before the visit. */
export async function chooseCredit(
  app: Pick<App, "db" | "now">,
  { actorId, id, version, orderId, early, leaveOut = false }: Choice,
): Promise<ConsultationResult> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<ConsultationResult> => {
    const found = await lockVisit(db, id);
    if (!found) return MISSING;
    const { userId } = found;
    if (found?.kind === "call") return refusal("refused", "The fee of a call is never credited.");
    if (found?.creditOrderId === orderId && (found.creditEarly === 1) === early) return { ok: true };
    if (orderId !== null && !(await listOpenOrders(db, userId)).some((order) => order.id === orderId)) {
      return refusal("refused", "This order is no longer open. Please choose another.", "creditOrderId");
    }
    const booked = db.updateTable("consultations").where("id", "=", id).where("state", "=", "booked");
    const values = { creditOrderId: orderId, creditEarly: early ? 1 : 0, unverifiedFrom: null, updatedAt: at };
    if (!(await updateVersion(booked, version, values))) return CHANGED;
    await settleCredits(db, { userId, actorId, at, email: { ...AS_USUAL, leaveOut } });
    return { ok: true };
  });
}

/** The orders of a client on which a fee can be credited, the newest first. */
export async function listOpenOrders(db: Db, userId: string) {
  return db
    .selectFrom("orders")
    .select(["id", "status", "totalCents", "orderName"])
    .where("userId", "=", userId)
    .where(
      "status",
      "in",
      statusesThat(({ credit }) => credit === "takes"),
    )
    .orderBy("createdAt", "desc")
    .execute();
}
