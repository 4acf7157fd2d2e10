import { data, Form, redirect, useNavigation } from "react-router";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import { AddressInputs, ContactInput } from "#app/components/contact-input.tsx";
import { doorPicture } from "#app/content/pictures/page-pictures.ts";
import { appContext, requestContext } from "#app/contexts.server.ts";
import { homeOf } from "#app/domain/accounts/role.ts";
import { CLIENT_INVITATION_PARAM, checkSignUp, signUpFields } from "#app/domain/accounts/sign-up.ts";
import { findStyleBySlug } from "#app/domain/catalogue/catalogue.ts";
import { INVITATION_PARAM } from "#app/domain/inquiries/invitation.ts";
import { type StartStyle, startOrder, waitingStart } from "#app/domain/orders/customizing/start-style.ts";
import { isTrying, readTried } from "#app/domain/orders/trying/tried-window.ts";
import { HUB } from "#app/routes/client/order-paths.ts";
import { findClientInvitation } from "#app/services/accounts/invitations/invite-client.server.ts";
import { signUpByInvitation } from "#app/services/accounts/sign-up.server.ts";
import { findInvitation, signUpInvited } from "#app/services/inquiries/invitation.server.ts";
import { createOrder } from "#app/services/orders/create-order.server.ts";
import { Button, StandingLink, TextLink } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/field.tsx";
import { FormMessage, Refused, useFocusOnError } from "#app/ui/post-form.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { logFailure, mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { passRetryAfter, sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { readStartStyle, startStyleLine } from "#app/web/start-style.server.ts";
import type { Route } from "./+types/sign-up";
import { AccountPanel, NewPasswordFields } from "./account-panel.tsx";
import { cookieLines } from "./lead-in.server.ts";

const SIGN_UP_TOAST_MS = 5_000;
const FAILED = "Failed to sign up. Please try again.";
const REGISTERED = { kind: "success", message: "Registration successful!", durationMs: SIGN_UP_TOAST_MS } as const;

export const meta = pageMeta({
  title: "Create Your Account",
  description: "Create an account to measure your windows, choose styles and ask for a quote.",
});

/** The token of an invitation must reach no other site, not even in a Referer header. */
export function headers(args: Route.HeadersArgs) {
  return { ...Object.fromEntries(passRetryAfter(args)), "referrer-policy": "same-origin" };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = await findSignedInUser(context.get(appContext), request.headers);
  const asked = new URL(request.url).searchParams;
  const wanted = startIn(asked);
  const headers = new Headers(wanted && { "set-cookie": await startStyleLine(wanted) });
  // Who has an account already goes straight to where the order begins.
  if (user) return redirect(wanted && user.role === "client" ? HUB : homeOf(user.role), { headers });
  const begin = { startsWith: waitingStart(wanted ?? (await readStartStyle(request))), still: doorPicture("sign-up") };
  const param = asked.has(CLIENT_INVITATION_PARAM) ? CLIENT_INVITATION_PARAM : INVITATION_PARAM;
  const invitation = { param, token: asked.get(param) ?? "" };
  const find = param === CLIENT_INVITATION_PARAM ? findClientInvitation : findInvitation;
  const invited = invitation.token === "" ? undefined : await find(context.get(appContext), invitation.token);
  if (!invited) return data({ ...begin, invitation, prefill: undefined, spent: undefined }, { headers });
  if (!invited.ok) {
    const facts = { ...begin, invitation: { param, token: "" }, prefill: undefined, spent: invited.reason };
    return data(facts, { status: invited.status, headers });
  }
  return data({ ...begin, invitation, prefill: invited.prefill, spent: undefined }, { headers });
}

