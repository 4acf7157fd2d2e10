import { checkTime } from "#app/domain/appointments/check-appointment.ts";
import { checkCancelMessage } from "#app/domain/consultations/consultation-rules.ts";
import { answerActs, type Sent } from "#app/routes/admin/answer-acts.server.ts";
import { consultationPath } from "#app/routes/admin/paths.ts";
import { undoToast } from "#app/routes/admin/undo/undo-toast.ts";
import { askedOf } from "#app/routes/admin/week/asked.ts";
import { moveVisit, noteFound } from "#app/services/appointments/book-visit.server.ts";
import { cancelConsultation } from "#app/services/consultations/change-consultation.server.ts";
import { chooseCredit } from "#app/services/consultations/credit-consultation.server.ts";
import { markFee, refundFee } from "#app/services/consultations/visit-fees.server.ts";
import { redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";

const CHANGE_FAILED = "Failed to change the consultation. Please try again.";

export const action = answerActs(CHANGE_FAILED, {
  "mark-paid": (sent) => markPaid(sent, true),
  "mark-not-paid": (sent) => markPaid(sent, false),
  "refund-fee": ({ app, form, seen, leaveOut, answer }) => {
    const values = form.texts(["amount", "method", "receivedOn", "reference", "note", "leaveOut"]);
    return answer({
      values,
      run: () => refundFee(app, { ...seen, leaveOut, typed: values }),
      done: () => redirectWithToast(consultationPath(seen.id), "The refund is recorded."),
    });
  },
  "credit-fee": ({ app, form, seen, leaveOut, answer }) => {
    const choice = { orderId: form.text("creditOrderId") || null, early: form.checked("creditEarly") };
    return answer({
      values: form.texts(["leaveOut"]),
      run: () => chooseCredit(app, { ...seen, ...choice, leaveOut }),
      done: () => redirectWithToast(consultationPath(seen.id), "The credit is saved."),
    });
  },
  "note-found": ({ app, form, seen, answer }) => {
    const values = form.texts(["foundWords"]);
    return answer({
      values,
      run: () => noteFound(app, { ...seen, words: values.foundWords }),
      done: () => redirectWithToast(consultationPath(seen.id), "It is noted."),
    });
  },
  "move-consultation": ({ app, form, seen, leaveOut, answer }) => {
    const values = form.texts(["day", "from", "minutes", "leaveOut"]);
    return answer({
      values,
      check: checkTime({ ...values, buffer: "" }, app.now()),
      run: ({ startsAt, endsAt }) =>
        moveVisit(app, { ...seen, slot: { startsAt, endsAt }, tell: !leaveOut, anyway: form.text("anyway") }),
      more: askedOf,
      done: () => redirectWithToast(consultationPath(seen.id), "The consultation is moved."),
    });
  },
  "cancel-consultation": ({ app, form, seen, leaveOut, answer }) => {
    const values = form.texts(["message", "leaveOut"]);
    const told = `The consultation is cancelled. The client is ${leaveOut ? "not e-mailed" : "told by e-mail"}.`;
    return answer({
      values,
      check: checkCancelMessage(values.message),
      run: (message) => cancelConsultation(app, { ...seen, leaveOut, by: "owner", message }),
      done: ({ undoId }) => redirectWithToast(consultationPath(seen.id), undoToast(told, undoId)),
    });
  },
});

function markPaid({ app, form, seen, leaveOut, answer }: Sent, paid: boolean) {
  const values = form.texts(["method", "receivedOn", "leaveOut"]);
  return answer({
    values,
    run: () => markFee(app, { ...seen, ...values, paid, leaveOut }),
    done: () => redirectWithToast(consultationPath(seen.id), `The fee is marked as ${paid ? "paid" : "not paid"}.`),
  });
}

export const clientAction = sending<typeof action>(CHANGE_FAILED);

export { NoPage as default } from "#app/routes/admin/acts.tsx";
