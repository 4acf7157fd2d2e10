import type { ReactNode } from "react";
import { FIRST_SHOWN, SHOWN_FIELD, TRAP_FIELD } from "#app/domain/public-forms/public-form.ts";
import { ButtonLink, TextLink } from "#app/ui/button.tsx";
import { FormKey } from "#app/ui/post-form.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";
import { useSite } from "#app/web/site/use-site.ts";

interface PublicFormGuardProps {
  shown: string;
  formKey: string;
  problem: FormProblem | undefined;
}

/** Stands in every form that anybody may send: a field that nobody sees, when the form was shown, and its key. */
export function PublicFormGuard({ shown, formKey, problem }: PublicFormGuardProps) {
  const again = problem?.values?.[problem.code === "expired" ? SHOWN_FIELD : FIRST_SHOWN];
  return (
    <>
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Please leave this empty
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={SHOWN_FIELD} value={again || shown} />
      <FormKey value={formKey} />
    </>
  );
}

interface PublicFormDoneProps {
  title: string;
  /** What happens next. */
  children: ReactNode;
  /** Before the ways to reach us. */
  note?: string;
  /** What can be done here. */
  below?: ReactNode;
}

/** After a form that anybody may send: that we have it, what comes of it, and where to look meanwhile. */
export function PublicFormDone({ title, children, note, below }: PublicFormDoneProps) {
  const { business } = useSite();
  return (
    <section className="mx-auto w-full max-w-2xl px-6 py-14 md:py-20">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="mt-3 text-ink-soft text-lead">{children}</p>
      {below}
      <p className="mt-4 text-ink-soft">
        {note} Anything to add? Call <TextLink href={business.phoneLink}>{business.phone}</TextLink>, or write to{" "}
        <TextLink href={`mailto:${business.email}`}>{business.email}</TextLink>.
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <ButtonLink to="/styles">See the styles</ButtonLink>
        <ButtonLink to="/gallery" variant="secondary">
          Look at rooms
        </ButtonLink>
      </div>
    </section>
  );
}
