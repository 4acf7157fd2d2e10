import { Form, useNavigation } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { PasswordChangeFields } from "#app/components/password-change-fields.tsx";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { checkAdminPasswordChange } from "#app/domain/accounts/password-change.ts";
import { answerPasswordChange } from "#app/routes/account/password-change.server.ts";
import { PASSWORD_UPDATE_FAILED } from "#app/routes/account/password-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { readForm } from "#app/web/form.server.ts";
import { passRetryAfter } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/settings";
import { SETTINGS } from "./paths.ts";

export const meta = pageMeta({ title: "Settings" });

export const headers = passRetryAfter;

export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  return { name: fullName(user), email: user.email };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerPasswordChange(
    { context, form: await readForm(request) },
    {
      check: checkAdminPasswordChange,
      backTo: SETTINGS,
      success: "Password updated successfully.",
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), PASSWORD_UPDATE_FAILED);
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().formMethod === "POST";
  const form = useFocusOnError(actionData);
  const { marks } = useUnsavedTyping(actionData);
  return (
    <>
      <PageHeading title="Settings" />
      <dl className="grid gap-6 sm:grid-cols-2">
        <div>
          <dt className="text-ink-soft text-sm">Name</dt>
          <dd>{loaderData.name}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">Email</dt>
          <dd>{loaderData.email}</dd>
        </div>
      </dl>
      <section aria-labelledby="change-password" className="mt-10 max-w-xl border-line border-t pt-8">
        <h2 id="change-password" className="text-xl">
          Change Password
        </h2>
        <Form ref={form} {...marks} method="post" noValidate className="mt-6 grid gap-6">
          <PasswordChangeFields problem={actionData} />
          <div>
            <Button type="submit" pending={pending} pendingLabel="Saving">
              Update Password
            </Button>
          </div>
        </Form>
      </section>
    </>
  );
}
