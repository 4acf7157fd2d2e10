import type { App } from "#app/app.server.ts";
import { type Db, findRow, updateVersion } from "#app/db/client.server.ts";
import { checkBegun, checkFound, checkOpen } from "#app/domain/appointments/check-appointment.ts";
import { checkCancelMessage, checkText } from "#app/domain/consultations/consultation-rules.ts";
import type { Slot } from "#app/domain/consultations/free-times.ts";
import { HOUSE } from "#app/domain/consultations/schedule.ts";
import { formatVisit } from "#app/domain/dates.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { holdSlot, releaseSlot } from "#app/services/consultations/hold-slot.server.ts";
import { noteUndo } from "#app/services/undos/undos.server.ts";
import { tellTrail } from "./book-appointment.server.ts";
import { findStaff } from "./find-staff.server.ts";
import { type Asked, askAboutTime, unlessHeld } from "./plan-time.server.ts";
import { queueAppointmentEmails } from "./queue-appointment-emails.server.ts";
import type { Cancelled } from "./undo-cancel.server.ts";

export const APPOINTMENT_MISSING = "Appointment not found.";
const MISSING = refusal("missing", APPOINTMENT_MISSING);
const CHANGED = refusal(
  "stale",
  "This appointment was changed in another tab or on another device. Please look at it again.",
);

interface Acting {
  actorId: string;
  id: string;
  /** The version that they were looking at. */
  version: number;
}

/** What is written about it besides its time. */
interface Details {
  title: string;
  address: string;
  clientNote: string;
  houseNote: string;
}

interface Move extends Acting {
  slot: Slot;
  /** As it was, where nothing is said of them. */
  bufferMinutes?: number;
  assigneeId?: string | null;
  details?: Details;
  tell: boolean;
  anyway: string;
}

type Appointment = NonNullable<Awaited<ReturnType<typeof find>>>;

function find(db: Db, id: string) {
  return findRow(db, "appointments", { id });
}

/** Finds it with its client's row locked, so that nobody acts on what is about to change. */
async function findLocked(db: Db, id: string) {
  const found = await find(db, id);
  if (found?.userId) await lockClient(db, found.userId);
  return found && find(db, id);
}

/** Another time, another person or other words: the old time is given back and the new one taken, both or neither. */
export async function moveAppointment(app: Pick<App, "db" | "now">, move: Move): Promise<Done | Asked> {
  const { actorId, id, version, slot, tell, anyway } = move;
  let wanted: { slot: Slot; bufferMinutes: number; calendar: string; id: string } | undefined;
  return unlessHeld(
    app,
    () => wanted,
    () =>
      app.db.transaction().execute(async (db): Promise<Done | Asked> => {
        const now = app.now();
        const at = now.toISOString();
        const found = await findLocked(db, id);
        if (!found) return MISSING;
        const open = checkOpen(found);
        if (!open.ok) return refusal("refused", open.reason);
        const to = await wantedOf(db, found, move);
        if (!to.ok) return to;
        const { moved, values } = to;
        if (Object.keys(values).length === 0) return { ok: true };
        if (version !== found.version) return CHANGED;
        const { calendar, bufferMinutes } = { ...found, ...values };
        wanted = { slot, bufferMinutes, calendar, id };
        const asked = moved && (await askAboutTime(db, { kind: found.kind, slot, calendar, anyway, now }));
        if (asked) return asked;
        const written = await updateVersion(db.updateTable("appointments").where("id", "=", id), version, {
          ...values,
          sequence: found.sequence + 1,
          updatedAt: at,
        });
        if (!written) return CHANGED;
        await holdSlot(db, { calendar, holder: "appointment", id }, slot, bufferMinutes);
        const event = { orderId: found.orderId, actorId, at, kind: "appointment_moved" } as const;
        if (moved) await tellTrail(db, event, { kind: found.kind, ...slot });
        await queueAppointmentEmails(db, "moved", id, { at, tell, startedBefore: moved ? found.startsAt : "" });
        return { ok: true };
      }),
  );
}

