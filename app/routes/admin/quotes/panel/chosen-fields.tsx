import { choiceGroups, groupField } from "#app/domain/quotes/choices.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";
import type { QuotePanelData } from "./load-panel.server.ts";

interface ChosenFieldsProps {
  choices: NonNullable<QuotePanelData["open"]>["choices"];
  problem: FormProblem | undefined;
}

/** What the client took of what the quote leaves open; as we suggested it, until somebody says otherwise. */
export function ChosenFields({ choices, problem }: ChosenFieldsProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium text-sm">What they took</legend>
      {choiceGroups(choices).map(({ group, lines }) => (
        <SelectField
          key={group}
          label={group}
          name="chosen"
          defaultValue={lines.find(({ suggested }) => suggested)?.key}
          options={lines.map(({ key, label }) => ({ value: key, label }))}
          error={problem?.field === groupField(group) ? problem.error : undefined}
        />
      ))}
      {choices
        .filter(({ role }) => role === "optional")
        .map(({ key, label, suggested }) => (
          <CheckboxField key={key} name="chosen" value={key} label={label} defaultChecked={suggested} />
        ))}
    </fieldset>
  );
}
