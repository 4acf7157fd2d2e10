import { data } from "react-router";
import { appContext, requestContext } from "#app/contexts.server.ts";
import { checkNewPassword } from "#app/domain/accounts/password-change.ts";
import { acceptInvitation, findStaffInvitation } from "#app/services/accounts/staff/invite-staff.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FormMessage, PostForm } from "#app/ui/post-form.tsx";
import { mutation, readForm } from "#app/web/form.server.ts";
import { passRetryAfter, sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/join";
import { AccountPanel, NewPasswordFields } from "./account-panel.tsx";
import { PASSWORD_UPDATE_FAILED } from "./account-texts.ts";

export const meta = pageMeta({ title: "Choose a password" });

/** The token must reach no other site and no cache, as that of a new password: see reset-password.tsx. */
export function headers(args: Route.HeadersArgs) {
  return { ...Object.fromEntries(passRetryAfter(args)), "cache-control": "no-store", "referrer-policy": "same-origin" };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const found = await findStaffInvitation(context.get(appContext), token);
  if (!found.ok) return data({ spent: found.reason }, { status: found.status });
  return data({ token, firstName: found.firstName, email: found.email });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const token = form.text("token");
  const { ip } = context.get(requestContext);
  return mutation(context, {
    check: checkNewPassword(form.texts(["newPassword", "confirmPassword"])),
    run: ({ newPassword }) => acceptInvitation(context.get(appContext), { token, newPassword }, { ip }),
    failed: PASSWORD_UPDATE_FAILED,
    done: () => data({ done: true as const }),
  });
}

export const clientAction = sending<typeof action>(PASSWORD_UPDATE_FAILED);

export default function JoinPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && "done" in actionData) {
    return (
      <AccountPanel title="Welcome">
        <FormMessage kind="success">Your password is set. You can log in with it now.</FormMessage>
        <div className="mt-8">
          <ButtonLink to="/login">Log in</ButtonLink>
        </div>
      </AccountPanel>
    );
  }
  if ("spent" in loaderData) {
    return (
      <AccountPanel title="Choose a password">
        <FormMessage kind="info">{loaderData.spent}</FormMessage>
      </AccountPanel>
    );
  }
  const { token, firstName, email } = loaderData;
  return (
    <AccountPanel title={`Welcome, ${firstName}`} lead={`Choose a password. You log in with it and ${email}.`}>
      <PostForm problem={actionData} submit="Save the password" pendingLabel="Saving" unguarded className="grid gap-6">
        <input type="hidden" name="token" value={token} />
        <NewPasswordFields problem={actionData} />
      </PostForm>
    </AccountPanel>
  );
}
