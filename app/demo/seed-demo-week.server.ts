import type { App } from "#app/app.server.ts";
import { appointmentKinds } from "#app/domain/appointments/appointment-kinds.ts";
import { momentAt } from "#app/domain/appointments/wall-time.ts";
import { addDays, dayOf } from "#app/domain/calendar.ts";
import { NO_DATES } from "#app/domain/schedule/dates-form.ts";
import { mondayOf } from "#app/domain/schedule/lateness.ts";
import { visitKey } from "#app/services/appointments/remind-visits.server.ts";
import { addressOf } from "#app/services/consultations/book-consultation.server.ts";
import { holdSlot } from "#app/services/consultations/hold-slot.server.ts";
import { projectStages } from "#app/services/schedule/project-stage.server.ts";
import { saveDates } from "#app/services/schedule/save-dates.server.ts";
import week from "./data/week.json" with { type: "json" };
import { demoOwner } from "./demo-people.ts";

const INSTALLER = "demo-installer";
const BUFFER_MINUTES = 30;

/**
 * A week around the day on which the demo is started: who goes where so many days after it, in a calendar of the
 * installer's own, what is promised in so many weeks, and what is to be done.
 */
export async function seedDemoWeek(app: App) {
  const today = dayOf(app.now());
  await app.db.transaction().execute(async (db) => {
    const at = app.now().toISOString();
    const by = { createdBy: demoOwner.id, createdAt: at, version: 1 };
    await db.updateTable("users").set({ calendar: INSTALLER }).where("id", "=", INSTALLER).execute();
    for (const { day, from, minutes, ...planned } of week.appointments) {
      const starts = momentAt(addDays(today, day), from);
      const kind = appointmentKinds.find((one) => one === planned.kind);
      if (!starts.ok || !kind) throw new Error(`${planned.id} is no appointment.`);
      const endsAt = new Date(Date.parse(starts.value) + minutes * 60_000).toISOString();
      const slot = { startsAt: starts.value, endsAt };
      const done = planned.closedWords !== "";
      const closed = { closedAt: done ? endsAt : null, closedBy: done ? INSTALLER : null };
      await db
        .insertInto("appointments")
        .values({
          ...planned,
          kind,
          ...slot,
          ...by,
          ...closed,
          state: done ? "done" : "booked",
          calendar: INSTALLER,
          assigneeId: INSTALLER,
          bufferMinutes: BUFFER_MINUTES,
          address: planned.userId ? await addressOf(db, planned.userId) : "",
          clientNote: "",
          sequence: 0,
          updatedAt: at,
        })
        .execute();
      const holder = { calendar: INSTALLER, holder: "appointment", id: planned.id } as const;
      if (!done) await holdSlot(db, holder, slot, BUFFER_MINUTES);
      // Nobody is written to because a demo was started.
      const key = visitKey(planned.id, slot.startsAt);
      await db.insertInto("reminders").values({ key, at, emailId: null }).execute();
    }
    for (const { day, ...task } of week.tasks) {
      const dueOn = day === null ? null : addDays(today, day);
      const open = { note: "", orderId: null, doneAt: null, doneBy: null };
      await db
        .insertInto("tasks")
        .values({ ...task, ...by, ...open, dueOn })
        .execute();
    }
    await projectStages(
      db,
      week.appointments.flatMap(({ orderId }) => orderId ?? []),
    );
  });
  for (const { orderId, weeks } of week.promises) {
    const { userId } = await app.db
      .selectFrom("orders")
      .select("userId")
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    const promisedWeek = addDays(mondayOf(today), 7 * weeks);
    const seen = { userId, orderId, actorId: demoOwner.id, version: 0 };
    await saveDates(app, seen, { ...NO_DATES, promisedWeek });
  }
}
