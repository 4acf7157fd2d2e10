import { useEffect } from "react";
import { data, Form, redirect, useNavigation, useSubmit } from "react-router";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import { LogOutForm } from "#app/components/log-out-form.tsx";
import { PasskeyButton } from "#app/components/passkey-button.tsx";
import { doorPicture } from "#app/content/pictures/page-pictures.ts";
import { appContext, requestContext } from "#app/contexts.server.ts";
import { homeOf } from "#app/domain/accounts/role.ts";
import { checkSignIn } from "#app/domain/accounts/sign-in-rules.ts";
import { hasPasskeys } from "#app/services/accounts/second-step/passkeys.server.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import { Button, ButtonLink, StandingLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { FormMessage, Refused, useFocusOnError } from "#app/ui/post-form.tsx";
import { type Form as FormFields, mutation, readForm, takeFlashToast } from "#app/web/form.server.ts";
import { type FormProblem, fieldAfter, passRetryAfter, sendForm } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { dropKeptPages } from "#app/web/waiting/kept-pages.ts";
import type { Route } from "./+types/login";
import { AccountPanel } from "./account-panel.tsx";
import { RESET_FAILED } from "./account-texts.ts";
import { cookieLines, leadIn } from "./lead-in.server.ts";
import { answerResetRequest } from "./reset-request.server.ts";

const SIGN_IN_FAILED = "Failed to sign in. Please try again later.";

type Outcome = FormProblem | { done: string; values: { email: string } };

export const meta = pageMeta({ title: "Log in", description: "Log in to your orders, quotes and consultations." });

export const headers = passRetryAfter;

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { user } = await findSignedInUser(app, request.headers);
  const { toast, headers } = await takeFlashToast(request);
  const signedIn = user && { email: user.email, home: homeOf(user.role) };
  const shown = { notice: toast?.message, passkeys: await hasPasskeys(app), still: doorPicture("log-in") };
  return data({ user: signedIn, ...shown }, { headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return form.text("intent") === "reset" ? answerResetRequest(request, context, form) : enter(request, context, form);
}

async function enter(request: Request, context: Route.ActionArgs["context"], form: FormFields) {
  const values = { email: form.text("email") };
  const sender = { ip: context.get(requestContext).ip, headers: request.headers };
  return mutation(context, {
    values,
    check: checkSignIn({ ...values, password: form.text("password") }),
    run: (credentials) => signIn(context.get(appContext), credentials, sender),
    failed: SIGN_IN_FAILED,
    done: ({ role, cookies, pending }) =>
      pending ? redirect("/login/second-step", { headers: cookieLines(cookies) }) : leadIn(request, role, cookies),
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return sendForm(() => serverAction(), intent === "reset" ? RESET_FAILED : SIGN_IN_FAILED);
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, notice, passkeys, still } = loaderData;
  // However the one before was logged out.
  useEffect(() => {
    if (!user) void dropKeptPages();
  }, [user]);
  return (
    <AccountPanel title="Log in" lead="Log in to pick up where you left off." still={still}>
      {notice ? (
        <FormMessage kind="info" className="mb-8">
          {notice}
        </FormMessage>
      ) : null}
      {user ? <AlreadyIn email={user.email} home={user.home} /> : null}
      <SignInForm outcome={actionData} />
      {passkeys ? <PasskeyButton address="/login/passkey">Log in with a passkey</PasskeyButton> : null}
    </AccountPanel>
  );
}

function SignInForm({ outcome }: { outcome: Outcome | undefined }) {
  const navigation = useNavigation();
  const submit = useSubmit();
  const problem = outcome && "error" in outcome ? outcome : undefined;
  const form = useFocusOnError(problem);
  const sending = navigation.formAction === "/login";
  const resetting = sending && navigation.formData?.get("intent") === "reset";

  // Where scripts run, the link sends the address already typed; elsewhere it leads to a page that asks for it.
  function askForReset(event: React.MouseEvent) {
    if (!form.current || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const email = new FormData(form.current).get("email");
    submit({ intent: "reset", email: typeof email === "string" ? email : "" }, { method: "post" });
  }

  return (
    <Form ref={form} method="post" noValidate className="grid gap-6">
      <Refused problem={problem} />
      {outcome && "done" in outcome ? <FormMessage kind="success">{outcome.done}</FormMessage> : null}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...fieldAfter(problem, "email")}
        defaultValue={outcome?.values?.email}
      />
      <PasswordField label="Password" autoComplete="current-password" {...fieldAfter(problem, "password")} />
      <div>
        <Button pending={sending && !resetting} pendingLabel="Logging in">
          Log in
        </Button>
      </div>
      <p>
        Forgot your password?{" "}
        <StandingLink to="/reset-password" onClick={askForReset}>
          Reset here
        </StandingLink>
      </p>
      <p>
        New to us? <StandingLink to="/sign-up">Create an account</StandingLink>
      </p>
    </Form>
  );
}

function AlreadyIn({ email, home }: { email: string; home: string }) {
  return (
    <div className="mb-8 grid gap-4 border-line border-b pb-8">
      <FormMessage kind="info">You are signed in as {email}. To use another account, log in below.</FormMessage>
      <div className="flex flex-wrap gap-4">
        <ButtonLink to={home} variant="secondary">
          Go to your portal
        </ButtonLink>
        <LogOutForm>
          <Button variant="quiet">Log Out</Button>
        </LogOutForm>
      </div>
    </div>
  );
}
