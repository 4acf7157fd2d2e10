import { Form } from "react-router";
import { toldByEmail } from "#app/domain/emails/no-address.ts";
import { MAX_OWNERS_LINE } from "#app/domain/orders/owner/order-announcement.ts";
import { ActDialog } from "#app/routes/admin/orders/act-dialog.tsx";
import { useAct } from "#app/routes/admin/orders/order-act.ts";
import type { OfOrder } from "#app/routes/admin/orders/order-problem.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormKey } from "#app/ui/form-key-input.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { fieldAfter } from "#app/web/form-problem.ts";
import { dueInWords } from "./money-words.ts";

export function RemindNow({ order, problem }: OfOrder) {
  const [next] = order.money.dues;
  return (
    <ActDialog order={order} problem={problem} title="Remind Now" act="remind-now">
      <FormKey value={order.formKey} />
      <p>
        {order.customer.reachable
          ? `${order.customer.name} is reminded by e-mail, once today`
          : toldByEmail(order.customer).slice(0, -1)}
        {next ? `: ${dueInWords(next)}.` : "."}
      </p>
      <TextAreaField
        label="A line of your own"
        hint="Optional. We include this in the message."
        rows={3}
        maxLength={MAX_OWNERS_LINE}
        data-autofocus
        {...fieldAfter(problem, "line")}
      />
    </ActDialog>
  );
}

/** What was due before reminders went on by themselves: asked about once. */
export function OlderDue({ remindable }: { remindable: boolean }) {
  const { action, pending } = useAct("leave-older-due");
  return (
    <FormMessage kind="info" className="mt-4">
      <p>This is from before reminders went on by themselves, so nothing goes out for it. What would you like to do?</p>
      <Form method="post" action={action} preventScrollReset className="mt-2 flex flex-wrap gap-2">
        {remindable && (
          <ButtonLink to="?ask=remind" preventScrollReset variant="secondary" size="sm">
            Remind Now
          </ButtonLink>
        )}
        <Button variant="secondary" size="sm" pending={pending}>
          Leave It
        </Button>
        <ButtonLink to="?ask=write-off" preventScrollReset variant="quiet" size="sm">
          Write Off
        </ButtonLink>
      </Form>
    </FormMessage>
  );
}
