import { Form, useNavigation } from "react-router";
import { formatDate } from "#app/domain/dates.ts";
import type { Waiting } from "#app/services/quotes/find-my-order-page.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormKey } from "#app/ui/form-key-input.tsx";
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
            <Button name="intent" value="change" variant="secondary" pending={sent} pendingLabel="Sending">
              Send to Us
            </Button>
          </div>
        </Form>
      </Disclosure>
    </div>
  );
}

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
      <Button name="intent" value="again" variant="secondary" pending={sent} pendingLabel="Copying">
        Order again
      </Button>
      <p className="max-w-measure text-ink-soft text-sm">
        Copies its windows and hardware into a new order, which you can change before you submit it.
      </p>
    </Form>
  );
}

interface EntryCheckProps {
  asked: string;
  version: number;
  /** Where they can ask for a change; nothing where it can no longer be changed by asking. */
  change: string | undefined;
  problem: FormProblem | undefined;
}

/** We entered it for them: one press says that it is right. */
export function EntryCheck({ asked, version, change, problem }: EntryCheckProps) {
  const pending = useNavigation().formData?.get("intent") === "right";
  return (
    <section aria-label="Please check" className="border-brass border-l-2 bg-bone/60 px-4 py-4 print:hidden">
      <p className="font-medium">{asked}</p>
      {problem && (
        <FormMessage kind="error" className="mt-3">
          {problem.error}
        </FormMessage>
      )}
      <Form method="post" preventScrollReset className="mt-3">
        <input type="hidden" name="version" value={version} />
        <ButtonRow>
          <Button name="intent" value="right" size="sm" pending={pending} pendingLabel="Saving">
            These Are Right
          </Button>
          {change && (
            <ButtonLink to={change} variant="secondary" size="sm" preventScrollReset>
              Ask for a Change
            </ButtonLink>
          )}
        </ButtonRow>
      </Form>
    </section>
  );
}
