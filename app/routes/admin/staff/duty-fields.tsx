import { duties, dutyLabels } from "#app/domain/accounts/staff/duty.ts";
import type { Place } from "#app/domain/accounts/staff/staff-form.ts";
import { FieldGrid, SelectField, TextField } from "#app/ui/field.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

const options = duties.map((value) => ({ value, label: dutyLabels[value] }));
// Beside the name of a duty it would be cut off on a phone.
const hint = duties.map((value) => `${dutyLabels[value]}: ${whatOf(value)}.`).join(" ");

function whatOf(duty: (typeof duties)[number]) {
  return {
    owner: "everything",
    office: "orders, clients, money and visits",
    workroom: "the table and what is bought for it",
    installer: "their own stops",
  }[duty];
}

/** What somebody does here, and the letters by which they sign it. */
export function PlaceFields({ problem, stored }: { problem: FormProblem | undefined; stored?: Place | undefined }) {
  const { defaultValue: duty = stored?.duty ?? "office", ...ofDuty } = fieldAfter(problem, "duty");
  const { defaultValue: initials = stored?.initials, ...ofInitials } = fieldAfter(problem, "initials");
  return (
    <FieldGrid className="sm:col-span-2 sm:grid-cols-2">
      <SelectField label="Duty" hint={hint} options={options} defaultValue={duty} {...ofDuty} />
      <TextField
        label="Initials"
        hint="One to three letters, for what they sign."
        autoComplete="off"
        maxLength={3}
        className="max-w-40"
        defaultValue={initials}
        {...ofInitials}
      />
    </FieldGrid>
  );
}
