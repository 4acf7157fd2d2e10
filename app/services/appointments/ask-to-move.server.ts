import type { App } from "#app/app.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { kindLabels } from "#app/domain/appointments/appointment-kinds.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { checkText } from "#app/domain/consultations/consultation-rules.ts";
import { formatVisit } from "#app/domain/dates.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { queueNotice } from "#app/services/emails/queue-email.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { writeOwnersTask } from "#app/services/tasks/change-task.server.ts";
import { listMyAppointments } from "./find-appointments.server.ts";

interface Asked {
  user: { id: string; firstName: string; lastName: string; email: string };
  orderId: string;
  appointmentId: string;
  message: string;
}

/** The time does not suit the client: we are told, and move it with them. */
export async function askToMove(
  app: Pick<App, "db" | "now">,
  { user, orderId, appointmentId, message }: Asked,
): Promise<Done> {
  const text = checkText(message, "message");
  if (!text.ok) return refusal("invalid", text.reason, text.field);
  if (text.value === "") return refusal("invalid", "Please tell us which times suit you.", "message");
  const counted = await countAttempt(app, [{ key: `ask-to-move:${user.id}`, attempts: 10, minutes: 60 }]);
  if (!counted.ok) return counted;
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const at = app.now().toISOString();
    const mine = await listMyAppointments({ db, now: app.now }, user.id, orderId);
    const found = mine.find(({ id }) => id === appointmentId);
    if (!found || found.kind === "blocked")
      return refusal("missing", "This appointment has changed. Please look at it again.");
    const details = { visit: found.kind, after: found.startsAt };
    await recordEvent(db, { orderId, actorId: user.id, at, kind: "appointment_move_asked", details });
    const title = `${fullName(user)} asks for another time: ${kindLabels[found.kind]}, ${formatVisit(found.startsAt)}`;
    const task = { title: title.slice(0, 200), note: text.value, dueOn: dayOf(at), orderId };
    await writeOwnersTask(db, task, { actorId: user.id, at });
    await queueNotice(db, {
      kind: "installation_move_asked",
      parameters: {
        order_id: orderId,
        customer_name: fullName(user),
        customer_email: user.email,
        appointment_id: found.id,
        visit: found.kind,
        starts_at: found.startsAt,
        message: text.value,
      },
      orderId,
      at,
    });
    return { ok: true };
  });
}
