import { Form } from "react-router";
import { questionBeforeRemoving } from "#app/domain/orders/owner/owner-windows.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { useAct } from "#app/routes/admin/orders/order-act.ts";
import type { OrderProblem } from "#app/routes/admin/orders/order-problem.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";

interface RemoveWindowProps {
  order: OrderPageData;
  window: OrderPageData["windows"][number];
  number: number;
  problem: OrderProblem | undefined;
}

/** Takes the window out of the order. One that holds something has a question with its yes beside the button. */
export function RemoveWindow({ order, window, number, problem }: RemoveWindowProps) {
  const { action, pending } = useAct("remove-window");
  const form = useFocusOnError(problem);
  const question = questionBeforeRemoving(window, order.windows);
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      preventScrollReset
      className="mt-8 grid gap-2 border-line border-t pt-6"
    >
      {problem && !problem.field && <FormMessage kind="error">{problem.error}</FormMessage>}
      <input type="hidden" name="window" value={number} />
      <input type="hidden" name="windowKey" value={window.key} />
      <input type="hidden" name="version" value={order.version} />
      {question && (
        <CheckboxField
          name="removeWindow"
          label={question}
          error={problem?.field === "removeWindow" ? "Please say yes to this first." : undefined}
        />
      )}
      <div>
        <Button type="submit" variant="danger" size="sm" pending={pending} pendingLabel="Removing">
          Remove window
        </Button>
      </div>
    </Form>
  );
}
