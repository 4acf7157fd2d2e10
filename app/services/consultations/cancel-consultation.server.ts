import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import { checkChange } from "#app/domain/consultations/consultation-rules.ts";
import { AS_USUAL } from "#app/domain/orders/owner/order-announcement.ts";
import { refusal } from "#app/domain/refusal.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import type { ConsultationResult } from "./book-consultation.server.ts";
import { CHANGED, MISSING } from "./consultation-refusals.ts";
import { settleCredits } from "./credit-consultation.server.ts";
import { releaseSlot } from "./hold-slot.server.ts";
import { queueConsultationEmails } from "./queue-consultation-emails.server.ts";

const OVER = "This consultation has taken place and can no longer be cancelled.";

interface ClientCancels {
  by: "client";
  userId: string;
}
interface OwnerCancels {
  by: "owner";
  actorId: string;
  message: string;
  /** The client is not e-mailed; the business is, for its calendar. */
  leaveOut?: boolean;
}
type Cancellation = { id: string; version: number } & (ClientCancels | OwnerCancels);

/** The time becomes free for others, and both sides get an e-mail, unless the owner leaves the client's out. A second press changes nothing more. */
export async function cancelConsultation(
  app: Pick<App, "db" | "now">,
  cancellation: Cancellation,
): Promise<ConsultationResult> {
  const now = app.now();
  const { id, version, by } = cancellation;
  return app.db.transaction().execute(async (db): Promise<ConsultationResult> => {
    const found = await findFor(db, cancellation);
    if (!found) return MISSING;
    if (found.state === "cancelled") return { ok: true };
    const open = by === "client" ? checkChange(found.startsAt, now) : checkNotOver(found.endsAt, now);
    if (!open.ok) return refusal("refused", open.reason);
    await lockClient(db, found.userId);
    const at = now.toISOString();
    const cancelled = await updateVersion(db.updateTable("consultations").where("id", "=", id), version, {
      state: "cancelled",
      upcomingOf: null,
      cancelledAt: at,
      cancelledBy: by,
      cancelMessage: by === "owner" ? cancellation.message : null,
      sequence: found.sequence + 1,
      updatedAt: at,
    });
    if (!cancelled) return await afterLosingTheRace(db, cancellation);
    await releaseSlot(db, id);
    const actorId = by === "owner" ? cancellation.actorId : found.userId;
    const leaveOut = by === "owner" && cancellation.leaveOut === true;
    await settleCredits(db, { userId: found.userId, actorId, at, email: { ...AS_USUAL, leaveOut } });
    await queueConsultationEmails(db, "cancelled", id, { at, leaveOut });
    return { ok: true };
  });
}

/** On PostgreSQL a second press may have come between our reading and our writing; on both, our tab may have been stale. */
async function afterLosingTheRace(db: Db, cancellation: Cancellation): Promise<ConsultationResult> {
  const now = await findFor(db, cancellation);
  return now?.state === "cancelled" ? { ok: true } : CHANGED;
}

async function findFor(db: Db, cancellation: Cancellation) {
  let query = db.selectFrom("consultations").selectAll().where("id", "=", cancellation.id);
  if (cancellation.by === "client") query = query.where("userId", "=", cancellation.userId);
  return query.executeTakeFirst();
}

function checkNotOver(endsAt: string, now: Date) {
  return endsAt > now.toISOString() ? { ok: true as const } : { ok: false as const, reason: OVER };
}
