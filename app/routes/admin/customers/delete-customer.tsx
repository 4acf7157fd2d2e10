import { data, Form, useNavigation } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { DeletionFacts } from "#app/components/deletion-facts.tsx";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { waitingSentence } from "#app/domain/customers/deletion.ts";
import { CUSTOMERS, customerPath } from "#app/routes/admin/paths.ts";
import { deleteCustomer } from "#app/services/customers/deletion/delete-customer.server.ts";
import { findDeletion } from "#app/services/customers/deletion/find-deletion.server.ts";
import { findCustomer } from "#app/services/customers/find-customer.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/delete-customer";
import { CustomerMissing } from "./customer-missing.tsx";

const FAILED = "The customer could not be deleted. Nothing was changed. Please try again.";

export const meta = pageMeta({ title: "Delete customer" });

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const found = await findCustomer(app, params.id);
  if (!found) return data({ found: undefined }, { status: 404 });
  const { id, firstName, lastName } = found.customer;
  return data({ found: { id, name: fullName({ firstName, lastName }), deletion: await findDeletion(app, id) } });
}

export function action({ params, context }: Route.ActionArgs) {
  return mutation(context, {
    run: () => deleteCustomer(context.get(appContext), { userId: params.id, actorId: context.get(userContext).id }),
    failed: FAILED,
    done: () => redirectWithToast(CUSTOMERS, "The customer was deleted."),
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

/** A page rather than a dialog: it asks before scripts have loaded, too. */
export default function DeleteCustomerPage({ loaderData: { found }, actionData: problem }: Route.ComponentProps) {
  const pending = useNavigation().formMethod === "POST";
  if (!found) return <CustomerMissing />;
  const { id, name, deletion } = found;
  const waits = deletion.waitsFor.length > 0;
  return (
    <div className="max-w-2xl">
      <PageHeading title={`Delete ${name || "this customer"}?`} lead="Only when they asked for it." />
      <DeletionFacts reader="owner" {...deletion} />
      {(problem || waits) && (
        <FormMessage kind={problem ? "error" : "info"} className="mt-6">
          {problem?.error ?? waitingSentence(deletion.waitsFor)}
        </FormMessage>
      )}
      <Form method="post" className="mt-8">
        <ButtonRow>
          {!waits && (
            <Button type="submit" variant="danger" pending={pending} pendingLabel="Deleting">
              Delete this customer
            </Button>
          )}
          <ButtonLink to={customerPath(id)} variant="secondary">
            Keep them
          </ButtonLink>
        </ButtonRow>
      </Form>
    </div>
  );
}
