import { Form, useNavigation, useSearchParams } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { PasswordChangeFields } from "#app/components/password-change-fields.tsx";
import { checkClientPasswordChange } from "#app/domain/password-change.ts";
import type { FormProblem } from "#app/lib/form-problem.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { sendForm } from "#app/lib/send-form.ts";
import { answerPasswordChange } from "#app/routes/account/password-change.server.ts";
import { PASSWORD_UPDATE_FAILED } from "#app/routes/account/password-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import type { Route } from "./+types/profile";

const PROFILE = "/client/dashboard/profile";

export const meta = pageMeta({ title: "Profile" });

export function loader({ context }: Route.LoaderArgs) {
  const { firstName, lastName, email } = context.get(userContext);
  return { name: `${firstName} ${lastName}`, email };
}

export function action(args: Route.ActionArgs) {
  return answerPasswordChange(args, {
    check: checkClientPasswordChange,
    backTo: PROFILE,
    success: "Password updated successfully!",
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), PASSWORD_UPDATE_FAILED);
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const changing = search.get("panel") === "password";
  return (
    <>
      <PageHeading title="Profile" />
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
      <div className="mt-10 max-w-xl border-line border-t pt-8">
        {changing ? <PasswordPanel problem={actionData} /> : <OpenPanel />}
      </div>
    </>
  );
}

/** The open panel is an address, so Back closes it and it opens without scripts. */
function OpenPanel() {
  return (
    <Form method="get" preventScrollReset>
      <Button type="submit" name="panel" value="password" variant="secondary">
        Change Password
      </Button>
    </Form>
  );
}

function PasswordPanel({ problem }: { problem: FormProblem | undefined }) {
  const pending = useNavigation().formMethod === "POST";
  const form = useFocusOnError(problem);
  return (
    <section aria-labelledby="change-password">
      <h2 id="change-password" className="text-xl">
        Change Password
      </h2>
      <Form ref={form} method="post" noValidate className="mt-6 grid gap-6">
        <PasswordChangeFields problem={problem} />
        <div className="flex flex-wrap gap-4">
          <Button type="submit" pending={pending} pendingLabel="Saving">
            Update Password
          </Button>
          <Button type="submit" form="close-panel" variant="quiet">
            Cancel
          </Button>
        </div>
      </Form>
      <Form id="close-panel" method="get" action={PROFILE} preventScrollReset />
    </section>
  );
}
