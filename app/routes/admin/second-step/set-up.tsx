import { Copy, Printer } from "lucide-react";
import { useState } from "react";
import { data, type RouterContextProvider } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { checkPasskeyName, checkTypedCode, SECOND_STEP_FIELD } from "#app/domain/accounts/second-step/typed-code.ts";
import { qrCode } from "#app/domain/qr-code.ts";
import { refusal } from "#app/domain/refusal.ts";
import { SET_UP_SECOND_STEP, SETTINGS } from "#app/routes/admin/paths.ts";
import { addPasskey, removePasskey } from "#app/services/accounts/second-step/passkeys.server.ts";
import {
  confirmSecondStep,
  findSecondStep,
  findSetupAddress,
  renewRecoveryCodes,
  startSecondStep,
  turnOffSecondStep,
} from "#app/services/accounts/second-step/set-up.server.ts";
import { Button, ButtonRow, SmallButton } from "#app/ui/button.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { type Form, mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { passRetryAfter, sendForm } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/set-up";
import { Passkeys } from "./passkeys.tsx";
import { requireProof } from "./require-proof.server.ts";
import { ConfirmForm, SET_UP_FAILED, type SetUpAnswer, SetUpForm, type SetUpProblem } from "./set-up-forms.tsx";

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
        links={[{ to: SETTINGS, label: "Settings" }]}
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

/** Shown once, right after they were made. */
function RecoveryCodes({ codes }: { codes: string[] }) {
  const [copied, setCopied] = useState(false);
  return (
    <TitledSection
      id="recovery-codes"
      title="Your recovery codes"
      className="mb-10 max-w-2xl border-brass border-l-2 bg-bone/60 px-6 py-6"
    >
      <p className="mt-3 max-w-measure">
        The second step is on. Each of these works once in place of a code when your phone is not at hand. We show them
        only now: print them or write them down, and keep them away from your phone.
      </p>
      <ul className="mt-6 grid grid-cols-1 gap-x-8 gap-y-2 font-mono text-lg min-[24rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonRow className="mt-6 noscript:hidden print:hidden">
        <SmallButton type="button" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print
        </SmallButton>
        <Button
          type="button"
          variant="quiet"
          size="sm"
          onClick={() => navigator.clipboard.writeText(codes.join("\n")).then(() => setCopied(true))}
        >
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
        <span role="status">{copied && "Copied."}</span>
      </ButtonRow>
    </TitledSection>
  );
}

interface SetUpRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
  form: Form;
}

function startSetUp({ context, request, form }: SetUpRequest) {
  const { id } = context.get(userContext);
  return mutation(context, {
    form: "start",
    check: checkPassword(form),
    run: (password) => startSecondStep(context.get(appContext), id, password, request.headers),
    failed: SET_UP_FAILED,
    done: ({ address }) => data<SetUpAnswer>({ setup: describeSetup(address) }),
  });
}

async function confirmSetUp({ context, form }: SetUpRequest) {
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

function renewCodes({ context, request, form }: SetUpRequest) {
  const { id } = context.get(userContext);
  return mutation(context, {
    form: "renew",
    check: checkPassword(form),
    run: (password) => renewRecoveryCodes(context.get(appContext), id, password, request.headers),
    failed: SET_UP_FAILED,
    done: ({ recoveryCodes }) => data<SetUpAnswer>({ recoveryCodes }),
  });
}

function turnOff({ context, form }: SetUpRequest) {
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

function addNamedPasskey({ context, request, form }: SetUpRequest) {
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

function removeOnePasskey({ context, form }: SetUpRequest) {
  const { id } = context.get(userContext);
  return mutation(context, {
    form: "passkeys",
    run: () => removePasskey(context.get(appContext), id, form.text("passkey")),
    failed: SET_UP_FAILED,
    done: () => redirectWithToast(SET_UP_SECOND_STEP, "Passkey removed."),
  });
}
