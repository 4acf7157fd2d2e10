import type { RouterContextProvider } from "react-router";
import { appContext, requestContext, userContext } from "#app/contexts.server.ts";
import { formatMoney } from "#app/domain/money.ts";
import { lineMessageField } from "#app/domain/quotes/answer-words.ts";
import { groupField } from "#app/domain/quotes/choices.ts";
import { myQuotePath } from "#app/routes/client/order-paths.ts";
import { type ChosenFigures, confirmQuote, priceChoice } from "#app/services/quotes/confirm-quote.server.ts";
import { askForChanges, declineQuote } from "#app/services/quotes/decline-or-ask.server.ts";
import { QUOTE_CHANGED } from "#app/services/quotes/versions/quote-rows.server.ts";
import { type Form, mutation, redirectWithToast } from "#app/web/form.server.ts";
import type { FormProblem } from "#app/web/form-problem.ts";
import { missing, type Words } from "#app/web/page-meta.ts";
import { ASK_FAILED, CONFIRM_FAILED, DECLINE_FAILED } from "./quote-words.ts";

/** What an answer that did not go through leaves on the page: the choices that were sent, and what they come to. */
export interface QuoteProblem extends FormProblem {
  /** The version that was answered; by now another one may be shown. */
  number?: number;
  chosen?: string[];
  figures?: ChosenFigures;
}

interface Answering {
  context: Readonly<RouterContextProvider>;
  request: Request;
  orderId: string;
  form: Form;
  /** What is said of a quote that is not there. */
  words: Words;
}

/** The keys that were picked: extras under one name, and one of each group under the group's own. */
function chosenIn({ all, names }: Form): string[] {
  const groups = names().filter((name) => name === groupField(name.slice("chosen[".length, -1)));
  const keys = [...all("chosen"), ...groups.flatMap((name) => all(name))];
  return [...new Set(keys)].filter((key) => key !== "");
}

/** What the choices come to, for whoever has no scripts, or does not see every price. */
export async function showTotal({ context, orderId, form, words }: Answering) {
  const chosen = chosenIn(form);
  const number = form.wholeNumber("number");
  const asked = { userId: context.get(userContext).id, orderId, number, chosen };
  return mutation<undefined, Awaited<ReturnType<typeof priceChoice>>, TotalShown, QuoteProblem>(context, {
    form: "confirm",
    values: { signedName: form.text("signedName") },
    run: () => priceChoice(context.get(appContext), asked),
    failed: "Failed to work out the total. Please try again.",
    thrown: { missing: () => missing(words) },
    more: () => ({ number, chosen }),
    done: (priced) => ({
      form: "total" as const,
      number,
      chosen: priced.chosen,
      figures: priced.figures,
      values: { signedName: form.text("signedName"), agreeToTerms: form.text("agreeToTerms") },
    }),
  });
}

export interface TotalShown {
  form: "total";
  error?: undefined;
  number: number;
  chosen: string[];
  figures: ChosenFigures;
  values: Record<string, string>;
}

type Confirmed = Awaited<ReturnType<typeof confirmQuote>>;
type Redirected = ReturnType<typeof redirectWithToast>;

/** The client's yes. Where the choices that were sent come to another total than the one seen, that is shown first. */
export async function answerYes({ context, request, orderId, form, words }: Answering) {
  const app = context.get(appContext);
  const user = context.get(userContext);
  const chosen = chosenIn(form);
  const number = form.wholeNumber("number");
  const seen = {
    totalCents: form.wholeNumber("seenTotalCents"),
    creditCents: form.wholeNumber("seenCreditCents"),
  };
  const signed = { agreeToTerms: form.checked("agreeToTerms"), signedName: form.text("signedName") };
  const sender = { address: context.get(requestContext).ip, userAgent: request.headers.get("user-agent") ?? "" };
  let priced: Awaited<ReturnType<typeof priceChoice>> | undefined;
  return mutation<undefined, Confirmed, Redirected, QuoteProblem>(context, {
    form: "confirm",
    values: { signedName: signed.signedName, agreeToTerms: signed.agreeToTerms ? "yes" : "" },
    run: async () => {
      priced = await priceChoice(app, { userId: user.id, orderId, number, chosen });
      return confirmQuote(app, { user, orderId, number, chosen, ...signed, seen, ...sender });
    },
    failed: CONFIRM_FAILED,
    thrown: { missing: () => missing(words) },
    more: (refused) => {
      if (!priced?.ok) return { number, chosen };
      const { figures } = priced;
      const moved = refused === QUOTE_CHANGED && figures.totalCents !== seen.totalCents;
      const total = formatMoney(figures.totalCents);
      const error = `With what you chose, the total is ${total}. Please look at it, and confirm it then.`;
      return { number, chosen: priced.chosen, figures, ...(moved && { error }) };
    },
    done: () => redirectWithToast(myQuotePath(orderId), "Order confirmed. Thank you!"),
  });
}

export function answerWithChanges({ context, orderId, form, words }: Answering) {
  const prefix = lineMessageField("").slice(0, -1);
  const about = form.names().filter((name) => name.startsWith(prefix) && name.endsWith("]"));
  const lineMessages = Object.fromEntries(about.map((name) => [name.slice(prefix.length, -1), form.text(name)]));
  const asked = {
    user: context.get(userContext),
    orderId,
    number: form.wholeNumber("number"),
    message: form.text("message"),
    lineMessages,
    chosen: form.text("choices") ? chosenIn(form) : undefined,
  };
  return mutation(context, {
    form: "ask",
    values: form.texts(["message", ...about]),
    run: () => askForChanges(context.get(appContext), asked),
    failed: ASK_FAILED,
    thrown: { missing: () => missing(words) },
    done: () => redirectWithToast(myQuotePath(orderId), "Thank you. We have your message, and will write to you."),
  });
}

export function answerNo({ context, orderId, form, words }: Answering) {
  const declined = {
    user: context.get(userContext),
    orderId,
    number: form.wholeNumber("number"),
    reason: form.text("reason"),
    message: form.text("message"),
  };
  return mutation(context, {
    form: "decline",
    values: { reason: declined.reason, message: declined.message },
    run: () => declineQuote(context.get(appContext), declined),
    failed: DECLINE_FAILED,
    thrown: { missing: () => missing(words) },
    done: () => redirectWithToast(myQuotePath(orderId, declined.number), "Quote declined. Thank you for telling us."),
  });
}
