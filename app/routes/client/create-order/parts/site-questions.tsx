import { FieldInput } from "#app/components/field-input.tsx";
import { asTyped } from "#app/domain/forms/described-form.ts";
import { type OrderSite, siteForm, siteLines } from "#app/domain/orders/site/site-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";

interface SiteQuestionsProps {
  site: OrderSite;
  problem: FormProblem | undefined;
  pending: boolean;
}

/** What is asked once for the whole order, closed: nobody has to answer it. Whichever button is pressed sends it along. */
export function SiteQuestions({ site, problem, pending }: SiteQuestionsProps) {
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
      <Button
        type="submit"
        name="intent"
        value="site"
        variant="secondary"
        size="sm"
        pending={pending}
        pendingLabel="Saving"
        className="mt-6"
      >
        Save Answers
      </Button>
      {said.length > 0 && (
        <p className="mt-3 text-ink-soft text-sm">Saved: {said.map(({ text }) => text).join("; ")}.</p>
      )}
    </Disclosure>
  );
}
