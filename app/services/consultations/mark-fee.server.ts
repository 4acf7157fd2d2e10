import type { App } from "#app/app.server.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import { AS_USUAL } from "#app/domain/orders/owner/order-announcement.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import type { ConsultationResult } from "./book-consultation.server.ts";
import { carryFee } from "./carry-fee.server.ts";
import { CHANGED, MISSING } from "./consultation-refusals.ts";
import { settleCredits } from "./credit-consultation.server.ts";

interface Mark {
  actorId: string;
  id: string;
  version: number;
  paid: boolean;
  /** The client is not e-mailed about the orders on which another amount is due. */
  leaveOut?: boolean;
}

/** The owner notes that the fee has come, or that it has not. The credit follows. */
export async function markFee(
  app: Pick<App, "db" | "now">,
  { actorId, id, version, paid, leaveOut = false }: Mark,
): Promise<ConsultationResult> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<ConsultationResult> => {
    const find = () =>
      db.selectFrom("consultations").select(["userId", "feePaidAt"]).where("id", "=", id).executeTakeFirst();
    const client = await find();
    if (!client) return MISSING;
    const { userId } = client;
    await lockClient(db, userId);
    // Read again under the lock, so that a second press finds what the first one did.
    const found = await find();
    if ((found?.feePaidAt != null) === paid) return { ok: true };
    const values = { feePaidAt: paid ? at : null, feeMovedTo: null, updatedAt: at };
    const marked = await updateVersion(db.updateTable("consultations").where("id", "=", id), version, values);
    if (!marked) return CHANGED;
    await carryFee(db, userId, at);
    await settleCredits(db, { userId, actorId, at, email: { ...AS_USUAL, leaveOut } });
    return { ok: true };
  });
}
