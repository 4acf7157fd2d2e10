import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { addRows, type Db, findRow, updateVersion } from "#app/db/client.server.ts";
import type { PlannedAppointment } from "#app/domain/appointments/check-appointment.ts";
import type { ConsultationKind } from "#app/domain/consultations/consultation-offer.ts";
import { checkText } from "#app/domain/consultations/consultation-rules.ts";
import type { Slot } from "#app/domain/consultations/free-times.ts";
import { HOUSE } from "#app/domain/consultations/schedule.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { addressOf } from "#app/services/consultations/book-consultation.server.ts";
import { carryFee } from "#app/services/consultations/carry-fee.server.ts";
import { closeVisitOf, markUpcoming } from "#app/services/consultations/close-visits.server.ts";
import { holdSlot, visitHolder } from "#app/services/consultations/hold-slot.server.ts";
import { findSchedule } from "#app/services/consultations/kept-schedule.server.ts";
import { CHANGED, MISSING } from "#app/services/consultations/lock-visit.server.ts";
import { queueConsultationEmails } from "#app/services/consultations/queue-consultation-emails.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { type BookedBy, findCustomerId } from "./book-appointment.server.ts";
import { type Asked, askAboutTime, unlessHeld } from "./plan-time.server.ts";

type Booked = Done<{ id: string }> | Asked;

/** Staff book a consultation for a client on the telephone. Hours and notice are asked about; a held quarter never goes twice. */
export async function bookVisit(
  app: Pick<App, "db" | "now">,
  plan: PlannedAppointment & { kind: ConsultationKind },
  { actorId, tell, anyway, formKey: key }: BookedBy,
): Promise<Booked> {
  const { kind, startsAt, endsAt, bufferMinutes } = plan;
  const slot = { startsAt, endsAt };
  const form = { userId: actorId, purpose: "book-visit", key };
  const wanted = () => ({ slot, bufferMinutes, calendar: HOUSE });
  return unlessHeld(app, wanted, () =>
    makeOnce(app, form, async (db): Promise<Booked> => {
      const now = app.now();
      const at = now.toISOString();
      const userId = await clientOf(db, plan);
      if (!userId || !(await lockClient(db, userId))) {
        return refusal("invalid", "There is no such client.", "customer");
      }
      await closeVisitOf(db, userId, at);
      const asked = await askAboutTime(db, { kind, slot, calendar: HOUSE, userId, anyway, now });
      if (asked) return asked;
      const { schedule } = await findSchedule(db);
      if (kind === "call" && !schedule.callLink) {
        return refusal("refused", "Please set a link for video calls under Availability first.", "kind");
      }
      const id = randomUUID();
      await addRows(db, "consultations", {
        ...slot,
        id,
        userId,
        kind,
        state: "booked",
        note: plan.clientNote,
        unverifiedFrom: null,
        address: kind === "call" ? (schedule.callLink ?? "") : plan.address || (await addressOf(db, userId)),
        sequence: 0,
        version: 1,
        feeCents: kind === "call" ? schedule.callFeeCents : (await findSite(db)).facts.offer.visitFee,
        createdAt: at,
        updatedAt: at,
      });
      await markUpcoming(db, userId, at);
      await holdSlot(db, visitHolder(id), slot, bufferMinutes);
      await carryFee(db, userId, { actorId, at });
      await queueConsultationEmails(db, "booked", id, { at, leaveOut: !tell });
      await audit(db, { actorId, at, userId, words: "Booked a consultation" });
      return { ok: true, id };
    }),
  );
}

async function clientOf(db: Db, { orderId, customerId }: PlannedAppointment) {
  if (!orderId) return customerId ? (await findCustomerId(db, customerId))?.id : undefined;
  return (await findRow(db, "orders", { id: orderId }, ["userId"]))?.userId;
}

interface VisitMove {
  actorId: string;
  id: string;
  version: number;
  slot: Slot;
  bufferMinutes?: number;
  tell: boolean;
  anyway: string;
  message?: string;
}

/** Staff move a consultation, however late it is for its client to do so. */
export async function moveVisit(app: Pick<App, "db" | "now">, move: VisitMove): Promise<Done | Asked> {
  const { actorId, id, version, slot, tell, anyway, message = "" } = move;
  let bufferMinutes = move.bufferMinutes ?? 0;
  return unlessHeld(
    app,
    () => ({ slot, bufferMinutes, calendar: HOUSE, id }),
    () =>
      app.db.transaction().execute(async (db): Promise<Done | Asked> => {
        const now = app.now();
        const at = now.toISOString();
        const find = () => findRow(db, "consultations", { id });
        const client = await find();
        if (!client) return MISSING;
        await lockClient(db, client.userId);
        const found = (await find()) ?? client;
        if (found.state !== "booked" || found.endsAt <= at) {
          return refusal("refused", "It is over and can no longer be changed.");
        }
        if (found.startsAt === slot.startsAt && found.endsAt === slot.endsAt) return { ok: true };
        if (version !== found.version) return CHANGED;
        const { kind, userId } = found;
        const asked = await askAboutTime(db, { kind, slot, calendar: HOUSE, userId, id, anyway, now });
        if (asked) return asked;
        bufferMinutes = move.bufferMinutes ?? (await findSchedule(db)).schedule.bufferMinutes;
        const moved = await updateVersion(db.updateTable("consultations").where("id", "=", id), version, {
          ...slot,
          unverifiedFrom: null,
          sequence: found.sequence + 1,
          updatedAt: at,
        });
        if (!moved) return CHANGED;
        await holdSlot(db, visitHolder(id), slot, bufferMinutes);
        await markUpcoming(db, userId, at);
        const told = { at, startedBefore: found.startsAt, leaveOut: !tell, message };
        await queueConsultationEmails(db, "moved", id, told);
        await audit(db, { actorId, at, userId, words: "Moved a consultation" });
        return { ok: true };
      }),
  );
}

/** What we found there, for the house alone; it may be written as often as somebody remembers something. */
export async function noteFound(
  app: Pick<App, "db" | "now">,
  { actorId, id, version, words }: { actorId: string; id: string; version: number; words: string },
): Promise<Done> {
  const text = checkText(words, "foundWords");
  if (!text.ok) return refusal("invalid", text.reason, text.field);
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const at = app.now().toISOString();
    const found = await findRow(db, "consultations", { id });
    if (!found) return MISSING;
    if (found.foundWords === text.value) return { ok: true };
    const values = { foundWords: text.value, updatedAt: at };
    const written = await updateVersion(db.updateTable("consultations").where("id", "=", id), version, values);
    if (!written) return CHANGED;
    await audit(db, { actorId, at, userId: found.userId, words: "Wrote what a consultation found" });
    return { ok: true };
  });
}

interface Audited {
  actorId: string;
  at: string;
  userId: string;
  words: string;
}

async function audit(db: Db, { actorId, at, userId, words }: Audited) {
  await recordAudit(db, { actorId, at, kind: "changed", subject: "customer", subjectId: userId, words });
}
