import type { RouterContextProvider } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { checkTime } from "#app/domain/appointments/check-appointment.ts";
import { consultationPath } from "#app/routes/admin/paths.ts";
import { askedOf } from "#app/routes/admin/week/asked.ts";
import { moveVisit } from "#app/services/appointments/book-visit.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import type { Form } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";

interface Moving {
  form: Form;
  change: { actorId: string; id: string; version: number };
  tell: boolean;
}

/** Staff move a consultation to another time, however late. */
export function moveTheVisit(context: Readonly<RouterContextProvider>, { form, change, tell }: Moving) {
  const app = context.get(appContext);
  const typed = form.texts(["day", "from", "minutes"]);
  return mutation(context, {
    form: "move",
    values: { ...typed, leaveOut: tell ? "" : "on" },
    check: checkTime({ ...typed, buffer: "" }, app.now()),
    run: ({ startsAt, endsAt }) =>
      moveVisit(app, { ...change, slot: { startsAt, endsAt }, tell, anyway: form.text("anyway") }),
    failed: "Failed to change the consultation. Please try again.",
    more: askedOf,
    done: () => redirectWithToast(consultationPath(change.id), "The consultation is moved."),
  });
}
