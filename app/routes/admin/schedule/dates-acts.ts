import { dayOf } from "#app/domain/calendar.ts";
import { takeTyped } from "#app/domain/forms/described-form.ts";
import { datesForm } from "#app/domain/schedule/dates-form.ts";
import { answerActs } from "#app/routes/admin/orders/answer-act.server.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { findOrderSchedule, saveDates } from "#app/services/schedule/save-dates.server.ts";
import { mutation, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";

const FAILED = "Failed to save the dates. Please try again.";

export const action = answerActs({
  "save-dates": async ({ app, form, place, context }) => {
    const { fabric } = await findOrderSchedule(app, place.orderId);
    const typed = takeTyped(datesForm(dayOf(app.now()), fabric.typed), form.text);
    return mutation(context, {
      ...typed,
      form: "dates",
      failed: FAILED,
      run: (dates) => saveDates(app, { ...place, version: form.wholeNumber("version") }, dates),
      done: () => redirectWithToast(orderPath(place.userId, place.orderId), "The dates are saved."),
    });
  },
});

export const clientAction = sending<typeof action>(FAILED, "dates");

export { NoPage as default } from "#app/routes/admin/acts.tsx";
