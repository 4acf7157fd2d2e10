import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import { checkChange } from "#app/domain/consultations/consultation-rules.ts";
import { checkStart } from "#app/domain/consultations/free-times.ts";
import { refusal } from "#app/domain/refusal.ts";
import { addressOf, type ConsultationResult, countTaking } from "./book-consultation.server.ts";
import { findMyConsultation } from "./find-my-consultation.server.ts";
import { findCalendar } from "./find-schedule.server.ts";
import { holdSlot, TIME_TAKEN, unlessTaken, visitHolder } from "./hold-slot.server.ts";
import { CHANGED, MISSING } from "./lock-visit.server.ts";
import { queueConsultationEmails } from "./queue-consultation-emails.server.ts";

interface Move {
  userId: string;
  id: string;
  /** The version that the client was looking at. */
  version: number;
  startsAt: string;
}

/** A client takes another time and gives the old one back, both or neither. */
export async function moveConsultation(app: Pick<App, "db" | "now">, move: Move): Promise<ConsultationResult> {
  const counted = await countTaking(app, move.userId);
  if (!counted.ok) return counted;
  const result = await unlessTaken(() => app.db.transaction().execute((db) => takeOtherTime(db, move, app.now())));
  return result ?? refusal("refused", TIME_TAKEN);
}

async function takeOtherTime(db: Db, { userId, id, version, startsAt }: Move, now: Date): Promise<ConsultationResult> {
  const at = now.toISOString();
  const mine = await findMyConsultation({ db }, userId, id);
  if (mine?.state !== "booked") return MISSING;
  if (mine.startsAt === startsAt) return { ok: true };
  const open = checkChange(mine.startsAt, now);
  if (!open.ok) return refusal("refused", open.reason);
  const calendar = await findCalendar(db, now, { except: id });
  const slot = checkStart(startsAt, calendar);
  if (!slot.ok) return refusal("invalid", slot.reason);
  const moved = await updateVersion(db.updateTable("consultations").where("id", "=", id), version, {
    ...slot.value,
    address: mine.kind === "call" ? (calendar.schedule.callLink ?? mine.address) : await addressOf(db, userId),
    sequence: mine.sequence + 1,
    updatedAt: at,
  });
  if (!moved) {
    // A second press of the same button may have come between our reading and our writing.
    const already = (await findMyConsultation({ db }, userId, id))?.startsAt === startsAt;
    return already ? { ok: true } : CHANGED;
  }
  await holdSlot(db, visitHolder(id), slot.value, calendar.schedule.bufferMinutes);
  await queueConsultationEmails(db, "moved", id, { at, startedBefore: mine.startsAt });
  return { ok: true };
}
