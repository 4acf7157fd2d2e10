import { data, type RouterContextProvider } from "react-router";
import { appContext, requestContext } from "#app/contexts.server.ts";
import { checkResetRequest } from "#app/domain/accounts/sign-in.ts";
import { requestPasswordReset } from "#app/services/accounts/request-password-reset.server.ts";
import { attempt } from "#app/web/attempt.server.ts";
import type { Form } from "#app/web/form.server.ts";
import { refuseResult, refuseWith } from "#app/web/form-problem.ts";
import { RESET_FAILED, RESET_SENT } from "./password-texts.ts";

/** The same request from two places: the link on the log-in page, and the page that only asks for an address. */
export async function answerResetRequest(request: Request, context: Readonly<RouterContextProvider>, form: Form) {
  const values = { email: form.text("email") };
  const refuse = refuseWith(values);
  const verdict = checkResetRequest(values);
  if (!verdict.ok) return refuse(verdict.reason, 400, verdict.field);
  const sender = { ip: context.get(requestContext).ip, headers: request.headers };
  const result = await attempt(context, () =>
    requestPasswordReset(context.get(appContext), verdict.value.email, sender),
  );
  if (!result) return refuse(RESET_FAILED, 503);
  if (!result.ok) return refuseResult(result, { values, field: result.status === 404 ? "email" : undefined });
  return data({ done: RESET_SENT, values });
}
