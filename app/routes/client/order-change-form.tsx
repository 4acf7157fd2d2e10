import { Form, useNavigation } from "react-router";
import { formatDate } from "#app/domain/dates.ts";
import type { Waiting } from "#app/services/quotes/find-my-order-page.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

export const CHANGE_ASKED = "Thank you. We have your message, and will open the order or write to you.";

interface AskToChangeProps {
  /** What they wrote last, so that nobody has to remember it. */
  asked: Waiting["changeAsked"];
  problem: FormProblem | undefined;
}

/** A submitted order is ours to look at: who would like to change it tells us, and we open it again. */
export function AskToChange({ asked, problem }: AskToChangeProps) {
  const sent = useNavigation().formData?.get("intent") === "change";
  const form = useFocusOnError(problem);
  return (
    <div id="ask-to-change" className="print:hidden">
      {asked && (
        <FormMessage kind="info" className="mb-4">
          <p>You asked to change this order on {formatDate(asked.at)}. We’ll open it for you, or write to you.</p>
          {asked.message && (
            <blockquote className="mt-2 border-line-strong border-l pl-3 text-ink-soft">
              <p className="whitespace-pre-line wrap-anywhere">{asked.message}</p>
            </blockquote>
          )}
        </FormMessage>
      )}
      <Disclosure summary="Ask to change this order" heading="h3" defaultOpen={problem !== undefined}>
        <Form ref={form} method="post" preventScrollReset noValidate className="grid max-w-measure gap-4">
          {problem && !problem.field && <FormMessage kind="error">{problem.error}</FormMessage>}
          <TextAreaField {...fieldAfter(problem, "message")} label="What would you like to change?" />
          <div>
            <Button
              type="submit"
              name="intent"
              value="change"
              variant="secondary"
              pending={sent}
              pendingLabel="Sending"
            >
              Send to Us
            </Button>
          </div>
        </Form>
      </Disclosure>
    </div>
  );
}
