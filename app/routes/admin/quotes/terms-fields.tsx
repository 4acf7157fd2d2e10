import { memo } from "react";
import { FieldInput } from "#app/components/field-input.tsx";
import { quoteTermsForm } from "#app/domain/quotes/quote-form.ts";
import { formatRate } from "#app/domain/quotes/typed-amounts.ts";
import { FieldGrid } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { useSite } from "#app/web/site/use-site.ts";
import type { EditorData } from "./load-editor.server.ts";

interface TermsFieldsProps {
  typed: Readonly<Record<string, unknown>>;
  taxRates: EditorData["taxRates"];
  /** What the form was refused for. */
  problem: { field: string; error: string } | undefined;
}

/** Nobody here knows which rate applies: it is never guessed from an address. Of other states we know no rate. */
const WHICH_TAX = "Philadelphia's is 8%, Allegheny County's 7%: which one applies is for you to say.";

/** Of two columns, or of six: what is chosen reads whole, and rows are full. */
const widths: Readonly<Record<string, string>> = {
  discountLabel: "2xl:col-span-2",
  taxRate: "2xl:col-span-2",
  leadTime: "2xl:col-span-2",
  detail: "2xl:col-span-2",
  area: "sm:col-span-2 2xl:col-span-3",
};

export const TermsFields = memo(function TermsFields({ typed, taxRates, problem }: TermsFieldsProps) {
  const hint = useSite().business.region === "PA" ? WHICH_TAX : "Which one applies is for you to say.";
  const chosen = String(typed.taxRate);
  const named = taxRates.map(({ label, rate }) => ({ value: label, label: `${label}, ${formatRate(rate)}` }));
  const isNamed = chosen === "" || named.some(({ value }) => value === chosen);
  const rates = [...(isNamed ? [] : [{ value: chosen, label: chosen }]), ...named, { value: "", label: "No tax" }];
  return (
    <TitledSection
      id="terms-heading"
      title="Discount, tax and terms"
      titleLook="mb-4 text-xl"
      className="border-line border-t pt-6"
    >
      <FieldGrid className="sm:grid-cols-2 2xl:grid-cols-6">
        {quoteTermsForm.fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field.name === "taxRate" ? { ...field, hint } : field}
            value={String(typed[field.name])}
            options={field.name === "taxRate" ? rates : field.options}
            problem={problem}
            className={widths[field.control === "area" ? "area" : field.name]}
          />
        ))}
      </FieldGrid>
    </TitledSection>
  );
});
