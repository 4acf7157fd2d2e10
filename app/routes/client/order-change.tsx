import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

export const CHANGE_ASKED = "Thank you. We have your message, and will open the order or write to you.";

/** A submitted order is ours to look at: who would like to change it tells us, and we open it again. */
export function AskToChange({ problem }: { problem: FormProblem | undefined }) {
  const sent = useNavigation().formData?.get("intent") === "change";
  const form = useFocusOnError(problem);
  return (
    <Disclosure
      summary="Ask to change this order"
      heading="h3"
      defaultOpen={problem !== undefined}
      className="print:hidden"
    >
      <Form ref={form} method="post" preventScrollReset noValidate className="grid max-w-measure gap-4">
        {problem && !problem.field && <FormMessage kind="error">{problem.error}</FormMessage>}
        <TextAreaField {...fieldAfter(problem, "message")} label="What would you like to change?" />
        <div>
          <Button type="submit" name="intent" value="change" variant="secondary" pending={sent} pendingLabel="Sending">
            Send to Us
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}
