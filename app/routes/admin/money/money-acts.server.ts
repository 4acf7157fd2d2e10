import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import type { OrderRequest } from "#app/routes/admin/orders/save-order.server.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { setReminders } from "#app/services/ledger/money-settings.server.ts";
import { moveMoney } from "#app/services/ledger/move-money.server.ts";
import { recordPayment } from "#app/services/ledger/record-payment.server.ts";
import { recordRefund } from "#app/services/ledger/record-refund.server.ts";
import { reverseEntry } from "#app/services/ledger/reverse-entry.server.ts";
import { settleOrder } from "#app/services/ledger/settle-order.server.ts";
import { addCredit, writeOff } from "#app/services/ledger/take-off.server.ts";
import { takeOver } from "#app/services/ledger/take-over.server.ts";
import { noteNotReceived } from "#app/services/ledger/tell-payment.server.ts";
import { cancelAndSettle } from "#app/services/quotes/plain/cancel-order.server.ts";
import { leaveOlderDue, remindNow } from "#app/services/reminders/remind-now.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { FORM_KEY } from "#app/web/new-form-key.ts";
import { MONEY_FAILED } from "./money-words.ts";

interface Act {
  app: Parameters<typeof recordPayment>[0];
  place: { actorId: string; userId: string; orderId: string; formKey: string };
  typed: Typed;
  leaveOut: boolean;
}

type Typed = Record<(typeof names)[number], string>;
type Done = { ok: true; receiptNumber?: string | null };

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
] as const;

/** One act on the money of an order: read, done by its use case, and said in a toast. */
function act(run: (act: Act) => Promise<Done | Refusal>, said: (done: Done, typed: Typed) => string) {
  return ({ form, params, context }: OrderRequest) => {
    const typed = form.texts(names);
    const place = { actorId: context.get(userContext).id, ...params, formKey: form.text(FORM_KEY) };
    const leaveOut = form.checked("leaveOut");
    const values = { ...typed, leaveOut: leaveOut ? "on" : "" };
    // Nothing is done yet: the page tells what it would do.
    if (form.checked("foresee")) return { form: "money", error: "", values };
    return mutation(context, {
      form: "money",
      failed: MONEY_FAILED,
      values,
      run: () => run({ app: context.get(appContext), place, typed, leaveOut }),
      done: (done: Done) => redirectWithToast(orderPath(params.userId, params.orderId), said(done, typed)),
    });
  };
}

/** A number as our own form wrote it; anything else is none. */
const readVersion = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);

const receipt = ({ receiptNumber }: Done) => (receiptNumber ? `: ${receiptNumber}` : "");

export const moneyIntents = new Map([
  [
    "money-payment",
    act(
      ({ app, place, typed }) => recordPayment(app, place, typed),
      (done) => `The payment is recorded${receipt(done)}.`,
    ),
  ],
  [
    "money-refund",
    act(
      ({ app, place, typed }) => recordRefund(app, place, typed),
      (done) => `The refund is recorded${receipt(done)}.`,
    ),
  ],
  [
    "money-credit",
    act(
      ({ app, place, typed }) => addCredit(app, place, typed),
      () => "The credit is added.",
    ),
  ],
  [
    "money-write-off",
    act(
      ({ app, place, typed }) => writeOff(app, place, typed),
      () => "It is written off.",
    ),
  ],
  [
    "money-reverse",
    act(
      ({ app, place, typed }) => reverseEntry(app, place, typed),
      () => "The entry is reversed.",
    ),
  ],
  [
    "money-move",
    act(
      ({ app, place, typed }) => moveMoney(app, place, typed),
      (_, { toOrderId }) => `Moved to order #${toOrderId}.`,
    ),
  ],
  [
    "money-settle",
    act(
      ({ app, place, typed, leaveOut }) => settleOrder(app, place, { ...typed, leaveOut }),
      (done) => `The order is settled${receipt(done)}.`,
    ),
  ],
  [
    "money-cancel",
    act(
      ({ app, place, typed, leaveOut }) =>
        cancelAndSettle(app, { ...place, version: readVersion(typed.version) }, { ...typed, leaveOut }),
      (done) => `The order is cancelled and settled${receipt(done)}.`,
    ),
  ],
  [
    "money-take-over",
    act(
      ({ app, place, typed }) => takeOver(app, place, typed),
      () => "The money of this order is kept here now.",
    ),
  ],
  [
    "money-not-received",
    act(
      ({ app, place }) => noteNotReceived(app, place),
      () => "Noted: nothing has come.",
    ),
  ],
  [
    "money-remind",
    act(
      ({ app, place, typed }) => remindNow(app, place, typed),
      () => "The reminder is on its way.",
    ),
  ],
  [
    "money-leave",
    act(
      ({ app, place }) => leaveOlderDue(app, place),
      () => "It is left as it is.",
    ),
  ],
  [
    "money-reminders",
    act(
      ({ app, place, typed }) => setReminders(app, { ...place, off: typed.off === "yes" }),
      (_, { off }) => (off === "yes" ? "No more reminders for this order." : "Reminders are on again."),
    ),
  ],
]);
