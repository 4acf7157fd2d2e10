import { type Db, findRow } from "#app/db/client.server.ts";
import { CONSULTATION_MISSING } from "#app/domain/consultations/consultation-rules.ts";
import { refusal } from "#app/domain/refusal.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";

export const MISSING = refusal("missing", CONSULTATION_MISSING);
export const CHANGED = refusal(
  "stale",
  "This consultation was changed in another tab or on another device. Please look at it again.",
);

/**
 * The consultation as it stands once whoever else acts on its client has finished: read again under the lock, so that a second
 * press finds what the first one did, and whose it is by now, since two clients may have become one.
 */
export async function lockVisit(db: Db, id: string) {
  const find = () => findRow(db, "consultations", { id });
  let visit = await find();
  for (let locked = ""; visit && visit.userId !== locked; visit = await find()) {
    locked = visit.userId;
    await lockClient(db, locked);
  }
  return visit;
}
