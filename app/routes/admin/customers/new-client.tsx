import { Form, useNavigation } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { checkClientDetails, clientFields } from "#app/domain/customers/client-details.ts";
import { prefillOf } from "#app/domain/inquiries/invitation.ts";
import { CUSTOMERS, customerPath, orderForClientPath } from "#app/routes/admin/paths.ts";
import { addClient } from "#app/services/customers/add-client.server.ts";
import { findInquiry } from "#app/services/inquiries/list-inquiries.server.ts";
import { createOrder } from "#app/services/orders/create-order.server.ts";
import { Button, ButtonLink, ButtonRow } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormKey, useFocusOnError, useUnsavedTyping } from "#app/ui/post-form.tsx";
import { logFailure, mutation, newFormKey, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/new-client";
import { ClientInputs, type ClientProblem } from "./client-inputs.tsx";

const FAILED = "The client could not be added. Please try again.";

export const meta = pageMeta({ title: "Add Client" });

/** By itself, or filled in from what somebody asked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("inquiry");
  const inquiry = asked ? await findInquiry(context.get(appContext), asked) : undefined;
  const from = inquiry && inquiry.customerId === null ? { id: inquiry.id, version: inquiry.version } : undefined;
  return { from, known: from && inquiry ? prefillOf(inquiry) : undefined, formKey: newFormKey() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = form.texts(clientFields);
  const inquiryId = form.text("inquiry");
  return mutation(context, {
    values: { ...typed, invite: form.text("invite") },
    check: checkClientDetails(typed),
    run: (details) =>
      addClient(context.get(appContext), {
        details,
        actorId: context.get(userContext).id,
        invite: form.checked("invite"),
        phoneMeant: form.text("intent") === "anyway",
        inquiry: inquiryId === "" ? undefined : { id: inquiryId, version: form.wholeNumber("inquiryVersion") },
        formKey: form.key,
      }),
    failed: FAILED,
    more: (refused): Partial<ClientProblem> => ("known" in refused ? { known: refused.known } : {}),
    done: async ({ id, invited }) => {
      const begun = form.text("intent") === "order" ? await beginOrder(context, id) : undefined;
      const message = invited ? "Client added. The invitation is on its way." : "Client added.";
      return redirectWithToast(begun ?? customerPath(id), message);
    },
  });
}

/** The client is there whatever becomes of the order, which can be begun from their page too. */
async function beginOrder(context: Route.ActionArgs["context"], clientId: string) {
  try {
    const { id: actorId } = context.get(userContext);
    const order = await createOrder(context.get(appContext), clientId, undefined, undefined, actorId);
    return order.ok ? orderForClientPath(clientId, order.id) : undefined;
  } catch (error) {
    logFailure(context, error);
    return undefined;
  }
}

export const clientAction = sending<typeof action>(FAILED);

export default function NewClientPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { from, known, formKey } = loaderData;
  const pending = useNavigation().formMethod === "POST";
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  const samePhone = problem?.field === "phoneNumber" && "known" in problem && problem.known !== undefined;
  return (
    <div className="max-w-2xl">
      <PageHeading title="Add Client" lead="A name, and a phone number or an e-mail address. The rest can wait." />
      <Form ref={form} {...marks} method="post" noValidate className="grid gap-6">
        <FormKey value={formKey} />
        {from && (
          <>
            <input type="hidden" name="inquiry" value={from.id} />
            <input type="hidden" name="inquiryVersion" value={from.version} />
          </>
        )}
        <ClientInputs problem={problem} known={known} />
        <CheckboxField
          name="invite"
          label="Invite them to the portal by e-mail"
          hint="You can do that later, too."
          defaultChecked={problem?.values?.invite === "on"}
        />
        <ButtonRow>
          <Button name="intent" value={samePhone ? "anyway" : "add"} pending={pending} pendingLabel="Adding">
            {samePhone ? "Add All the Same" : "Add Client"}
          </Button>
          {!samePhone && (
            <Button name="intent" value="order" variant="secondary">
              Add and Create Order
            </Button>
          )}
          <ButtonLink to={CUSTOMERS} variant="quiet">
            Cancel
          </ButtonLink>
        </ButtonRow>
      </Form>
    </div>
  );
}
