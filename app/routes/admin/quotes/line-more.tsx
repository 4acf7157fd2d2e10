import { ChevronDown } from "lucide-react";
import { treatmentLabels } from "#app/domain/catalogue/style.ts";
import { formatMoney } from "#app/domain/money.ts";
import { MEANS_NOTHING, meaningLabel, meaningsFor, writeMeaning } from "#app/domain/orders/agreed/meaning.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { lineField } from "#app/domain/quotes/check-sendable.ts";
import { MAX_DESCRIPTION } from "#app/domain/quotes/quote-limits.ts";
import type { TypedLine } from "#app/domain/quotes/quote-line-form.ts";
import { type LineRole, lineRoles } from "#app/domain/quotes/quote-types.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

interface LineMoreProps {
  index: number;
  row: TypedLine;
  of: string;
  field: string | undefined;
  error: string | undefined;
  basis: string;
  /** Its cost is that of its parts. */
  hasParts: boolean;
  was: number | null | undefined;
  means: string;
  meanings: readonly MeaningChoice[];
}

/** One thing that a line may mean, under the treatment that it is for. */
export interface MeaningChoice {
  value: string;
  label: string;
  treatment: string;
}

export function meaningChoices(window: Window | undefined): MeaningChoice[] {
  return (window ? meaningsFor(window) : []).map((meaning) => ({
    value: writeMeaning(meaning),
    label: meaningLabel(meaning),
    treatment: treatmentLabels[meaning.treatment],
  }));
}

const roleLabels: Record<LineRole, string> = {
  fixed: "Part of the quote",
  optional: "The client may take it",
  choice: "One of a group",
};
const inside = ["description", "discount", "taxed", "role", "choiceGroup", "suggested", "meaning", "ownerNote", "cost"];

/** What most lines do without: a description, a discount, tax, what the client may choose, and what is only ours. */
export function LineMore({ index, row, of, field, error, basis, hasParts, was, means, meanings }: LineMoreProps) {
  const named = (name: string) => ({
    name: lineField(index, name),
    "data-cell": name,
    error: field === name ? error : undefined,
  });
  const texts = [row.description, row.discount, row.ownerNote, row.meaning, ...(basis || hasParts ? [] : [row.cost])];
  const own = texts.some((text) => text !== "") || row.role !== "fixed";
  return (
    <details className="mt-1" open={own || (field !== undefined && inside.includes(field)) || undefined}>
      <summary className="flex min-h-8 list-none flex-wrap items-center gap-x-4 text-ink-soft text-sm [&::-webkit-details-marker]:hidden">
        <span className="inline-flex items-center gap-1 underline decoration-line-strong/60 underline-offset-4">
          Details
          <span className="sr-only"> of {of}</span>
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </span>
        {basis && <span>{basis}, by the rate card</span>}
        {means && <span>for the window: {means}</span>}
        {was !== undefined && (
          <span className="text-brass-deep">{was === null ? "new" : `was ${formatMoney(was)}`}</span>
        )}
      </summary>
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-3 border-line border-l py-3 pl-4 sm:grid-cols-2">
        <TextAreaField
          label="Description"
          rows={2}
          maxLength={MAX_DESCRIPTION}
          defaultValue={row.description}
          className="sm:col-span-2"
          {...named("description")}
        />
        <SelectField label="What the client may do" defaultValue={row.role} {...named("role")}>
          {lineRoles.map((role) => (
            <option key={role} value={role}>
              {roleLabels[role]}
            </option>
          ))}
        </SelectField>
        <TextField label="Discount" placeholder="5% or 50.00" defaultValue={row.discount} {...named("discount")} />
        <div className="hidden group-has-[option[value=choice]:checked]/row:block">
          <TextField label="Group" placeholder="Lining" defaultValue={row.choiceGroup} {...named("choiceGroup")} />
        </div>
        <div className="group-has-[option[value=fixed]:checked]/row:hidden sm:mt-6">
          <CheckboxField
            label="Suggested: counts until they choose"
            defaultChecked={row.suggested}
            {...named("suggested")}
          />
        </div>
        <MeaningField value={row.meaning} meanings={meanings} {...named("meaning")} />
        <CheckboxField label="Taxed" defaultChecked={row.taxed} className="sm:col-span-2" {...named("taxed")} />
        <TextAreaField
          label="Note for ourselves"
          hint="Only we see this."
          rows={2}
          maxLength={MAX_DESCRIPTION}
          defaultValue={row.ownerNote}
          {...named("ownerNote")}
        />
        {(!hasParts || field === "cost") && (
          <TextField
            label="Cost to us"
            hint="Only we see this."
            inputMode="decimal"
            defaultValue={row.cost}
            {...named("cost")}
          />
        )}
      </div>
    </details>
  );
}

interface MeaningFieldProps {
  value: string;
  meanings: readonly MeaningChoice[];
  name: string;
  error: string | undefined;
}

/** What the line means for the window, where its words do not say it, or say it wrongly. */
function MeaningField({ value, meanings, ...field }: MeaningFieldProps) {
  const gone = value !== "" && value !== MEANS_NOTHING && meanings.every((one) => one.value !== value);
  return (
    <SelectField
      label="For the workroom it means"
      hint="Written into the window once it is agreed."
      defaultValue={value}
      className="sm:col-span-2"
      {...field}
    >
      <option value="">What its words say</option>
      <option value={MEANS_NOTHING}>Nothing</option>
      {gone && <option value={value}>What the window no longer has</option>}
      <MeaningOptions meanings={meanings} />
    </SelectField>
  );
}

/** What a window can have, under its treatments. */
export function MeaningOptions({ meanings }: { meanings: readonly MeaningChoice[] }) {
  const treatments = [...new Set(meanings.map(({ treatment }) => treatment))];
  return treatments.map((treatment) => (
    <optgroup key={treatment} label={treatment}>
      {meanings
        .filter((one) => one.treatment === treatment)
        .map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
    </optgroup>
  ));
}
