import type { App } from "#app/app.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import type { Done } from "#app/domain/refusal.ts";
import { type ActRequest, answerActs } from "#app/routes/admin/orders/answer-act.server.ts";
import { orderPath, quotePath } from "#app/routes/admin/paths.ts";
import { reopenForClient } from "#app/services/orders/life/reopen-for-client.server.ts";
import { correctName, recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { reviseQuote } from "#app/services/quotes/revise-quote.server.ts";
import { discardQuoteDraft } from "#app/services/quotes/save-quote-draft.server.ts";
import { withdrawQuote } from "#app/services/quotes/withdraw-quote.server.ts";
import { mutation, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";

const FAILED = "That could not be saved. Please try again.";

export const action = answerActs({
  "revise-quote": act(reviseQuote, ({ number }) => `A draft with the lines of version ${number}.`, quotePath),
  "withdraw-quote": act(
    (app, typed) => withdrawQuote(app, typed),
    () => "The quote is withdrawn.",
  ),
  "record-acceptance": act(recordAcceptance, () => "The acceptance is recorded."),
  "correct-name": act(correctName, () => "The name is corrected."),
  "reopen-for-client": act(reopenForClient, () => "The order is with its client again."),
  "discard-draft": act(discardQuoteDraft, () => "The draft is discarded."),
});

export const clientAction = sending<typeof action>(FAILED, "quote");

export { NoPage as default } from "#app/routes/admin/acts.tsx";

function read({ form, place, user }: ActRequest) {
  const texts = form.texts(["signedName", "how", "day", "message"]);
  return {
    ...place,
    ...texts,
    by: fullName(user),
    name: texts.signedName,
    number: form.wholeNumber("number"),
    version: form.wholeNumber("version"),
    read: Number(form.text("read") || Number.NaN),
    chosen: form.all("chosen"),
  };
}

type Typed = ReturnType<typeof read>;
type UseCase = (app: App, typed: Typed) => Promise<Done>;

/** One act on a quote: read, done by its use case, and said in a toast on the page that it leads to. */
function act(run: UseCase, said: (typed: Typed) => string, leadsTo = orderPath) {
  return (request: ActRequest) => {
    const typed = read(request);
    const { signedName, how, day, message, userId, orderId } = typed;
    return mutation(request.context, {
      form: "quote",
      failed: FAILED,
      values: { signedName, how, day, message },
      run: () => run(request.app, typed),
      done: () => redirectWithToast(leadsTo(userId, orderId), said(typed)),
    });
  };
}
