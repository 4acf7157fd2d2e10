import { dayOf } from "#app/domain/calendar.ts";
import { checkBlockedDays } from "#app/domain/consultations/schedule-form.ts";
import { answerActs } from "#app/routes/admin/answer-acts.server.ts";
import { AVAILABILITY } from "#app/routes/admin/paths.ts";
import { blockDays, unblockDay } from "#app/services/consultations/block-days.server.ts";
import { redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { SAVE_FAILED } from "./blocked-days-form.tsx";

export const action = answerActs(SAVE_FAILED, {
  "block-days": ({ app, doer, form, answer }) => {
    const values = form.texts(["first", "last"]);
    return answer({
      values,
      check: checkBlockedDays(values, dayOf(app.now())),
      run: (days) => blockDays(app, days, doer.id),
      done: ({ booked }, { length }) => {
        const days = length === 1 ? "The day is blocked." : `${length} days are blocked.`;
        const toast = booked > 0 ? ({ kind: "info", message: `${days} ${stays(booked)}` } as const) : days;
        return redirectWithToast(AVAILABILITY, toast);
      },
    });
  },
  "unblock-day": ({ app, doer, form, answer }) =>
    answer({
      run: () => unblockDay(app, form.text("day"), doer.id),
      done: () => redirectWithToast(AVAILABILITY, "The day is free for bookings again."),
    }),
});

export const clientAction = sending<typeof action>(SAVE_FAILED);

export { NoPage as default } from "#app/routes/admin/acts.tsx";

function stays(count: number) {
  return count === 1
    ? "1 appointment is already booked then and stays."
    : `${count} appointments are already booked then and stay.`;
}
