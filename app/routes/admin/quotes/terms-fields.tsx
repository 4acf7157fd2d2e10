import { memo } from "react";
import { MAX_LABEL, MAX_MESSAGE, MAX_TERMS } from "#app/domain/quotes/quote-limits.ts";
import { quoteDetails } from "#app/domain/quotes/quote-types.ts";
import { detailLabels } from "#app/domain/quotes/settings/quote-settings-form.ts";
import { formatRate } from "#app/domain/quotes/typed-amounts.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { EditorData } from "./load-editor.server.ts";
import type { TermName } from "./typed-quote.ts";

interface TermsFieldsProps {
  typed: Readonly<Record<TermName, string>>;
  taxRates: EditorData["taxRates"];
  /** The fault that the form was refused for. */
  field: string | undefined;
  error: string | undefined;
}

/** Nobody here knows which rate applies: it is never guessed from an address. */
const WHICH_TAX = "Philadelphia's is 8 %, Allegheny County's 7 %: which one applies is for you to say.";

/** What a quote says beside its lines. */
export const TermsFields = memo(function TermsFields({ typed, taxRates, field: faulty, error }: TermsFieldsProps) {
  const field = (name: TermName) => ({
    name,
    defaultValue: typed[name],
    autoComplete: "off",
    error: faulty === name ? error : undefined,
  });
  const isNamed = typed.taxRate === "" || taxRates.some(({ label }) => label === typed.taxRate);
  return (
    <TitledSection
      id="terms-heading"
      title="Discount, tax and terms"
      titleLook="mb-4 text-xl"
      className="border-line border-t pt-6"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        <TextField label="Discount" placeholder="5% or 50.00" {...field("discount")} />
        <TextField
          label="Name of the discount"
          placeholder="Two rooms at once"
          maxLength={MAX_LABEL}
          {...field("discountLabel")}
        />
        <SelectField label="Tax" hint={WHICH_TAX} {...field("taxRate")}>
          {!isNamed && <option value={typed.taxRate}>{typed.taxRate}</option>}
          {taxRates.map(({ label, rate }) => (
            <option key={label} value={label}>
              {label}, {formatRate(rate)}
            </option>
          ))}
          <option value="">No tax</option>
        </SelectField>
        <TextField
          label="Why no tax"
          optional
          placeholder="Resale certificate"
          maxLength={MAX_LABEL}
          {...field("taxReason")}
        />
        <TextField label="Deposit" placeholder="50% or 500" {...field("deposit")} />
        <TextField label="Valid until" type="date" {...field("validUntil")} />
        <TextField label="Lead time" placeholder="6 to 8 weeks" maxLength={MAX_LABEL} {...field("leadTime")} />
        <SelectField
          label="The client sees"
          options={quoteDetails.map((detail) => ({ value: detail, label: detailLabels[detail] }))}
          {...field("detail")}
        />
        <TextAreaField
          label="Note"
          optional
          rows={3}
          maxLength={MAX_MESSAGE}
          className="sm:col-span-2"
          {...field("note")}
        />
        <TextAreaField
          label="Terms"
          optional
          rows={3}
          maxLength={MAX_TERMS}
          className="sm:col-span-2"
          {...field("terms")}
        />
      </div>
    </TitledSection>
  );
});
