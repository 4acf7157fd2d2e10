import { Form, useNavigation } from "react-router";
import { promises } from "#app/content/promises.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import type { FormProblem } from "#app/web/form-problem.ts";
import { StepProblem } from "./step-problem.tsx";

interface SubmitPanelProps {
  version: number;
  /** Says why the order cannot be submitted yet. */
  blocked: string | undefined;
  problem: FormProblem | undefined;
}

const steps = [
  "We look over every window, and write to you if something is unclear.",
  `Your quote comes by e-mail, ${promises.quote}.`,
  "You confirm it here. Nothing is made, and nothing is to be paid, before that.",
];

/** The end of the review: what happens next, and the button that starts it. */
export function SubmitPanel({ version, blocked, problem }: SubmitPanelProps) {
  const sent = useNavigation().formData?.get("intent");
  const form = useFocusOnError(problem);
  // A question about doubts is one about the order as it was: whoever has changed it since is asked anew.
  const askedAt = problem?.field === "doubts" ? problem.values?.version : undefined;
  const standing = askedAt === undefined || askedAt === String(version) ? problem : undefined;
  return (
    <Form
      ref={form}
      method="post"
      className="mt-10 grid gap-x-12 gap-y-6 border-line border-t pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <section aria-labelledby="next">
        <h2 id="next" className="text-lg">
          What happens next
        </h2>
        <ol className="mt-3 grid max-w-measure list-decimal gap-2 pl-5 text-ink-soft marker:text-brass-deep">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className="grid content-start gap-4">
        <input type="hidden" name="version" value={version} />
        {standing && askedAt ? <input type="hidden" name="doubtsSeenAt" value={askedAt} /> : null}
        {standing ? <StepProblem problem={standing} /> : null}
        <ButtonRow>
          <Button
            type="submit"
            name="intent"
            value="submit"
            pending={sent === "submit"}
            pendingLabel="Submitting"
            disabledReason={blocked}
          >
            Submit Order for Quote
          </Button>
          <Button type="submit" name="intent" value="quit" variant="secondary">
            Save & Quit
          </Button>
        </ButtonRow>
      </div>
    </Form>
  );
}
