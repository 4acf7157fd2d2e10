import { createContext, type ReactNode, use } from "react";
import { useLocation } from "react-router";
import type { DescribedProblem } from "#app/components/field-input.tsx";
import type { DescribedField, Typed } from "#app/domain/forms/described-form.ts";
import { stepAt } from "#app/routes/admin/set-up/steps.ts";
import { TextLink } from "#app/ui/button.tsx";
import { forgetTyping, PostForm } from "#app/ui/post-form.tsx";
import { FormField, fieldId } from "./form-field.tsx";

interface Filled {
  form: { fields: readonly DescribedField[] };
  values: Typed;
  problem: DescribedProblem | undefined;
}

interface SettingsFormProps extends Filled {
  /** Names the form to those who hear it. */
  name: string;
  version: number;
  /** Says which form of the page it is, where there are several. */
  intent?: string;
  save: string;
  /** What stands beside Save, which then stays in reach. */
  also?: ReactNode;
  className?: string;
  /** Where its fields stand. */
  children: ReactNode;
}

const FilledForm = createContext<Filled | undefined>(undefined);

/**
 * A form of the owner's settings, filled from what is stored. It names the version it was filled from. A refusal keeps what
 * was typed; after a conflict a newer version is shown, or already merged.
 */
export function SettingsForm(props: SettingsFormProps) {
  const { name, version, problem, intent, save, also, className, children } = props;
  const at = useLocation();
  const isMerged = problem?.version !== undefined;
  return (
    <PostForm
      // A newer version begins the form anew, with what was typed put over it.
      key={problem?.version ?? version}
      problem={problem}
      intent={intent}
      submit={save}
      pendingLabel="Saving"
      also={also}
      inReach={also !== undefined}
      wayOn={problem?.code === "stale" && !isMerged && <NewerVersion page={at.pathname} />}
      // Whoever is led comes to the next page, and to its head.
      preventScrollReset={stepAt(at) === undefined}
      aria-label={name}
      className={className}
    >
      {/* What Enter in a field presses: else it were the first Put Back. */}
      <button type="submit" hidden />
      <input type="hidden" name="version" value={problem?.version ?? problem?.values?.version ?? version} />
      <FilledForm value={props}>{children}</FilledForm>
    </PostForm>
  );
}

function NewerVersion({ page }: { page: string }) {
  return (
    <TextLink to={page} reloadDocument onClick={(event) => forgetTyping(event.currentTarget.closest("form"))}>
      Show the newer version
    </TextLink>
  );
}

/** The form that a part of it stands in. */
export function useFilledForm(): Filled {
  const filled = use(FilledForm);
  if (!filled) throw new Error("A field stands in a form.");
  return filled;
}

export function Field({ name, options }: { name: string; options?: readonly { value: string; label: string }[] }) {
  const { form, values, problem } = useFilledForm();
  return (
    <FormField form={form} name={name} id={fieldId(name)} value={values[name]} problem={problem} options={options} />
  );
}

/** Every field of a section, in the order of the description. */
export function SectionFields({ section }: { section: string }) {
  const { form } = useFilledForm();
  const fields = form.fields.filter((field) => field.section === section);
  return fields.map(({ name }) => <Field key={name} name={name} />);
}
