import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FormKey } from "#app/ui/form-key-input.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import type { FormProblem } from "#app/web/form-problem.ts";

/** Copies the order into a new draft. */
export function OrderAgain({ formKey, problem }: { formKey: string; problem: FormProblem | undefined }) {
  const sent = useNavigation().formData?.get("intent") === "again";
  const form = useFocusOnError(problem);
  return (
    <Form ref={form} method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <FormKey value={formKey} />
      {problem ? (
        <FormMessage kind="error" className="w-full">
          {problem.error}
        </FormMessage>
      ) : null}
      <Button type="submit" name="intent" value="again" variant="secondary" pending={sent} pendingLabel="Copying">
        Order again
      </Button>
      <p className="max-w-measure text-ink-soft text-sm">
        Copies its windows and hardware into a new order, which you can change before you submit it.
      </p>
    </Form>
  );
}