/** What the address says that somebody wants to start with: a window they tried, or a style. */
function startIn(asked: URLSearchParams): StartStyle | undefined {
  const tried = isTrying(asked) ? readTried(asked) : undefined;
  const style = tried?.ok ? tried.value.style : findStyleBySlug(asked.get("style"));
  return style && { style, tried: tried?.ok ? tried.value : undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = form.texts(signUpFields);
  const { password: _, confirmPassword: __, ...shown } = typed;
  const values = { ...shown, terms: form.text("terms") };
  const sender = { ip: context.get(requestContext).ip, headers: request.headers };
  return mutation(context, {
    values,
    check: checkSignUp({ ...typed, terms: form.checked("terms") }),
    run: (account) => {
      const app = context.get(appContext);
      const token = form.text(CLIENT_INVITATION_PARAM);
      if (token !== "") return signUpByInvitation(app, account, sender, token);
      return signUpInvited(app, account, sender, form.text(INVITATION_PARAM));
    },
    failed: FAILED,
    done: async ({ created, userId, role, cookies }) => {
      if (!created) return redirect(homeOf(role), { headers: cookieLines(cookies) });
      const begun = userId ? await beginTried(context, request, userId) : [];
      return redirectWithToast(homeOf(role), REGISTERED, [...cookies, ...begun]);
    },
  });
}

/** The window that was tried is in an order at once, wherever the account is opened next. What fails here still waits in its cookie. */
async function beginTried(context: Route.ActionArgs["context"], request: Request, userId: string): Promise<string[]> {
  const start = await readStartStyle(request);
  if (!start?.tried || start.orderId) return [];
  try {
    const order = await createOrder(context.get(appContext), userId, undefined, start.tried);
    const started = order.ok ? startOrder(start, order.id) : undefined;
    return started ? [await startStyleLine(started)] : [];
  } catch (error) {
    logFailure(context, error);
    return [];
  }
}

export const clientAction = sending<typeof action>(FAILED);

export default function SignUpPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { startsWith, still, invitation, prefill, spent } = loaderData;
  const pending = useNavigation().formAction?.startsWith("/sign-up") === true;
  const form = useFocusOnError(problem);
  const filled = { problem, known: prefill };
  return (
    <AccountPanel
      title="Create Your Account"
      lead="One account holds your windows, your orders and your quotes."
      still={still}
    >
      {startsWith ? (
        <p className="mb-8 border-brass border-l-2 pl-4">Your first order will start with {startsWith}.</p>
      ) : null}
      <Form ref={form} method="post" action={invitedAt(invitation)} noValidate className="grid gap-6">
        <Refused problem={problem} />
        {spent && !problem ? <FormMessage kind="info">{spent}</FormMessage> : null}
        {prefill ? (
          <FormMessage kind="info">
            {invitation.param === CLIENT_INVITATION_PARAM
              ? "We have filled in what we know. Please look it over, add the rest and choose a password."
              : "We have filled in what you told us. Please look it over and add the rest."}
          </FormMessage>
        ) : null}
        {invitation.token && <input type="hidden" name={invitation.param} value={invitation.token} />}
        <div className="grid items-end gap-x-4 gap-y-6 sm:grid-cols-2">
          <ContactInput name="firstName" {...filled} />
          <ContactInput name="lastName" {...filled} />
          <ContactInput name="phoneNumber" {...filled} />
          <ContactInput name="email" {...filled} />
          <NewPasswordFields problem={problem} name="password" label="Password" hint="Type it again" />
        </div>
        <fieldset className="grid gap-x-4 gap-y-6 border-line border-t pt-6 sm:grid-cols-6">
          <legend className="sr-only">Address</legend>
          <AddressInputs {...filled} />
        </fieldset>
        <CheckboxField
          name="terms"
          defaultChecked={problem?.values?.terms === "on"}
          error={problem?.field === "terms" ? problem.error : undefined}
          label={
            <>
              I agree to the{" "}
              <TextLink to="/terms" target="_blank">
                Terms and Conditions
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </TextLink>
            </>
          }
        />
        <div>
          <Button pending={pending} pendingLabel="Creating your account">
            Sign Up
          </Button>
        </div>
        <p>
          Already have an account? <StandingLink to="/login">Log in</StandingLink>
        </p>
      </Form>
    </AccountPanel>
  );
}

/** What was refused or loaded again is still the page of the invitation. */
function invitedAt({ param, token }: { param: string; token: string }) {
  return token === "" ? "/sign-up" : `/sign-up?${new URLSearchParams({ [param]: token })}`;
}
