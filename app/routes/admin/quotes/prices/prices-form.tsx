import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { MAX_LABEL, MAX_MESSAGE, MAX_TERMS } from "#app/domain/quotes/quote-limits.ts";
import {
  type BalanceMoment,
  balanceMoments,
  quoteDetails,
  type TaxRule,
  taxRules,
} from "#app/domain/quotes/quote-types.ts";
import { PRICES_AND_TERMS } from "#app/routes/admin/paths.ts";
import { detailLabels } from "#app/routes/admin/quotes/terms-fields.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import type { FormProblem } from "#app/web/form-problem.ts";
import { RateFields } from "./rate-fields.tsx";

interface PricesFormProps {
  stored: Readonly<Record<string, string>>;
  version: number;
  problem: FormProblem | undefined;
}

const ruleLabels: Record<TaxRule, string> = {
  nearest: "To the nearest cent",
  pennsylvania: "By Pennsylvania's schedule",
};
const momentLabels: Record<BalanceMoment, string> = {
  accepted: "is accepted",
  completed: "is completed",
  delivered: "is delivered",
};

/** One form for all of it, filled from what is stored. */
export function PricesForm({ stored, version, problem }: PricesFormProps) {
  const sent = useNavigation().formData;
  const pending = sent !== undefined && !sent.has("intent");
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  const values = problem?.values ?? stored;
  const field = (name: string) => ({
    ...{ name, defaultValue: values[name] ?? "", autoComplete: "off" },
    error: problem?.field === name ? problem.error : undefined,
  });
  const named = Array.from({ length: 20 }, (_, index) => stored[`rates[${index}].label`]).filter(Boolean) as string[];
  const options = (labels: Record<string, string>, among: readonly string[]) =>
    among.map((value) => ({ value, label: labels[value] ?? value }));
  return (
    <Form
      ref={form}
      {...marks}
      method="post"
      noValidate
      aria-label="Prices and terms"
      key={version}
      className="grid max-w-3xl gap-10"
    >
      {problem && !problem.field && (
        <FormMessage kind="error">
          {problem.error}{" "}
          {problem.code === "stale" && (
            <ButtonLink to={PRICES_AND_TERMS} reloadDocument variant="quiet" size="sm">
              Show the newer version
            </ButtonLink>
          )}
        </FormMessage>
      )}
      <input type="hidden" name="version" value={problem?.values?.version ?? version} />
      <Part
        title="Tax"
        lead="The rates that you charge, by name. Each quote picks one; none is guessed from an address."
      >
        <RateFields values={values} field={field} />
        <SelectField label="A new quote begins with" {...field("taxLabel")}>
          {named.map((label) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
          <option value="">No tax</option>
        </SelectField>
        <SelectField label="Cents are rounded" options={options(ruleLabels, taxRules)} {...field("taxRule")} />
      </Part>
      <Part title="Deposit and balance">
        <TextField
          label="Deposit"
          placeholder="50%"
          hint="Of the total; empty asks for none."
          {...field("depositRate")}
        />
        <TextField
          label="Deposit due (days)"
          hint="After the quote is accepted."
          inputMode="numeric"
          {...field("depositDays")}
        />
        <SelectField
          label="The rest is due when the order"
          options={options(momentLabels, balanceMoments)}
          {...field("balanceWhen")}
        />
        <TextField label="The rest due (days)" inputMode="numeric" {...field("balanceDays")} />
      </Part>
      <Part title="The quote">
        <TextField
          label="Valid for (days)"
          hint="Empty for a quote without an end."
          inputMode="numeric"
          {...field("validDays")}
        />
        <TextField label="Lead time" hint="As the client reads it." maxLength={MAX_LABEL} {...field("leadTime")} />
        <SelectField label="The client sees" options={options(detailLabels, quoteDetails)} {...field("detail")} />
        <TextAreaField label="Note" optional maxLength={MAX_MESSAGE} className="sm:col-span-2" {...field("note")} />
        <TextAreaField
          label="Terms"
          hint="Written out on every quote, as they stand on the day it is sent."
          rows={10}
          maxLength={MAX_TERMS}
          className="sm:col-span-2"
          {...field("terms")}
        />
      </Part>
      <div>
        <Button type="submit" pending={pending} pendingLabel="Saving">
          Save
        </Button>
      </div>
    </Form>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className="border-line border-t pt-6">
      <legend className="float-left mb-1 w-full font-display text-xl">{title}</legend>
      {lead && <p className="clear-left mb-4 max-w-measure text-ink-soft">{lead}</p>}
      <div className="clear-left grid items-start gap-6 pt-3 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
