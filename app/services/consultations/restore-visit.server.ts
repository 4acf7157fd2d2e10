import { type Db, updateVersion } from "#app/db/client.server.ts";
import { markUpcoming } from "./close-visits.server.ts";
import { settleCredits } from "./credit-consultation.server.ts";
import { holdSlot, visitHolder } from "./hold-slot.server.ts";
import { findSchedule } from "./kept-schedule.server.ts";
import { lockVisit } from "./lock-visit.server.ts";

/** What the cancellation of a consultation leaves for whoever takes it back. */
export interface CancelledVisit {
  holder: "consultation";
  unverifiedFrom: string | null;
}

interface Restored {
  id: string;
  /** Of the cancelled consultation. */
  version: number;
  actorId: string;
  at: string;
  before: CancelledVisit;
}

/** A cancelled consultation is on again, its fee and credit with it; false where it has changed since, or is over. */
export async function restoreVisit(db: Db, { id, version, actorId, at, before }: Restored): Promise<boolean> {
  const found = await lockVisit(db, id);
  if (found?.state !== "cancelled" || found.version !== version || found.endsAt <= at) return false;
  const { userId, startsAt, endsAt } = found;
  const on = await updateVersion(db.updateTable("consultations").where("id", "=", id), version, {
    state: "booked",
    unverifiedFrom: before.unverifiedFrom,
    cancelledAt: null,
    cancelledBy: null,
    cancelMessage: null,
    sequence: found.sequence + 1,
    updatedAt: at,
  });
  if (!on) return false;
  const { schedule } = await findSchedule(db);
  await holdSlot(db, visitHolder(id), { startsAt, endsAt }, schedule.bufferMinutes);
  await markUpcoming(db, userId, at);
  await settleCredits(db, { userId, actorId, at });
  return true;
}
