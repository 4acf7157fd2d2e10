import type { ActionFunctionArgs, RouterContextProvider } from "react-router";
import type { App } from "#app/app.server.ts";
import { appContext, userContext } from "#app/contexts.server.ts";
import { type DescribedForm, takeTyped } from "#app/domain/forms/described-form.ts";
import {
  arrivalForm,
  cancelForm,
  changeForm,
  draftForm,
  expectForm,
  newLineForm,
  type OfLine,
  settleForm,
  takeBackForm,
  tellForm,
} from "#app/domain/purchasing/purchase-forms.ts";
import type { Done } from "#app/domain/refusal.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { PURCHASE_LIST, purchaseOrderPath } from "#app/routes/admin/paths.ts";
import {
  acknowledgePurchase,
  cancelLine,
  changeLine,
  expectLine,
  recordArrival,
  type SeenPurchase,
  settleLine,
  takeBackArrival,
  tellChange,
} from "#app/services/purchasing/act-on-purchase.server.ts";
import {
  addPurchaseLine,
  discardPurchase,
  placePurchase,
  saveDraftPurchase,
} from "#app/services/purchasing/draft-purchase.server.ts";
import { findPurchaseOrder } from "#app/services/purchasing/find-purchase-orders.server.ts";
import { type Form, mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { missing } from "#app/web/page-meta.ts";
import { FAILED, type FoundPurchase, formOf, type PurchaseAct, purchaseMissing } from "./purchase-act.ts";

interface Sent {
  app: App;
  context: Readonly<RouterContextProvider>;
  form: Form;
  order: FoundPurchase;
  seen: SeenPurchase;
}

/** What was typed into a described form, and what is done with it. */
interface Act<Value> {
  form: DescribedForm<Value> | undefined;
  run: (value: Value) => Promise<Done>;
  said: string;
  to?: string;
}

const acts: Record<PurchaseAct, (sent: Sent) => Promise<unknown>> = {
  "save-purchase": (sent) =>
    answer(sent, {
      form: draftForm(sent.order.lines),
      run: (draft) => saveDraftPurchase(sent.app, sent.seen, draft),
      said: "The draft is saved.",
    }),
  "place-purchase": (sent) => {
    const by = byOf(sent.form);
    return answer(sent, {
      form: draftForm(sent.order.lines),
      run: (draft) => placePurchase(sent.app, sent.seen, { ...draft, by }),
      said: by === "mail" ? "The order is on its way to the supplier." : "Marked as ordered.",
    });
  },
  "add-purchase-line": (sent) =>
    answer(sent, {
      form: newLineForm,
      run: (typed) => addPurchaseLine(sent.app, sent.seen, typed),
      said: "The line is on the draft.",
    }),
  "discard-purchase": (sent) =>
    answer(sent, {
      form: undefined,
      run: () => discardPurchase(sent.app, sent.seen),
      said: `${sent.order.id} is discarded. What it was for is on the purchase list again.`,
      to: PURCHASE_LIST,
    }),
  "tell-change": (sent) => {
    const by = byOf(sent.form);
    return answer(sent, {
      form: tellForm,
      run: ({ email }) => tellChange(sent.app, sent.seen, { by, email }),
      said: by === "mail" ? "The change is on its way to the supplier." : "Noted: the supplier knows.",
    });
  },
  "acknowledge-purchase": (sent) =>
    answer(sent, {
      form: undefined,
      run: () => acknowledgePurchase(sent.app, sent.seen),
      said: "Marked as acknowledged.",
    }),
  "expect-line": onLine(() => expectForm, expectLine, "The day is noted."),
  "change-line": onLine(changeForm, changeLine, "The line is changed. The supplier has not been told yet."),
  "cancel-line": onLine(() => cancelForm, cancelLine, "The line is cancelled. The supplier has not been told yet."),
  "record-arrival": onLine(arrivalForm, recordArrival, "The arrival is recorded."),
  "take-back-arrival": onLine(() => takeBackForm, takeBackArrival, "The arrival is taken back."),
  "settle-line": onLine(() => settleForm, settleLine, "Noted: no more of it comes."),
};

export async function action({ request, params: { id = "" }, pattern, context }: ActionFunctionArgs) {
  const app = context.get(appContext);
  const form = await readForm(request);
  const order = await findPurchaseOrder(app, id);
  if (!order) throw missing(purchaseMissing);
  const seen = {
    id,
    version: form.wholeNumber("version"),
    actorId: context.get(userContext).id,
    formKey: form.key,
  };
  return acts[pattern.split("/").at(-1) as PurchaseAct]({ app, context, form, order, seen });
}

export const clientAction = sending<typeof action>(FAILED);

export { NoPage as default } from "#app/routes/admin/acts.tsx";

function answer<Value>(sent: Sent, { form, run, said, to }: Act<Value>) {
  const { context, order } = sent;
  const typed: { values?: Record<string, string>; check?: Verdict<Value> } = form
    ? takeTyped(form, sent.form.text)
    : {};
  return mutation(context, {
    ...typed,
    form: formOf(sent.form.text("intent")),
    run,
    failed: FAILED,
    done: () => redirectWithToast(to ?? purchaseOrderPath(order.id), said),
  });
}

function onLine<Value>(
  formFor: (line: OfLine) => DescribedForm<Value>,
  act: (app: App, seen: SeenPurchase & { lineId: string }, typed: Value) => Promise<Done>,
  said: string,
) {
  return (sent: Sent) => {
    const lineId = sent.form.text("lineId");
    const line = sent.order.lines.find(({ id }) => id === lineId) ?? { part: "other", unit: "each" as const };
    return answer(sent, { form: formFor(line), run: (typed) => act(sent.app, { ...sent.seen, lineId }, typed), said });
  };
}

const byOf = (form: Form) => (form.text("by") === "mail" ? ("mail" as const) : ("phone" as const));
