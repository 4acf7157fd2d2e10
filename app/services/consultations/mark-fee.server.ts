import type { App } from "#app/app.server.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import type { ConsultationResult } from "./book-consultation.server.ts";
import { CHANGED, MISSING } from "./consultation-refusals.ts";
import { creditNextOrder, lockClient, releaseCredit } from "./credit-consultation.server.ts";

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
    if (!client) return MISSING;
    await lockClient(db, client.userId);
    // Read again under the lock, so that a second press finds what the first one did.
    const found = await find();
    if ((found?.feePaidAt != null) === paid) return { ok: true };
    const values = { feePaidAt: paid ? at : null, updatedAt: at };
    const marked = await updateVersion(db.updateTable("consultations").where("id", "=", id), version, values);
    if (!marked) return CHANGED;
    await (paid ? creditNextOrder : releaseCredit)(db, { consultationId: id, actorId, at });
    return { ok: true };
  });
}
