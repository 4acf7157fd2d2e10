import { Form, useNavigation } from "react-router";
import { DeletionFacts } from "#app/components/deletion-facts.tsx";
import { appContext, userContext } from "#app/contexts.server.ts";
import { areaCookie } from "#app/domain/accounts/area-cookie.ts";
import { inWords } from "#app/domain/customers/deletion.ts";
import { formatDate } from "#app/domain/dates.ts";
import { DELETE_ACCOUNT, PROFILE } from "#app/routes/client/paths.ts";
import { askForDeletion, withdrawDeletion } from "#app/services/customers/deletion/delete-customer.server.ts";
import { findDeletion } from "#app/services/customers/deletion/plan-deletion.server.ts";
import { Button, ButtonLink, ButtonRow } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { FormMessage, Refused, useFocusOnError } from "#app/ui/post-form.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { fieldAfter, passRetryAfter, sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/delete-account";

const FAILED = "We could not delete your account. Nothing was changed. Please try again.";

export const meta = pageMeta({ title: "Delete my account" });

export const headers = passRetryAfter;

export function loader({ context }: Route.LoaderArgs) {
  return findDeletion(context.get(appContext), context.get(userContext).id);
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const [app, { id }] = [context.get(appContext), context.get(userContext)];
  if (form.text("intent") === "withdraw") {
    return mutation(context, {
      run: () => withdrawDeletion(app, id),
      failed: FAILED,
      done: () => redirectWithToast(PROFILE, "Your account stays as it is."),
    });
  }
  return mutation(context, {
    run: () => askForDeletion(app, id, form.text("currentPassword")),
    failed: FAILED,
    done: (asked) =>
      asked.done
        ? redirectWithToast("/login", "Your account was deleted. Goodbye, and thank you.", [
            areaCookie(undefined, app.config.siteUrl),
          ])
        : redirectWithToast(DELETE_ACCOUNT, { kind: "info", message: "We have your request." }),
  });
}

export const clientAction = sending<typeof action>(FAILED);

/** A page rather than a dialog: it asks before scripts have loaded, too. */
export default function DeleteAccountPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { requestedAt } = loaderData;
  const pending = useNavigation().formMethod === "POST";
  const form = useFocusOnError(problem);
  const waits = loaderData.waitsFor.length > 0;
  return (
    <div className="max-w-2xl">
      <PageHeading title="Delete my account" />
      <DeletionFacts reader="client" {...loaderData} />
      {waits && (
        <FormMessage kind="info" className="mt-6">
          {requestedAt
            ? `You asked for this on ${formatDate(requestedAt)}. We’ll delete your account once this is finished: ${inWords(loaderData.waitsFor)}.`
            : `We still have work for you in hand: ${inWords(loaderData.waitsFor)}. You can ask now, and we’ll delete your account once that is finished.`}
        </FormMessage>
      )}
      <Refused problem={problem} className="mt-6" />
      <Form ref={form} method="post" noValidate className="mt-8 grid gap-6">
        {requestedAt && waits ? null : (
          <PasswordField
            label="Password"
            hint="So that nobody else can do this on your device."
            autoComplete="current-password"
            required
            className="max-w-sm"
            {...fieldAfter(problem, "currentPassword")}
          />
        )}
        <ButtonRow>
          {requestedAt && waits ? (
            <Button name="intent" value="withdraw" variant="secondary" pending={pending}>
              Withdraw my request
            </Button>
          ) : (
            <Button variant="danger" pending={pending} pendingLabel="Deleting">
              {waits ? "Ask for deletion" : "Delete my account"}
            </Button>
          )}
          <ButtonLink to={PROFILE} variant="secondary">
            {requestedAt && waits ? "Back to Profile" : "Keep my account"}
          </ButtonLink>
        </ButtonRow>
      </Form>
    </div>
  );
}