/** The columns that would change, and whether its time is among them. */
async function wantedOf(db: Db, found: Appointment, { slot, bufferMinutes, assigneeId, details }: Move) {
  const assignee = assigneeId ? await findStaff(db, assigneeId) : undefined;
  if (assigneeId && !assignee) return refusal("invalid", "Please choose who goes.", "assignee");
  const wanted = {
    ...slot,
    ...details,
    ...(bufferMinutes !== undefined && found.kind !== "blocked" && { bufferMinutes }),
    ...(assigneeId !== undefined && { assigneeId, calendar: assignee?.calendar ?? HOUSE }),
  };
  const values = Object.fromEntries(
    Object.entries(wanted).filter(([column, value]) => found[column as keyof Appointment] !== value),
  ) as Partial<typeof wanted>;
  const moved = "startsAt" in values || "endsAt" in values;
  return { ok: true as const, values, moved };
}

/** The time becomes free for others. A second press changes nothing more. */
export async function cancelAppointment(
  app: Pick<App, "db" | "now">,
  { actorId, id, version, message, tell }: Acting & { message: string; tell: boolean },
): Promise<Done<{ undoId: string | null }>> {
  return app.db.transaction().execute(async (db): Promise<Done<{ undoId: string | null }>> => {
    const at = app.now().toISOString();
    const found = await findLocked(db, id);
    if (!found) return MISSING;
    if (found.state === "cancelled") return { ok: true, undoId: null };
    const open = checkOpen(found);
    if (!open.ok) return refusal("refused", open.reason);
    const words = found.userId ? checkCancelMessage(message) : checkText(message, "message");
    if (!words.ok) return refusal("invalid", words.reason, words.field);
    const closed = await close(db, { actorId, id, version }, { state: "cancelled", words: words.value, found, at });
    if (!closed) return CHANGED;
    const event = { orderId: found.orderId, actorId, at, kind: "appointment_cancelled" } as const;
    await tellTrail(db, event, { kind: found.kind, startsAt: found.startsAt, reason: words.value });
    await queueAppointmentEmails(db, "cancelled", id, { at, tell });
    const done = `Cancelled the ${found.kind} of ${formatVisit(found.startsAt)}`;
    const after: Cancelled = { version: version + 1, at };
    const undo = { kind: "appointment", actorId, subjectId: id, words: done, before: {}, after, at } as const;
    return { ok: true, undoId: await noteUndo(db, undo) };
  });
}

/** It has been, or has not: what was found stands on it from then on. */
export async function closeAppointment(
  app: Pick<App, "db" | "now">,
  { actorId, id, version, done, words }: Acting & { done: boolean; words: string },
): Promise<Done> {
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const at = app.now().toISOString();
    const found = await findLocked(db, id);
    if (!found) return MISSING;
    const state = done ? "done" : "not done";
    const text: Verdict<string> = checkFound(words, { done });
    // Pressed twice.
    if (found.state === state && text.ok && found.closedWords === text.value) return { ok: true };
    const open = checkOpen(found);
    if (!open.ok) return refusal("refused", open.reason);
    if (!text.ok) return refusal("invalid", text.reason, text.field);
    const begun = checkBegun(found, at, "You can move or cancel it.");
    if (!begun.ok) return refusal("refused", begun.reason);
    const closed = await closeFound(db, { actorId, id, version }, { state, words: text.value, found, at });
    return closed ? { ok: true } : CHANGED;
  });
}

interface Closing<State = "done" | "not done" | "cancelled"> {
  state: State;
  words: string;
  found: Pick<Appointment, "sequence" | "orderId" | "kind" | "startsAt">;
  at: string;
}

/** The same inside the transaction of its caller, told in the trail; false where somebody else was first. */
export async function closeFound(db: Db, acting: Acting, closing: Closing<"done" | "not done">) {
  if (!(await close(db, acting, closing))) return false;
  const { found, state, words, at } = closing;
  const event = { orderId: found.orderId, actorId: acting.actorId, at, kind: "appointment_closed" } as const;
  const reason = [state, words].filter(Boolean).join(": ");
  await tellTrail(db, event, { kind: found.kind, startsAt: found.startsAt, reason });
  return true;
}

async function close(db: Db, { actorId, id, version }: Acting, { state, words, found, at }: Closing) {
  const written = await updateVersion(db.updateTable("appointments").where("id", "=", id), version, {
    state,
    closedAt: at,
    closedBy: actorId,
    closedWords: words,
    sequence: found.sequence + 1,
    updatedAt: at,
  });
  if (written) await releaseSlot(db, id);
  return written;
}
