import type { Refusal } from "#app/domain/refusal.ts";
import { type ActRequest, answerActs } from "#app/routes/admin/orders/answer-act.server.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { checkCardMoney } from "#app/services/cards/flag-money.server.ts";
import { setReminders } from "#app/services/ledger/money-settings.server.ts";
import { moveMoney } from "#app/services/ledger/move-money.server.ts";
import { recordPayment, recordRefund } from "#app/services/ledger/record-money.server.ts";
import { reverseEntry } from "#app/services/ledger/reverse-entry.server.ts";
import { settleOrder } from "#app/services/ledger/settle-order.server.ts";
import { addCredit, writeOff } from "#app/services/ledger/take-off.server.ts";
import { takeOver } from "#app/services/ledger/take-over.server.ts";
import { noteNotReceived } from "#app/services/ledger/tell-payment.server.ts";
import { cancelAndSettle } from "#app/services/orders/life/cancel-order.server.ts";
import { leaveOlderDue, remindNow } from "#app/services/reminders/remind-now.server.ts";
import { mutation, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { MONEY_FAILED } from "./money-fields.tsx";

export const action = answerActs({
  "record-payment": act(recordPayment, (done) => `The payment is recorded${receipt(done)}.`),
  "record-refund": act(recordRefund, (done) => `The refund is recorded${receipt(done)}.`),
  "add-credit": act(addCredit, () => "The credit is added."),
  "write-off": act(writeOff, () => "It is written off."),
  "reverse-entry": act(reverseEntry, () => "The entry is reversed."),
  "move-money": act(moveMoney, () => "The money is moved."),
  settle: act(settleOrder, (done) => `The order is settled${receipt(done)}.`),
  "cancel-and-settle": act(
    (app, place, typed) => cancelAndSettle(app, { ...place, version: readVersion(typed.version) }, typed),
    (done) => `The order is cancelled and settled${receipt(done)}.`,
  ),
  "take-over": act(takeOver, () => "The money of this order is kept here now."),
  "not-received": act(noteNotReceived, () => "Noted: nothing has come."),
  "remind-now": act(remindNow, () => "The reminder is on its way."),
  "leave-older-due": act(leaveOlderDue, () => "It is left as it is."),
  "set-reminders": act(
    (app, place, { off }) => setReminders(app, { ...place, off: off === "yes" }),
    (_, { off }) => (off === "yes" ? "No more reminders for this order." : "Reminders are on again."),
  ),
  "check-card-money": act(
    (app, place, { seenAt }) => checkCardMoney(app, { ...place, seenAt }),
    () => "Noted: you have looked at it.",
  ),
});

export const clientAction = sending<typeof action>(MONEY_FAILED, "money");

export { NoPage as default } from "#app/routes/admin/acts.tsx";

const names = [
  "amount",
  "method",
  "receivedOn",
  "reference",
  "note",
  "toOrderId",
  "entryId",
  "off",
  "purpose",
  "anyway",
  "keep",
  "tax",
  "version",
  "line",
  "seenAt",
] as const;

type Typed = Record<(typeof names)[number], string> & { leaveOut: boolean };
type Done = { ok: true; receiptNumber?: string | null };
type UseCase = (
  app: ActRequest["app"],
  place: ActRequest["place"] & { formKey: string },
  typed: Typed,
) => Promise<Done | Refusal>;

/** One act on the money of an order: read, done by its use case, and said in a toast. */
function act(run: UseCase, said: (done: Done, typed: Typed) => string) {
  return ({ app, form, place, context }: ActRequest) => {
    const texts = form.texts(names);
    const typed = { ...texts, leaveOut: form.checked("leaveOut") };
    const values = { ...texts, leaveOut: typed.leaveOut ? "on" : "" };
    // Nothing is done yet: the page tells what it would do.
    if (form.checked("foresee")) return { form: "money", error: "", values };
    return mutation(context, {
      form: "money",
      failed: MONEY_FAILED,
      values,
      run: () => run(app, { ...place, formKey: form.key }, typed),
      done: (done: Done) => redirectWithToast(orderPath(place.userId, place.orderId), said(done, typed)),
    });
  };
}

/** A number as our own form wrote it; anything else is none. */
function readVersion(text: string) {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

function receipt({ receiptNumber }: Done) {
  return receiptNumber ? `: ${receiptNumber}` : "";
}
