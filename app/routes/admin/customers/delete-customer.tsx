import { Form, useNavigation } from "react-router";
import { DeletionFacts } from "#app/components/deletion-facts.tsx";
import { appContext, userContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { namesCustomer, waitingSentence } from "#app/domain/customers/deletion.ts";
import { refusal } from "#app/domain/refusal.ts";
import { CUSTOMERS, customerMissing, customerPath } from "#app/routes/admin/paths.ts";
import { proveIn } from "#app/routes/admin/second-step/require-proof.server.ts";
import { SecondStepField } from "#app/routes/admin/second-step/second-step-field.tsx";
import { deleteCustomer } from "#app/services/customers/deletion/delete-customer.server.ts";
import { findDeletion } from "#app/services/customers/deletion/plan-deletion.server.ts";
import { findCustomer } from "#app/services/customers/list-customers.server.ts";
import { Button, ButtonLink, ButtonRow } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormMessage, useFocusOnError } from "#app/ui/post-form.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { fieldAfter, sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/delete-customer";

const FAILED = "The customer could not be deleted. Nothing was changed. Please try again.";

const NOT_NAMED = refusal("invalid", "Please type the customer’s name or ID as it is written here.", "typedName");

export const meta = pageMeta({ title: "Delete customer" });

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const found = await findCustomer(app, params.id);
  if (!found) throw customerMissing();
  const { id, firstName, lastName } = found.customer;
  return { id, name: fullName({ firstName, lastName }), deletion: await findDeletion(app, id) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const typed = form.text("typedName");
  return mutation(context, {
    values: { typedName: typed },
    run: async () => {
      const found = await findCustomer(app, params.id);
      if (!found) return refusal("missing", "Customer not found.");
      const customer = { id: params.id, name: fullName(found.customer) };
      if (!namesCustomer(typed, customer)) return NOT_NAMED;
      const proved = await proveIn(context, form);
      if (!proved.ok) return proved;
      return deleteCustomer(app, { userId: params.id, actorId: context.get(userContext).id });
    },
    failed: FAILED,
    done: () => redirectWithToast(CUSTOMERS, "The customer was deleted."),
  });
}

export const clientAction = sending<typeof action>(FAILED);

/** A page rather than a dialog: it asks before scripts have loaded, too. */
export default function DeleteCustomerPage({
  loaderData: { id, name, deletion },
  actionData: problem,
}: Route.ComponentProps) {
  const pending = useNavigation().formMethod === "POST";
  const form = useFocusOnError(problem);
  const waits = deletion.waitsFor.length > 0;
  return (
    <div className="max-w-2xl">
      <PageHeading title={`Delete ${name || "this customer"}?`} lead="Only when they asked for it." />
      <DeletionFacts reader="owner" {...deletion} />
      {((problem && !problem.field) || waits) && (
        <FormMessage kind={waits ? "info" : "error"} className="mt-6">
          {waits ? waitingSentence(deletion.waitsFor) : problem?.error}
        </FormMessage>
      )}
      <Form ref={form} method="post" noValidate className="mt-8 grid gap-6">
        {!waits && (
          <>
            <TextField
              label="Their name"
              hint={`Type ${name || id} to show that it is this customer.`}
              autoComplete="off"
              required
              className="max-w-sm"
              {...fieldAfter(problem, "typedName")}
            />
            <SecondStepField problem={problem} />
          </>
        )}
        <ButtonRow>
          {!waits && (
            <Button variant="danger" pending={pending} pendingLabel="Deleting">
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
