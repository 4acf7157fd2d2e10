import { data, type RouterContextProvider } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { checkPasskeyName } from "#app/domain/accounts/second-step/passkey-name.ts";
import { checkTypedCode, SECOND_STEP_FIELD } from "#app/domain/accounts/second-step/typed-code.ts";
import { qrCode } from "#app/domain/qr-code.ts";
import { refusal } from "#app/domain/refusal.ts";
import { SET_UP_SECOND_STEP, SETTINGS } from "#app/routes/admin/paths.ts";
import { addPasskey, removePasskey } from "#app/services/accounts/second-step/passkeys.server.ts";
import {
  confirmSecondStep,
  findSetupAddress,
  renewRecoveryCodes,
  startSecondStep,
  turnOffSecondStep,
} from "#app/services/accounts/second-step/set-up.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import type { Form } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { SET_UP_FAILED, type SetUpAnswer, type SetUpProblem } from "./set-up-answer.ts";

interface SetUpRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
  form: Form;
}

export function startSetUp({ context, request, form }: SetUpRequest) {
  const { id } = context.get(userContext);
  return mutation(context, {
    form: "start",
    check: checkPassword(form),
    run: (password) => startSecondStep(context.get(appContext), id, password, request.headers),
    failed: SET_UP_FAILED,
    done: ({ address }) => data<SetUpAnswer>({ setup: describeSetup(address) }),
  });
}

export async function confirmSetUp({ context, form }: SetUpRequest) {
  const app = context.get(appContext);
  const user = context.get(userContext);
  const address = await findSetupAddress(app, user);
  // After a code that was not right, the app may have to be told once more.
  const setup = address === undefined ? undefined : describeSetup(address);
  return mutation(context, {
    form: setup ? "confirm" : "start",
    run: async () => {
      const typed = checkTypedCode(form.text(SECOND_STEP_FIELD));
      if (!typed.ok) return refusal("invalid", typed.reason, typed.field);
      return confirmSecondStep(app, user, typed.value);
    },
    failed: SET_UP_FAILED,
    more: (): Partial<SetUpProblem> => ({ setup }),
    done: ({ recoveryCodes }) => data<SetUpAnswer>({ recoveryCodes }),
  });
}

export function renewCodes({ context, request, form }: SetUpRequest) {
  const { id } = context.get(userContext);
  return mutation(context, {
    form: "renew",
    check: checkPassword(form),
    run: (password) => renewRecoveryCodes(context.get(appContext), id, password, request.headers),
    failed: SET_UP_FAILED,
    done: ({ recoveryCodes }) => data<SetUpAnswer>({ recoveryCodes }),
  });
}

export function turnOff({ context, form }: SetUpRequest) {
  return mutation(context, {
    form: "turn-off",
    run: () => turnOffSecondStep(context.get(appContext), context.get(userContext), form.text(SECOND_STEP_FIELD)),
    failed: SET_UP_FAILED,
    done: () => redirectWithToast(SETTINGS, "The second step is off."),
  });
}

function checkPassword(form: Form) {
  const value = form.text("currentPassword");
  return value === ""
    ? ({ ok: false, reason: "Please enter your current password.", field: "currentPassword" } as const)
    : ({ ok: true, value } as const);
}

function describeSetup(address: string) {
  const secret = new URL(address).searchParams.get("secret") ?? "";
  return { address, secret: secret.replaceAll(/(.{4})(?=.)/g, "$1 "), qr: qrCode(address) };
}

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
