import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { addRows, type Db, findRow } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { rolesThatMay } from "#app/domain/accounts/role.ts";
import { type AppointmentKind, kindLabels, nameOf } from "#app/domain/appointments/appointment-kinds.ts";
import type { PlannedAppointment } from "#app/domain/appointments/check-appointment.ts";
import { HOUSE } from "#app/domain/consultations/schedule.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { holdSlot } from "#app/services/consultations/hold-slot.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { projectStage } from "#app/services/schedule/project-stage.server.ts";
import { finishPlanAgain } from "#app/services/tasks/change-task.server.ts";
import { findStaff } from "./find-staff.server.ts";
import { type Asked, askAboutTime, unlessHeld } from "./plan-time.server.ts";
import { queueAppointmentEmails } from "./queue-appointment-emails.server.ts";

export interface BookedBy {
  actorId: string;
  /** The client is e-mailed. */
  tell: boolean;
  /** What was said yes to, as yesTo writes it. */
  anyway: string;
  formKey?: string | undefined;
}

type Booked = Done<{ id: string }> | Asked;

/** Staff take an hour for an installation, a measure, a pick-up, something else, or for nobody. */
export async function bookAppointment(
  app: Pick<App, "db" | "now">,
  plan: PlannedAppointment & { kind: AppointmentKind },
  { actorId, tell, anyway, formKey: key }: BookedBy,
): Promise<Booked> {
  let calendar = HOUSE;
  const { startsAt, endsAt, bufferMinutes } = plan;
  const wanted = () => ({ slot: { startsAt, endsAt }, bufferMinutes, calendar });
  const form = { userId: actorId, purpose: "book-appointment", key };
  return unlessHeld(app, wanted, () =>
    makeOnce(app, form, async (db): Promise<Booked> => {
      const now = app.now();
      const at = now.toISOString();
      const about = await findSubject(db, plan);
      if (!about.ok) return about;
      if (about.userId && !(await lockClient(db, about.userId))) return NO_CLIENT;
      const assignee = plan.assigneeId ? await findStaff(db, plan.assigneeId) : undefined;
      if (plan.assigneeId && !assignee) return refusal("invalid", "Please choose who goes.", "assignee");
      calendar = assignee?.calendar ?? HOUSE;
      const asked = await askAboutTime(db, { kind: plan.kind, slot: { startsAt, endsAt }, calendar, anyway, now });
      if (asked) return asked;
      const id = randomUUID();
      await addRows(db, "appointments", {
        id,
        kind: plan.kind,
        calendar,
        assigneeId: plan.assigneeId,
        orderId: about.orderId,
        userId: about.userId,
        startsAt,
        endsAt,
        bufferMinutes,
        state: "booked",
        title: plan.title,
        address: plan.address,
        clientNote: plan.clientNote,
        houseNote: plan.houseNote,
        sequence: 0,
        version: 1,
        createdBy: actorId,
        createdAt: at,
        updatedAt: at,
        closedWords: "",
      });
      await holdSlot(db, { calendar, holder: "appointment", id }, { startsAt, endsAt }, bufferMinutes);
      await tellTrail(db, { orderId: about.orderId, actorId, at, kind: "appointment_booked" }, plan);
      const { kind, title } = plan;
      const name = nameOf({ kind, title, customer: about.customer });
      await finishPlanAgain(db, { what: kindLabels[kind], name, orderId: about.orderId }, { actorId, at });
      await queueAppointmentEmails(db, "booked", id, { at, tell });
      return { ok: true, id };
    }),
  );
}

const NO_CLIENT = refusal("invalid", "There is no such client.", "customer");

type Subject = Done<{ orderId: string | null; userId: string | null; customer: string }>;

/** Whom and what it is about: the client of its order, where it has one. */
async function findSubject(db: Db, { kind, orderId, customerId }: PlannedAppointment): Promise<Subject> {
  const nobody = { ok: true, orderId: null, userId: null, customer: "" } as const;
  if (kind === "blocked") return nobody;
  if (orderId) {
    const order = await findRow(db, "orders", { id: orderId }, ["userId"]);
    if (!order) return refusal("invalid", "There is no such order.", "order");
    return { ...nobody, orderId, userId: order.userId };
  }
  if (!customerId) return nobody;
  const customer = await findCustomerId(db, customerId);
  if (!customer) return NO_CLIENT;
  return { ...nobody, userId: customer.id, customer: fullName(customer) };
}

export function findCustomerId(db: Db, id: string) {
  const customers = db
    .selectFrom("users")
    .select(["id", "firstName", "lastName"])
    .where("role", "in", rolesThatMay("order"));
  return customers.where("id", "=", id).executeTakeFirst();
}

interface Told {
  orderId: string | null;
  actorId: string;
  at: string;
  kind:
    | "appointment_booked"
    | "appointment_moved"
    | "appointment_cancelled"
    | "appointment_closed"
    | "appointment_restored";
}

/** In the order's trail, where it is about one. */
export async function tellTrail(
  db: Db,
  { orderId, ...event }: Told,
  about: { kind: AppointmentKind; startsAt: string; reason?: string },
) {
  if (!orderId) return;
  const details = { visit: about.kind, after: about.startsAt, ...(about.reason && { reason: about.reason }) };
  await recordEvent(db, { orderId, ...event, details });
  await projectStage(db, orderId);
}
