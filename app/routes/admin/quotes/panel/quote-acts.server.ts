import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import type { OrderRequest } from "#app/routes/admin/orders/save-order.server.ts";
import { orderPath, quotePath } from "#app/routes/admin/paths.ts";
import { correctName } from "#app/services/quotes/correct-name.server.ts";
import { recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { reopenForClient } from "#app/services/quotes/reopen-for-client.server.ts";
import { reviseQuote } from "#app/services/quotes/revise-quote.server.ts";
import { discardQuoteDraft } from "#app/services/quotes/save-quote-draft.server.ts";
import { withdrawQuote } from "#app/services/quotes/withdraw-quote.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { mutation } from "#app/web/mutation.server.ts";

const FAILED = "That could not be saved. Please try again.";

function actOf({ form, params, context }: OrderRequest) {
  const number = form.wholeNumber("number");
  return { app: context.get(appContext), of: { actorId: context.get(userContext).id, ...params, number } };
}

const shared = { form: "quote", failed: FAILED } as const;

/** A draft with the lines of the version, opened at once. */
function revise(request: OrderRequest) {
  const { app, of } = actOf(request);
  return mutation(request.context, {
    ...shared,
    run: () => reviseQuote(app, of),
    done: () => redirectWithToast(quotePath(of.userId, of.orderId), `A draft with the lines of version ${of.number}.`),
  });
}

function withdraw(request: OrderRequest) {
  const { app, of } = actOf(request);
  return mutation(request.context, {
    ...shared,
    run: () => withdrawQuote(app, of),
    done: () => redirectWithToast(orderPath(of.userId, of.orderId), "The quote is withdrawn."),
  });
}

function accept(request: OrderRequest) {
  const { app, of } = actOf(request);
  const { form } = request;
  const said = { signedName: form.text("signedName"), how: form.text("how"), day: form.text("day") };
  const read = Number(form.text("read") || Number.NaN);
  return mutation(request.context, {
    ...shared,
    values: said,
    run: () => recordAcceptance(app, { ...of, ...said, read, chosen: form.all("chosen") }),
    done: () => redirectWithToast(orderPath(of.userId, of.orderId), "The acceptance is recorded."),
  });
}

function reopen(request: OrderRequest) {
  const { app, of } = actOf(request);
  const message = request.form.text("message");
  const version = request.form.wholeNumber("version");
  return mutation(request.context, {
    ...shared,
    values: { message },
    run: () => reopenForClient(app, { ...of, version, message }),
    done: () => redirectWithToast(orderPath(of.userId, of.orderId), "The order is with its client again."),
  });
}

function discard(request: OrderRequest) {
  const { app, of } = actOf(request);
  const version = request.form.wholeNumber("version");
  return mutation(request.context, {
    ...shared,
    run: () => discardQuoteDraft(app, { ...of, version }),
    done: () => redirectWithToast(orderPath(of.userId, of.orderId), "The draft is discarded."),
  });
}

function correct(request: OrderRequest) {
  const { app, of } = actOf(request);
  const name = request.form.text("signedName");
  const by = fullName(request.context.get(userContext));
  return mutation(request.context, {
    ...shared,
    values: { signedName: name },
    run: () => correctName(app, { ...of, by, name }),
    done: () => redirectWithToast(orderPath(of.userId, of.orderId), "The name is corrected."),
  });
}

export const quoteIntents = new Map([
  ["quote-discard", discard],
  ["quote-revise", revise],
  ["quote-withdraw", withdraw],
  ["quote-accept", accept],
  ["quote-reopen", reopen],
  ["quote-name", correct],
]);
