import { Form, useNavigation } from "react-router";
import { formatDate } from "#app/domain/dates.ts";
import type { Waiting } from "#app/services/quotes/find-my-order-page.server.ts";
import { Button, ButtonRow, SmallButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormKey, FormMessage, PostForm, Refused, useFocusOnError } from "#app/ui/post-form.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

export const CHANGE_ASKED = "Thank you. We have your message, and will open the order or write to you.";

interface AskToChangeProps {
  /** What they wrote last, so that nobody has to remember it. */
  asked: Waiting["changeAsked"];
  problem: FormProblem | undefined;
}

/** A submitted order is ours to look at: who would like to change it tells us, and we open it again. */
export function AskToChange({ asked, problem }: AskToChangeProps) {
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
        <PostForm
          problem={problem}
          intent="change"
          unguarded
          submit="Send to Us"
          pendingLabel="Sending"
          variant="secondary"
          preventScrollReset
          className="grid max-w-measure gap-4"
        >
          <TextAreaField {...fieldAfter(problem, "message")} label="What would you like to change?" />
        </PostForm>
      </Disclosure>
    </div>
  );
}

export function OrderAgain({ formKey, problem }: { formKey: string; problem: FormProblem | undefined }) {
  const sent = useNavigation().formData?.get("intent") === "again";
  const form = useFocusOnError(problem);
  return (
    <Form ref={form} method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <FormKey value={formKey} />
      <Refused problem={problem} fields className="w-full" />
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
      <Refused problem={problem} fields className="mt-3" />
      <Form method="post" preventScrollReset className="mt-3">
        <input type="hidden" name="version" value={version} />
        <ButtonRow>
          <Button name="intent" value="right" size="sm" pending={pending} pendingLabel="Saving">
            These Are Right
          </Button>
          {change && (
            <SmallButtonLink to={change} preventScrollReset>
              Ask for a Change
            </SmallButtonLink>
          )}
        </ButtonRow>
      </Form>
    </section>
  );
}
