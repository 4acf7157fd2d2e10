import { Form, useNavigation } from "react-router";
import { FieldInput } from "#app/components/field-input.tsx";
import { asTyped } from "#app/domain/forms/described-form.ts";
import { type OrderSite, siteForm, siteLines } from "#app/domain/orders/site/site-form.ts";
import { Button, SmallButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { useFocusOnError, useUnsavedTyping } from "#app/ui/post-form.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";
import { useSaid } from "#app/web/site/use-site.ts";
import { StepProblem } from "./step-problem.tsx";

interface SubmitPanelProps {
  version: number;
  /** Says why the order cannot be submitted yet. */
  blocked: string | undefined;
  problem: FormProblem | undefined;
  site: OrderSite;
}

const steps = [
  "We look over every window, and write to you if something is unclear.",
  "Your quote comes by e-mail, {quote}.",
  "You confirm it here. Nothing is made, and nothing is due, until you do.",
];

/** The end of the review: what happens next, and the button that starts it. */
export function SubmitPanel({ version, blocked, problem, site }: SubmitPanelProps) {
  const sent = useNavigation().formData?.get("intent");
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem?.faults);
  // A question about doubts is one about the order as it was: whoever has changed it since is asked anew.
  const askedAt = problem?.field === "doubts" ? problem.values?.version : undefined;
  const standing = askedAt === undefined || askedAt === String(version) ? problem : undefined;
  return (
    <>
      <Form ref={form} {...marks} id={FORM} method="post" noValidate className="mt-10 grid gap-6">
        <SiteQuestions site={site} problem={problem} pending={sent === "site"} />
        <TitledSection id="next" title="What happens next" titleLook="text-lg">
          <ol className="mt-3 grid max-w-measure list-decimal gap-2 pl-5 text-ink-soft marker:text-brass-deep">
            {useSaid(steps).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </TitledSection>
        <input type="hidden" name="version" value={version} />
        {standing && askedAt ? <input type="hidden" name="doubtsSeenAt" value={askedAt} /> : null}
        {standing ? <StepProblem problem={standing} /> : null}
      </Form>
      <div data-step-actions={blocked ? undefined : ""} className={classNames(actionsLook, !blocked && inReachLook)}>
        <Button
          form={FORM}
          name="intent"
          value="submit"
          pending={sent === "submit"}
          pendingLabel="Submitting"
          disabledReason={blocked}
        >
          Submit Order for Quote
        </Button>
        <Button form={FORM} name="intent" value="quit" variant="secondary">
          Save & Quit
        </Button>
      </div>
    </>
  );
}

const FORM = "submit-order";

/** The reason it waits stands above it. */
const actionsLook = "mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 [&>p]:-order-1 [&>p]:mt-0";

/** Outside its form, because on a phone it is in reach from the first window on: once it can be pressed, and not before. */
const inReachLook = classNames(
  "narrow:sticky narrow:bottom-0 narrow:z-10 narrow:-mx-5 narrow:gap-2 narrow:border-line narrow:border-t narrow:bg-linen",
  "narrow:px-5 narrow:pt-3 narrow:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:narrow:-mx-8 sm:narrow:px-8",
  "narrow:[&>button]:px-3.5! narrow:[&>button:first-child]:grow",
);

interface SiteQuestionsProps {
  site: OrderSite;
  problem: FormProblem | undefined;
  pending: boolean;
}

/** What is asked once for the whole order, closed: nobody has to answer it. Whichever button is pressed sends it along. */
function SiteQuestions({ site, problem, pending }: SiteQuestionsProps) {
  const values = asTyped(siteForm, site);
  const said = siteLines(site);
  return (
    <Disclosure
      heading="h2"
      summary="About your home and the day (optional)"
      defaultOpen={problem?.faults !== undefined}
      className="mb-2"
    >
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {siteForm.fields.map((field) => (
          <FieldInput key={field.name} field={field} value={values[field.name] ?? ""} problem={problem} />
        ))}
      </div>
      <SmallButton name="intent" value="site" pending={pending} pendingLabel="Saving" className="mt-6">
        Save Answers
      </SmallButton>
      {said.length > 0 && (
        <p className="mt-3 text-ink-soft text-sm">Saved: {said.map(({ text }) => text).join("; ")}.</p>
      )}
    </Disclosure>
  );
}
