import { data } from "react-router";
import { doorPicture } from "#app/content/pictures/page-pictures.ts";
import { appContext, requestContext } from "#app/contexts.server.ts";
import { checkNewPassword } from "#app/domain/accounts/password-change.ts";
import { checkResetLink, resetPassword } from "#app/services/accounts/reset-password.server.ts";
import { ButtonLink, StandingLink, TextLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormMessage, PostForm } from "#app/ui/post-form.tsx";
import { type Form as FormFields, mutation, readForm } from "#app/web/form.server.ts";
import { type FormProblem, fieldAfter, passRetryAfter, sendForm } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/reset-password";
import { AccountPanel, NewPasswordFields } from "./account-panel.tsx";
import { PASSWORD_UPDATE_FAILED, RESET_FAILED } from "./account-texts.ts";
import { answerResetRequest } from "./reset-request.server.ts";

export const meta = pageMeta({ title: "Reset your password" });

/**
 * The token must reach no other site, not even in a Referer header, and no cache. Not "no-referrer": browsers would then
 * hide the origin of our own form.
 */
export function headers(args: Route.HeadersArgs) {
  return { ...Object.fromEntries(passRetryAfter(args)), "cache-control": "no-store", "referrer-policy": "same-origin" };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const still = doorPicture("log-in");
  const checked = token === "" ? undefined : await checkResetLink(context.get(appContext), token);
  if (checked && !checked.ok) return data({ token: "", spent: checked.reason, still }, { status: checked.status });
  return data({ token, spent: undefined, still });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return form.text("token") === "" ? answerResetRequest(request, context, form) : setPassword(context, form);
}

async function setPassword(context: Route.ActionArgs["context"], form: FormFields) {
  const token = form.text("token");
  const { ip } = context.get(requestContext);
  return mutation(context, {
    check: checkNewPassword({
      newPassword: form.text("newPassword"),
      confirmPassword: form.text("confirmPassword"),
    }),
    run: ({ newPassword }) => resetPassword(context.get(appContext), { token, newPassword }, { ip }),
    failed: PASSWORD_UPDATE_FAILED,
    done: () => data({ done: "Password updated successfully! You can log in with it now." }),
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const token = (await request.clone().formData()).get("token");
  return sendForm(() => serverAction(), token ? PASSWORD_UPDATE_FAILED : RESET_FAILED);
}

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, spent, still } = loaderData;
  const panel = { title: "Reset your password", still };
  if (actionData && "done" in actionData) {
    return (
      <AccountPanel {...panel}>
        <Done sentence={actionData.done} />
      </AccountPanel>
    );
  }
  if (token === "") {
    return (
      <AccountPanel {...panel} lead="We’ll send a link to the address of your account.">
        <AskForLinkForm problem={actionData} spent={spent} />
      </AccountPanel>
    );
  }
  return (
    <AccountPanel {...panel} lead="It replaces the old one everywhere, and other devices are logged out.">
      <NewPasswordForm token={token} problem={actionData} />
    </AccountPanel>
  );
}

function AskForLinkForm({ problem, spent }: { problem: FormProblem | undefined; spent: string | undefined }) {
  return (
    <div className="grid gap-6">
      {spent ? <FormMessage kind="info">{spent}</FormMessage> : null}
      <PostForm problem={problem} submit="Send the link" pendingLabel="Sending" unguarded className="grid gap-6">
        <TextField label="Email" type="email" autoComplete="email" {...fieldAfter(problem, "email")} />
      </PostForm>
      <p>
        <StandingLink to="/login">Back to log in</StandingLink>
      </p>
    </div>
  );
}

function NewPasswordForm({ token, problem }: { token: string; problem: FormProblem | undefined }) {
  return (
    <PostForm
      problem={problem}
      wayOn={<TextLink to="/reset-password">Ask for a new link</TextLink>}
      submit="Save the new password"
      pendingLabel="Saving"
      unguarded
      className="grid gap-6"
    >
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields problem={problem} />
    </PostForm>
  );
}

function Done({ sentence }: { sentence: string }) {
  return (
    <>
      <FormMessage kind="success">{sentence}</FormMessage>
      <div className="mt-8">
        <ButtonLink to="/login">Log in</ButtonLink>
      </div>
    </>
  );
}
