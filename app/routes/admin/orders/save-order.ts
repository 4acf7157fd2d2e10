import { ordersToldOf } from "#app/domain/consultations/credit-rules.ts";
import { formatMoney } from "#app/domain/money.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import {
  checkOrderUpdate,
  type OrderBefore,
  type OrderTerms,
  type StoredTerms,
} from "#app/domain/orders/order-update.ts";
import { announceEmail, checkEmailChoice, type EmailChoice } from "#app/domain/orders/owner/order-announcement.ts";
import { checkAgreed } from "#app/domain/orders/owner/order-question.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { proveForLink } from "#app/routes/admin/second-step/require-proof.server.ts";
import { undoToast } from "#app/routes/admin/undo/undo-toast.ts";
import { findCreditFacts } from "#app/services/consultations/find-credit-facts.server.ts";
import { findOrderBefore } from "#app/services/orders/find-order-before.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { startWorkOn } from "#app/services/workroom/freeze-packet.server.ts";
import { type Form, mutation, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { type ActRequest, answerActs } from "./answer-act.server.ts";
import { answerConflict } from "./conflict.server.ts";
import { ANNOUNCED_TO, ORDER_UPDATE_FAILED, type OrderProblem, termsAsTyped } from "./order-act.ts";

const LOOK_FIRST = "This save sends an e-mail. Please look at it below, then save again.";

/** Save Order Changes: status, total and payment link. What is being edited beside it stays open. */
export const action = answerActs({ "save-order": saveOrder });

export const clientAction = sending<typeof action>(ORDER_UPDATE_FAILED, "terms");

export { NoPage as default } from "#app/routes/admin/acts.tsx";

async function saveOrder({ app, form, place, search, context }: ActRequest) {
  const { actorId, userId, orderId } = place;
  const values = { status: form.text("status"), total: form.text("total"), paymentLink: form.text("paymentLink") };
  const choice = { line: form.text("line"), leaveOut: form.checked("leaveOut") };
  const version = form.wholeNumber("version");
  const save = async (terms: OrderTerms, email: EmailChoice, before?: OrderBefore) => {
    const saved = await updateOrder(app, actorId, { userId, orderId, version }, terms, email);
    if (saved.ok && before && beginsWork(before, terms)) await startWorkOn(app, { ...place, status: terms.status });
    return saved;
  };
  return mutation(context, {
    form: "terms",
    values: { ...values, line: choice.line, leaveOut: choice.leaveOut ? "on" : "" },
    check: checkSave(values, choice),
    run: async ({ terms, email }): Promise<Awaited<ReturnType<typeof save>> | Refusal> => {
      const stored = await findOrderBefore(app.db, userId, orderId);
      // Where somebody was quicker, that comes first: the questions may be others then.
      if (stored === undefined || stored.version > version) {
        return save(terms, email, stored?.before);
      }
      if (stored.version === version) {
        const facts = await findCreditFacts(app.db, userId, app.now().toISOString());
        const others = ordersToldOf(facts, orderId, stored.before, terms);
        const question = questionFor(form, stored.before, terms, others);
        if (question) return question;
      }
      // A version that is not there yet may be by the time of the save: it is no way around the second step.
      const proved = await proveForLink(context, form, { before: stored.before.paymentLink, after: terms.paymentLink });
      return proved.ok ? save(terms, email, stored.before) : proved;
    },
    failed: ORDER_UPDATE_FAILED,
    more: (refused): Partial<OrderProblem> => {
      if (!("newer" in refused) || !refused.newer) return {};
      const { version, confirmedAt, ...newer } = refused.newer;
      const conflict = { form, typed: values, newer: termsAsTyped(newer), version, confirmedAt };
      const answer = answerConflict({ ...conflict, inWords: (name) => inWords(newer)[name] ?? "" });
      return { ...answer, values: { ...answer.values, line: choice.line, leaveOut: choice.leaveOut ? "on" : "" } };
    },
    done: ({ toSettle, undoId }) => {
      const page = orderPath(userId, orderId);
      if (toSettle) return redirectWithToast(`${page}?ask=settle`, "Order updated successfully!");
      const editing = search.get("edit");
      const back = editing ? `${page}?edit=${encodeURIComponent(editing)}` : page;
      return redirectWithToast(back, undoToast("Order updated successfully!", undoId));
    },
  });
}

/** Not where only a total or a link is changed: of that nobody was asked. The same save sent again begins it too. */
function beginsWork(before: OrderBefore, { status, totalCents, paymentLink }: OrderTerms) {
  const same = before.totalCents === totalCents && before.paymentLink === paymentLink;
  return before.status !== status || same;
}

function questionFor(form: Form, before: OrderBefore, terms: OrderTerms, others: string[]) {
  const agreed = checkAgreed(before, terms, form.text("agreed"));
  if (!agreed.ok) return refusal("refused", agreed.reason, agreed.field);
  // Without scripts the page cannot say beforehand what a save will send, so the answer says it.
  const sends = announceEmail(ANNOUNCED_TO, before, terms, others);
  const unannounced = sends !== undefined && form.checked("announced") && form.text("announced") !== sends;
  return unannounced ? refusal("refused", LOOK_FIRST) : undefined;
}

function checkSave(
  typed: ReturnType<typeof termsAsTyped>,
  choice: EmailChoice,
): Verdict<{ terms: OrderTerms; email: EmailChoice }> {
  const terms = checkOrderUpdate(typed);
  if (!terms.ok) return terms;
  const email = checkEmailChoice(choice);
  return email.ok ? { ok: true, value: { terms: terms.value, email: email.value } } : email;
}

function inWords({ status, totalCents, paymentLink }: StoredTerms): Record<string, string> {
  return { status: statusLabel(status), total: formatMoney(totalCents), paymentLink: paymentLink ?? "no link" };
}
