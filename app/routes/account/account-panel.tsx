import type { ReactNode } from "react";
import { StripPicture } from "#app/components/site/site-picture.tsx";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { classNames } from "#app/ui/class-names.ts";
import { PasswordField } from "#app/ui/password-field.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

interface AccountPanelProps {
  title: string;
  lead?: string;
  /** What it leads to. */
  still?: ShownPicture;
  children: ReactNode;
}

/** Its left edge is that of the page's column. */
const besideStill =
  "px-6 py-14 *:max-w-132 md:px-10 md:py-20 lg:pr-16 lg:pl-[max(2.5rem,calc((100vw-80rem)/2+2.5rem))]";

/** The frame of the account pages: one narrow column, and a picture beside it, or as a strip above it. */
export function AccountPanel({ title, lead, still, children }: AccountPanelProps) {
  return (
    <div className={classNames(still && "lg:grid lg:grid-cols-2")}>
      {still ? <StripPicture picture={still} className="lg:order-last lg:aspect-auto lg:min-h-160" /> : null}
      <section className={still ? besideStill : "mx-auto w-full max-w-2xl px-6 py-14 md:py-20 lg:px-10"}>
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {lead ? <p className="mt-3 text-ink-soft text-lead">{lead}</p> : null}
        <div className="mt-8 border-line border-t pt-8">{children}</div>
      </section>
    </div>
  );
}

interface NewPasswordFieldsProps {
  problem: FormProblem | undefined;
  name?: string;
  label?: string;
  /** Below the second of them. */
  hint?: string;
}

/** A password that is chosen, and typed again. */
export function NewPasswordFields({
  problem,
  name = "newPassword",
  label = "New Password",
  hint,
}: NewPasswordFieldsProps) {
  const first = { ...fieldAfter(problem, name), label, hint: "At least 6 characters, not a common one" };
  const again = { ...fieldAfter(problem, "confirmPassword"), label: "Confirm Password", hint };
  return [first, again].map((field) => <PasswordField key={field.name} autoComplete="new-password" {...field} />);
}
