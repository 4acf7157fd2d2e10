import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { type Db, findRow, updateVersion } from "#app/db/client.server.ts";
import { containing } from "#app/db/search-pattern.server.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { holdSlot, unlessTaken } from "#app/services/consultations/hold-slot.server.ts";
import { queueConsultationEmails } from "#app/services/consultations/queue-consultation-emails.server.ts";
import { type CancelledVisit, restoreVisit } from "#app/services/consultations/restore-visit.server.ts";
import { SINCE, type Taker, withUndo } from "#app/services/undos/undos.server.ts";
import { tellTrail } from "./book-appointment.server.ts";
import { queueAppointmentEmails } from "./queue-appointment-emails.server.ts";

/** What a cancellation leaves for whoever takes it back. */
export interface Cancelled {
  version: number;
  /** When, which is also when its e-mails were queued. */
  at: string;
}

const GIVEN_AWAY = refusal("refused", "Somebody else has that time by now. It can no longer be undone.");

/** A cancelled appointment is on again, if its time is still free. Whoever was told of the end is told that it is on. */
export async function undoCancel(app: Pick<App, "db" | "now">, asked: Taker & { id: string }): Promise<Done> {
  const done = await unlessTaken(() =>
    withUndo<object, Cancelled>(app, "appointment", asked, async (db, { subjectId: id, before, after, at }) => {
      if ("holder" in before) {
        const visit = { id, version: after.version, actorId: asked.actorId, at, before: before as CancelledVisit };
        if (!(await restoreVisit(db, visit))) return SINCE;
        const told = await dropMails(db, `"consultation_id":"${id}"`, after.at);
        const leaveOut = !told.includes("client");
        if (told.length > 0) await queueConsultationEmails(db, "booked", id, { at, leaveOut });
        return { ok: true };
      }
      const find = () => findRow(db, "appointments", { id });
      const client = await find();
      if (client?.userId) await lockClient(db, client.userId);
      const found = await find();
      if (found?.state !== "cancelled" || found.version !== after.version) return SINCE;
      const { kind, calendar, orderId, startsAt, endsAt, bufferMinutes, sequence } = found;
      const again = { state: "booked", closedAt: null, closedBy: null, closedWords: "" } as const;
      const on = { ...again, sequence: sequence + 1, updatedAt: at };
      if (!(await updateVersion(db.updateTable("appointments").where("id", "=", id), after.version, on))) return SINCE;
      await holdSlot(db, { calendar, holder: "appointment", id }, { startsAt, endsAt }, bufferMinutes);
      const event = { orderId, actorId: asked.actorId, at, kind: "appointment_restored" } as const;
      await tellTrail(db, event, { kind, startsAt });
      const told = await dropMails(db, `"appointment_id":"${id}"`, after.at);
      if (told.length > 0) await queueAppointmentEmails(db, "booked", id, { at, tell: told.includes("client") });
      return { ok: true };
    }),
  );
  return done ?? GIVEN_AWAY;
}

/** What has not gone out is not true any more. Answers who has been told already. */
async function dropMails(db: Db, parameter: string, at: string) {
  const about = sql<boolean>`parameters like ${containing(parameter)} escape '\\'`;
  await db
    .updateTable("emails")
    .set({ state: "dropped", lastError: "No longer true: it was undone." })
    .where("createdAt", "=", at)
    .where("state", "=", "queued")
    .where("claimedBy", "is", null)
    .where(about)
    .execute();
  const out = await db
    .selectFrom("emails")
    .select("userId")
    .where("createdAt", "=", at)
    .where("state", "in", ["queued", "sent"])
    .where(about)
    .execute();
  return out.map(({ userId }) => (userId === null ? "house" : "client"));
}
