import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FieldGrid } from "#app/ui/field-grid.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { DocumentFieldInput } from "./document-field-input.tsx";
import type { ShownSection } from "./document-fields.ts";
import type { DocumentProblem } from "./document-problem.ts";

interface DocumentEditorProps {
  /** Names the form to those who hear it. */
  name: string;
  version: number;
  sections: readonly ShownSection[];
  problem: DocumentProblem | undefined;
}

/** Every field of a document by section, why it is changed, and Save. Saving adds a version; none is ever edited. */
export function DocumentEditor({ name, version, sections, problem }: DocumentEditorProps) {
  const pending = useNavigation().formMethod === "POST";
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
    >
      {problem && !problem.field && (
        <FormMessage kind="error" className="mb-6">
          {problem.error}
        </FormMessage>
      )}
      <input type="hidden" name="version" value={problem?.version ?? version} />
      {sections.map((section, index) => (
        <SectionFields key={section.name} section={section} first={index === 0} problem={problem} />
      ))}
      <div className="mt-10 grid max-w-xl gap-6">
        <TextField
          label="Why is this changed?"
          hint="Stands beside this version in the history."
          name="reason"
          autoComplete="off"
          defaultValue={problem?.values?.reason}
          error={problem?.faults?.reason}
        />
        <div>
          <Button type="submit" pending={pending} pendingLabel="Saving">
            Save as a New Version
          </Button>
        </div>
      </div>
    </Form>
  );
}

interface SectionProps {
  section: ShownSection;
  first: boolean;
  problem: DocumentProblem | undefined;
}

function SectionFields({ section: { name, fields }, first, problem }: SectionProps) {
  const told = (told: Record<string, string> | undefined) => fields.some((field) => told?.[field.name] !== undefined);
  const changed = fields.filter(({ value, usual }) => usual !== "" && value !== usual).length;
  const prices = fields.filter(({ money }) => money);
  const set = prices.filter(({ value }) => value !== "").length;
  const rules = `${fields.length} rules${changed > 0 ? `, ${changed} changed` : ""}`;
  const count = prices.length > 0 ? `${set} of ${prices.length} prices set` : rules;
  return (
    <Disclosure
      heading="h2"
      defaultOpen={first || told(problem?.faults) || told(problem?.newer)}
      summary={
        <>
          {name} <span className="ml-2 font-sans font-normal text-ink-soft text-sm">{count}</span>
        </>
      }
    >
      <FieldGrid className="pt-2 sm:grid-cols-2 xl:grid-cols-3">
        {fields.map((field) => (
          <DocumentFieldInput key={field.name} field={field} problem={problem} />
        ))}
      </FieldGrid>
    </Disclosure>
  );
}
