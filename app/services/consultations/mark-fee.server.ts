import type { App } from "#app/app.server.ts";
import type { ConsultationResult } from "./book-consultation.server.ts";
import { creditNextOrder, lockClient, releaseCredit } from "./credit-consultation.server.ts";
import { CONSULTATION_MISSING, CONSULTATION_STALE } from "./move-consultation.server.ts";

interface Mark {
  actorId: string;
  id: string;
  version: number;
  paid: boolean;
}

/** The owner notes that the fee has come, or that it has not. The credit follows. */
export async function markFee(
  app: Pick<App, "db" | "now">,
  { actorId, id, version, paid }: Mark,
): Promise<ConsultationResult> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<ConsultationResult> => {
    const find = () =>
      db.selectFrom("consultations").select(["userId", "feePaidAt"]).where("id", "=", id).executeTakeFirst();
    const client = await find();
    if (!client) return { ok: false, status: 404, reason: CONSULTATION_MISSING };
    await lockClient(db, client.userId);
    // Looked at under the lock, so that a second press finds what the first one did.
    const found = await find();
    if ((found?.feePaidAt != null) === paid) return { ok: true };
    const written = await db
      .updateTable("consultations")
      .set({ feePaidAt: paid ? at : null, version: version + 1, updatedAt: at })
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (written.numUpdatedRows === 0n) return { ok: false, status: 409, reason: CONSULTATION_STALE };
    await (paid ? creditNextOrder : releaseCredit)(db, { consultationId: id, actorId, at });
    return { ok: true };
  });
}
