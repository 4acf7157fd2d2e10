import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { SETTINGS } from "#app/routes/admin/paths.ts";
import { findSecondStep } from "#app/services/accounts/second-step/set-up.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { readForm } from "#app/web/form.server.ts";
import { passRetryAfter } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/set-up";
import {
  addNamedPasskey,
  confirmSetUp,
  removeOnePasskey,
  renewCodes,
  startSetUp,
  turnOff,
} from "./answer-set-up.server.ts";
import { Passkeys } from "./passkeys.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { requireProof } from "./require-proof.server.ts";
import { SET_UP_FAILED, type SetUpAnswer, type SetUpProblem } from "./set-up-answer.ts";
import { ConfirmForm, SetUpForm } from "./set-up-forms.tsx";

export const meta = pageMeta({ title: "Second step" });

export const headers = passRetryAfter;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireProof(context, request);
  return { secondStep: await findSecondStep(context.get(appContext), context.get(userContext).id) };
}

const intents = {
  start: startSetUp,
  confirm: confirmSetUp,
  renew: renewCodes,
  "turn-off": turnOff,
  "add-passkey": addNamedPasskey,
  "remove-passkey": removeOnePasskey,
};

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  await requireProof(context, request);
  const intent = form.text("intent");
  const answer = Object.hasOwn(intents, intent) ? intents[intent as keyof typeof intents] : startSetUp;
  return answer({ context, request, form });
}

const forms = new Map([
  ["add-passkey", "passkeys"],
  ["remove-passkey", "passkeys"],
]);

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get("intent"));
  return sendForm(() => serverAction(), SET_UP_FAILED, forms.get(intent) ?? intent);
}

export default function SetUpPage({ loaderData: { secondStep }, actionData }: Route.ComponentProps) {
  const answer: (SetUpAnswer & Partial<SetUpProblem>) | undefined = actionData;
  const problemOf = (form: string) => (answer?.error && answer.form === form ? (answer as SetUpProblem) : undefined);
  return (
    <>
      <PageHeading
        title="Second step"
        lead="A code from your phone, or a passkey, after your password: a stolen password alone then opens nothing."
        actions={
          <ButtonLink to={SETTINGS} variant="secondary" size="sm">
            Settings
          </ButtonLink>
        }
      />
      {answer?.recoveryCodes && <RecoveryCodes codes={answer.recoveryCodes} />}
      {secondStep ? (
        <div className="max-w-2xl print:hidden">
          <Passkeys passkeys={secondStep.passkeys} problem={problemOf("passkeys")} />
          <SetUpForm intent="renew" problem={problemOf("renew")} state={codesLeft(secondStep)} className={apart} />
          <SetUpForm intent="turn-off" problem={problemOf("turn-off")} className={apart} />
        </div>
      ) : answer?.setup ? (
        <ConfirmForm setup={answer.setup} problem={problemOf("confirm")} />
      ) : (
        <SetUpForm intent="start" problem={problemOf("start") ?? problemOf("confirm")} />
      )}
    </>
  );
}

const apart = "mt-10 border-line border-t pt-8";

function codesLeft({ codesLeft: left }: { codesLeft: number }) {
  return left === 1 ? "1 code is left." : `${left} codes are left.`;
}
