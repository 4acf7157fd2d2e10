import { data, type RouterContextProvider } from "react-router";
import { appContext, requestContext } from "#app/contexts.server.ts";
import { checkResetRequest } from "#app/domain/accounts/sign-in-rules.ts";
import { requestPasswordReset } from "#app/services/accounts/reset-password.server.ts";
import { type Form, mutation } from "#app/web/form.server.ts";
import { RESET_FAILED, RESET_SENT } from "./account-texts.ts";

/** The same request from two places: the link on the log-in page, and the page that only asks for an address. */
export async function answerResetRequest(request: Request, context: Readonly<RouterContextProvider>, form: Form) {
  const values = { email: form.text("email") };
  const sender = { ip: context.get(requestContext).ip, headers: request.headers };
  return mutation(context, {
    values,
    check: checkResetRequest(values),
    run: ({ email }) => requestPasswordReset(context.get(appContext), email, sender),
    failed: RESET_FAILED,
    done: () => data({ done: RESET_SENT, values }),
  });
}
