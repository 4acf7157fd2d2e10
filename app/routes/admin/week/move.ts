import { data } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { checkTime } from "#app/domain/appointments/check-appointment.ts";
import { WEEK } from "#app/routes/admin/paths.ts";
import { moveVisit } from "#app/services/appointments/book-visit.server.ts";
import { moveAppointment } from "#app/services/appointments/change-appointment.server.ts";
import { mutation, readForm } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { missing } from "#app/web/page-meta.ts";
import type { Route } from "./+types/move";
import { askedOf } from "./asked.ts";

const MOVE_FAILED = "Failed to move it. Please try again.";

/** Nothing is shown here: a card of the week is dragged, or moved by keys, and sent to this address. */
export function loader() {
  throw missing({ title: "Week", sentence: "There is nothing to see here.", way: { to: WEEK, label: "Week" } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const move = {
    actorId: context.get(userContext).id,
    id: form.text("id"),
    version: form.wholeNumber("version"),
    tell: form.checked("tell"),
    anyway: form.text("anyway"),
  };
  const run = form.text("holder") === "consultation" ? moveVisit : moveAppointment;
  return mutation(context, {
    check: checkTime({ ...form.texts(["day", "from", "minutes"]), buffer: "" }, app.now()),
    run: ({ startsAt, endsAt }) => run(app, { ...move, slot: { startsAt, endsAt } }),
    failed: MOVE_FAILED,
    more: askedOf,
    done: () => data({ moved: move.id }),
  });
}

export const clientAction = sending<typeof action>(MOVE_FAILED);
