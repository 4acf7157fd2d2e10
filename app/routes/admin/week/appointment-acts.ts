import { appointmentFields, checkAppointment } from "#app/domain/appointments/check-appointment.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { oneLine } from "#app/domain/one-line.ts";
import { answerActs, type Sent } from "#app/routes/admin/answer-acts.server.ts";
import { appointmentMissing } from "#app/routes/admin/missing.server.ts";
import { dayInWeekPath, WEEK } from "#app/routes/admin/paths.ts";
import { undoToast } from "#app/routes/admin/undo/undo-toast.ts";
import {
  cancelAppointment,
  closeAppointment,
  moveAppointment,
} from "#app/services/appointments/change-appointment.server.ts";
import { redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { askedOf } from "./asked.ts";

const CHANGE_FAILED = "Failed to change the appointment. Please try again.";

const thrown = { missing: appointmentMissing };

export const action = answerActs(CHANGE_FAILED, {
  "mark-done": (sent) => close(sent, true),
  "mark-not-done": (sent) => close(sent, false),
  "change-appointment": ({ app, form, seen, answer }) => {
    const typed = form.texts(appointmentFields);
    // What it is and whom it is about stays: only its own words and time are read.
    const other = { ...typed, title: typed.title || "-", kind: "other", order: "", customer: "" };
    return answer({
      values: { ...typed, tell: form.text("tell") },
      check: checkAppointment(other, app.now()),
      run: ({ startsAt, endsAt, bufferMinutes, assigneeId, address, clientNote, houseNote }) =>
        moveAppointment(app, {
          ...seen,
          slot: { startsAt, endsAt },
          bufferMinutes,
          assigneeId,
          details: { title: oneLine(typed.title), address, clientNote, houseNote },
          tell: form.checked("tell"),
          anyway: form.text("anyway"),
        }),
      thrown,
      more: askedOf,
      done: (_, { startsAt }) => redirectWithToast(dayInWeekPath(dayOf(startsAt)), "It is saved."),
    });
  },
  "cancel-appointment": ({ app, form, seen, answer }) => {
    const values = form.texts(["message", "tell"]);
    return answer({
      values,
      run: () => cancelAppointment(app, { ...seen, message: values.message, tell: form.checked("tell") }),
      thrown,
      done: ({ undoId }) => redirectWithToast(WEEK, undoToast("It is cancelled.", undoId)),
    });
  },
});

function close({ app, form, seen, answer }: Sent, done: boolean) {
  const values = form.texts(["closedWords"]);
  return answer({
    values,
    run: () => closeAppointment(app, { ...seen, done, words: values.closedWords }),
    thrown,
    done: () => redirectWithToast(WEEK, "It is closed."),
  });
}

export const clientAction = sending<typeof action>(CHANGE_FAILED);

export { NoPage as default } from "#app/routes/admin/acts.tsx";
