import { appContext, userContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { hasAddress } from "#app/domain/emails/no-address.ts";
import { type CustomOrder, checkCustomOrder } from "#app/domain/orders/custom-order-rules.ts";
import { checkEmailChoice, type EmailChoice } from "#app/domain/orders/owner/order-announcement.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { EmailFields } from "#app/routes/admin/email-fields.tsx";
import { customerMissing, customerPath } from "#app/routes/admin/paths.ts";
import { proveForLink } from "#app/routes/admin/second-step/require-proof.server.ts";
import { SecondStepField } from "#app/routes/admin/second-step/second-step-field.tsx";
import { findCustomer } from "#app/services/customers/list-customers.server.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormKey, PostForm } from "#app/ui/post-form.tsx";
import { mutation, newFormKey, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { fieldAfter, sending } from "#app/web/form-problem.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/custom-order";

const CREATE_FAILED = "Failed to create custom order.";

export const meta = pageMetaOf<{ customer: { name: string } }>((loaded) =>
  loaded ? `Create Custom Order for ${loaded.customer.name || "N/A"}` : "Create Custom Order",
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findCustomer(context.get(appContext), params.customerId);
  if (!found) throw customerMissing();
  return {
    customer: {
      id: found.customer.id,
      name: fullName(found.customer),
      reachable: hasAddress(found.customer.email),
    },
    formKey: newFormKey(),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = {
    orderName: form.text("orderName"),
    description: form.text("description"),
    total: form.text("total"),
    paymentLink: form.text("paymentLink"),
  };
  const choice = { line: form.text("line"), leaveOut: form.checked("leaveOut") };
  const { id: actorId } = context.get(userContext);
  return mutation(context, {
    values: { ...values, line: choice.line, leaveOut: choice.leaveOut ? "on" : "" },
    check: checkCreate(values, choice),
    run: async ({ order, email }) => {
      const proved = await proveForLink(context, form, { before: null, after: order.paymentLink });
      if (!proved.ok) return proved;
      const app = context.get(appContext);
      return createCustomOrder(app, actorId, params.customerId, order, email, form.key);
    },
    failed: CREATE_FAILED,
    done: () => redirectWithToast(customerPath(params.customerId), "Custom order created successfully!"),
  });
}

function checkCreate(
  typed: Parameters<typeof checkCustomOrder>[0],
  choice: EmailChoice,
): Verdict<{ order: CustomOrder; email: EmailChoice }> {
  const order = checkCustomOrder(typed);
  if (!order.ok) return order;
  const email = checkEmailChoice(choice);
  return email.ok ? { ok: true, value: { order: order.value, email: email.value } } : email;
}

export const clientAction = sending<typeof action>(CREATE_FAILED);

export default function CustomOrderPage({
  loaderData: { customer, formKey },
  actionData: problem,
}: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Create Custom Order" lead={`For ${customer.name}. It starts as quoted.`} />
      <PostForm
        problem={problem}
        submit="Create Order"
        pendingLabel="Creating Order..."
        className="grid max-w-5xl items-start gap-x-14 gap-y-6 lg:grid-cols-2"
        also={
          <ButtonLink to={customerPath(customer.id)} variant="quiet">
            Cancel
          </ButtonLink>
        }
      >
        <FormKey value={formKey} />
        <div className="grid gap-6">
          <TextField label="Order Name*" required maxLength={120} {...fieldAfter(problem, "orderName")} />
          <TextAreaField label="Description*" required maxLength={4000} {...fieldAfter(problem, "description")} />
        </div>
        <div className="grid gap-6">
          <TextField
            label="Total Price ($)*"
            type="number"
            inputMode="decimal"
            min="0"
            step="0.01"
            required
            {...fieldAfter(problem, "total")}
          />
          <TextField label="Payment Link" optional inputMode="url" {...fieldAfter(problem, "paymentLink")} />
          <EmailFields
            announced={`Creating e-mails ${customer.name || "the client"}: the quote is ready.`}
            problem={problem}
            withLine
            client={customer}
          />
        </div>
        <SecondStepField problem={problem} />
      </PostForm>
    </>
  );
}
