import type { RouterContextProvider } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import type { PasswordChange, PasswordVerdict } from "#app/domain/accounts/password-change.ts";
import { SECOND_STEP_FIELD } from "#app/domain/accounts/second-step/typed-code.ts";
import { changePassword } from "#app/services/accounts/change-password.server.ts";
import { proveSecondStep } from "#app/services/accounts/second-step/prove-second-step.server.ts";
import { type Form, mutation, redirectWithToast } from "#app/web/form.server.ts";
import { PASSWORD_UPDATE_FAILED } from "./account-texts.ts";

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
  return mutation(context, {
    check: check({
      currentPassword: form.text("currentPassword"),
      newPassword: form.text("newPassword"),
      confirmPassword: form.text("confirmPassword"),
    }),
    run: async (change) => {
      const [app, user] = [context.get(appContext), context.get(userContext)];
      const proved = await proveSecondStep(app, user, form.text(SECOND_STEP_FIELD));
      return proved.ok ? changePassword(app, user, change) : proved;
    },
    failed: PASSWORD_UPDATE_FAILED,
    done: () => redirectWithToast(backTo, success),
  });
}
