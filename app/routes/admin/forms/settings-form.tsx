import { createContext, type ReactNode, use } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import type { DescribedField, Typed } from "#app/domain/forms/described-form.ts";
import { Button } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { forgetTyping, useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { type DescribedProblem, FieldInput } from "./field-input.tsx";

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
  const { name, version, problem, intent, save, className, children } = props;
  const sent = useNavigation().formData;
  const pending = sent !== undefined && (sent.get("intent") ?? undefined) === intent;
  const { pathname } = useLocation();
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  return (
    <Form
      ref={form}
      {...marks}
      // A newer version begins the form anew, with what was typed put over it.
      key={problem?.version ?? version}
      method="post"
      noValidate
      preventScrollReset
      aria-label={name}
      className={className}
    >
      {problem && !problem.field && (
        <FormMessage kind="error">
          {problem.error}{" "}
          {problem.code === "stale" && problem.version === undefined && (
            <TextLink to={pathname} reloadDocument onClick={() => forgetTyping(form.current)}>
              Show the newer version
            </TextLink>
          )}
        </FormMessage>
      )}
      {intent && <input type="hidden" name="intent" value={intent} />}
      <input type="hidden" name="version" value={problem?.version ?? problem?.values?.version ?? version} />
      <FilledForm value={props}>{children}</FilledForm>
      <div>
        <Button type="submit" pending={pending} pendingLabel="Saving">
          {save}
        </Button>
      </div>
    </Form>
  );
}

/** The form that a part of it stands in. */
export function useFilledForm(): Filled {
  const filled = use(FilledForm);
  if (!filled) throw new Error("A field stands in a form.");
  return filled;
}

interface FieldProps {
  name: string;
  options?: readonly { value: string; label: string }[];
}

export function Field({ name, options }: FieldProps) {
  const { form, values, problem } = useFilledForm();
  const field = form.fields.find((one) => one.name === name);
  return field && <FieldInput field={field} value={values[name] ?? ""} problem={problem} options={options} />;
}

/** Every field of a section, in the order of the description. */
export function SectionFields({ section }: { section: string }) {
  const { form } = useFilledForm();
  const fields = form.fields.filter((field) => field.section === section);
  return fields.map(({ name }) => <Field key={name} name={name} />);
}
