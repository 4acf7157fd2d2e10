import { declineReasons, lineMessageField } from "#app/domain/quotes/answer-words.ts";
import type { QuoteLine } from "#app/domain/quotes/quote-types.ts";
import { myQuotePath } from "#app/routes/client/order-paths.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { RadioCards } from "#app/ui/radio-cards.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

interface AnswerFormProps {
  orderId: string;
  number: number;
  /** Where it is answered; the quote's own page, unless told otherwise. */
  action?: string;
  problem: FormProblem | undefined;
}

interface AskForChangesProps extends AnswerFormProps {
  lines: QuoteLine[];
  /** As they are picked at this moment: they go with the message. */
  chosen: readonly string[];
}

/** What the client would like otherwise, as a whole and line by line. */
export function AskForChanges({ orderId, number, lines, chosen, action, problem }: AskForChangesProps) {
  return (
    <Disclosure summary="Ask for Changes" heading="h2" defaultOpen={problem !== undefined}>
      <PostForm
        problem={problem}
        intent="ask"
        action={action ?? myQuotePath(orderId)}
        submit="Ask for Changes"
        pendingLabel="Sending"
        variant="secondary"
        unguarded
        className="grid max-w-measure gap-5"
      >
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="choices" value="sent" />
        {chosen.map((key) => (
          <input key={key} type="hidden" name="chosen" value={key} />
        ))}
        <p className="text-ink-soft">
          Tell us what you would like otherwise, and we’ll send a new version. Until then this one stays open.
        </p>
        <TextAreaField {...fieldAfter(problem, "message")} label="What would you like to change?" />
        {lines.length > 0 && (
          <Disclosure
            summary="About one line"
            defaultOpen={Object.entries(problem?.values ?? {}).some(([name, text]) => name !== "message" && text)}
          >
            <div className="grid gap-4">
              {lines.map(({ key, label }) => (
                <TextAreaField
                  key={key}
                  {...fieldAfter(problem, lineMessageField(key))}
                  label={<span className="wrap-anywhere">{label}</span>}
                  optional
                  rows={2}
                />
              ))}
            </div>
          </Disclosure>
        )}
      </PostForm>
    </Disclosure>
  );
}

const reasons = Object.entries(declineReasons).map(([value, label]) => ({ value, label }));

export function DeclineQuote({ orderId, number, action, problem }: AnswerFormProps) {
  return (
    <Disclosure summary="Decline Quote" heading="h2" defaultOpen={problem !== undefined}>
      <PostForm
        problem={problem}
        intent="decline"
        action={action ?? myQuotePath(orderId)}
        submit="Decline Quote"
        pendingLabel="Sending"
        variant="danger"
        unguarded
        className="grid max-w-measure gap-5"
      >
        <input type="hidden" name="number" value={number} />
        <RadioCards
          legend="What is the reason?"
          name="reason"
          options={reasons}
          columns={2}
          defaultValue={problem?.values?.reason}
          error={problem?.field === "reason" ? problem.error : undefined}
        />
        <TextAreaField {...fieldAfter(problem, "message")} label="Anything you would like to add" optional rows={3} />
      </PostForm>
    </Disclosure>
  );
}
