import type { RouterContextProvider } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import type { PasswordChange, PasswordVerdict } from "#app/domain/accounts/password-change.ts";
import { changePassword } from "#app/services/accounts/change-password.server.ts";
import { attempt } from "#app/web/attempt.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import type { Form } from "#app/web/form.server.ts";
import { refuseResult, refuseWith } from "#app/web/form-problem.ts";
import { PASSWORD_UPDATE_FAILED } from "./password-texts.ts";

interface Wording {
  check: (form: PasswordChange) => PasswordVerdict;
  backTo: string;
  success: string;
}

interface Sent {
  context: Readonly<RouterContextProvider>;
  form: Form;
}

/** The client's profile and the owner's settings change a password alike, each in its own words. */
export async function answerPasswordChange({ context, form }: Sent, { check, backTo, success }: Wording) {
  const refuse = refuseWith();
  const verdict = check({
    currentPassword: form.text("currentPassword"),
    newPassword: form.text("newPassword"),
    confirmPassword: form.text("confirmPassword"),
  });
  if (!verdict.ok) return refuse(verdict.reason, 400, verdict.field);
  const result = await attempt(context, () =>
    changePassword(context.get(appContext), context.get(userContext), verdict.value),
  );
  if (!result) return refuse(PASSWORD_UPDATE_FAILED, 503);
  if (!result.ok) return refuseResult(result, { field: result.status === 401 ? "currentPassword" : undefined });
  return redirectWithToast(backTo, { kind: "success", message: success });
}
