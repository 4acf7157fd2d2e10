import { ChevronDown } from "lucide-react";
import { FieldInput } from "#app/components/field-input.tsx";
import { treatmentLabels } from "#app/domain/catalogue/style.ts";
import { formatMoney } from "#app/domain/money.ts";
import { MEANS_NOTHING, meaningLabel, meaningsFor, writeMeaning } from "#app/domain/orders/agreed/meaning.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { lineField } from "#app/domain/quotes/check-sendable.ts";
import { lineForm, type TypedLine } from "#app/domain/quotes/quote-line-form.ts";
import { SelectField } from "#app/ui/field.tsx";

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

const wide: ReadonlySet<string> = new Set(["description", "taxed"]);
const inside = ["description", "discount", "taxed", "role", "choiceGroup", "suggested", "meaning", "ownerNote", "cost"];

/** What most lines do without: a description, a discount, tax, what the client may choose, and what is only ours. */
export function LineMore({ index, row, of, field, error, basis, hasParts, was, means, meanings }: LineMoreProps) {
  const fields = (...names: (keyof TypedLine)[]) =>
    lineForm.fields
      .filter(({ name }) => names.some((one) => one === name))
      .map((asked) => (
        <FieldInput
          key={asked.name}
          field={{
            ...asked,
            name: lineField(index, asked.name),
            attributes: { ...asked.attributes, "data-cell": asked.name },
          }}
          value={row[asked.name as keyof TypedLine]}
          problem={field === asked.name && error ? { error, field: lineField(index, field) } : undefined}
          className={wide.has(asked.name) ? "sm:col-span-2" : ""}
        />
      ));
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
        {fields("description", "role", "discount")}
        <div className="hidden group-has-[option[value=choice]:checked]/row:block">{fields("choiceGroup")}</div>
        <div className="group-has-[option[value=fixed]:checked]/row:hidden sm:mt-6">{fields("suggested")}</div>
        <MeaningField
          value={row.meaning}
          meanings={meanings}
          name={lineField(index, "meaning")}
          error={field === "meaning" ? error : undefined}
        />
        {fields("taxed", "ownerNote")}
        {(!hasParts || field === "cost") && fields("cost")}
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
      data-cell="meaning"
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
