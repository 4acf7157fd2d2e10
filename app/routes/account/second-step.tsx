import { redirect } from "react-router";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import { PasskeyButton } from "#app/components/passkey-button.tsx";
import { appContext, requestContext } from "#app/contexts.server.ts";
import { homeOf } from "#app/domain/accounts/role.ts";
import { checkTypedCode, SECOND_STEP_FIELD } from "#app/domain/accounts/second-step/typed-code.ts";
import { hasPasskeys } from "#app/services/accounts/second-step/passkeys.server.ts";
import {
  findPendingSignIn,
  signInWithCode,
  TOO_LATE,
} from "#app/services/accounts/second-step/prove-second-step.server.ts";
import { StandingLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { fieldAfter, passRetryAfter, sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/second-step";
import { AccountPanel } from "./account-panel.tsx";
import { leadIn } from "./lead-in.server.ts";

const FAILED = "Failed to sign in. Please try again later.";

export const meta = pageMeta({ title: "Second step" });

export const headers = passRetryAfter;

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { user } = await findSignedInUser(app, request.headers);
  if (user) return redirect(homeOf(user.role));
  if (!(await findPendingSignIn(app, request.headers))) return redirect("/login");
  return { passkeys: await hasPasskeys(app) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const sender = { ip: context.get(requestContext).ip, headers: request.headers };
  const late = await redirectWithToast("/login", { kind: "info", message: TOO_LATE.reason });
  return mutation(context, {
    check: checkTypedCode(form.text(SECOND_STEP_FIELD)),
    run: (typed) => signInWithCode(context.get(appContext), typed, sender),
    failed: FAILED,
    thrown: { expired: () => late },
    done: ({ role, cookies }) => leadIn(request, role, cookies),
  });
}

export const clientAction = sending<typeof action>(FAILED);

export default function SecondStepPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  return (
    <AccountPanel title="Second step" lead="Your password was right. Now the code from your authenticator app.">
      <PostForm problem={problem} unguarded submit="Log in" pendingLabel="Logging in" className="grid gap-6">
        <TextField
          label="Code"
          hint="Six digits from the app, or one of your recovery codes"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          className="max-w-xs"
          {...fieldAfter(problem, SECOND_STEP_FIELD)}
        />
      </PostForm>
      {loaderData.passkeys ? <PasskeyButton address="/login/passkey">Use a passkey instead</PasskeyButton> : null}
      <p className="mt-6">
        <StandingLink to="/login">Back to log in</StandingLink>
      </p>
    </AccountPanel>
  );
}
