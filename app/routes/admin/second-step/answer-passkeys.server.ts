import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { checkPasskeyName } from "#app/domain/accounts/second-step/passkey-name.ts";
import { SET_UP_SECOND_STEP } from "#app/routes/admin/paths.ts";
import { addPasskey, removePasskey } from "#app/services/accounts/second-step/passkeys.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import type { SetUpRequest } from "./answer-set-up.server.ts";
import { SET_UP_FAILED } from "./set-up-answer.ts";

export function addNamedPasskey({ context, request, form }: SetUpRequest) {
  const { id: userId } = context.get(userContext);
  const passkeyName = form.text("passkeyName");
  const made = { userId, answer: form.text("answer"), requestUrl: request.url };
  return mutation(context, {
    form: "passkeys",
    values: { passkeyName },
    check: checkPasskeyName(passkeyName),
    run: (name) => addPasskey(context.get(appContext), { ...made, name }),
    failed: SET_UP_FAILED,
    done: () => redirectWithToast(SET_UP_SECOND_STEP, "Passkey added."),
  });
}

export function removeOnePasskey({ context, form }: SetUpRequest) {
  const { id } = context.get(userContext);
  return mutation(context, {
    form: "passkeys",
    run: () => removePasskey(context.get(appContext), id, form.text("passkey")),
    failed: SET_UP_FAILED,
    done: () => redirectWithToast(SET_UP_SECOND_STEP, "Passkey removed."),
  });
}
