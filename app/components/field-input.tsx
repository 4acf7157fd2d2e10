import type { ReactNode } from "react";
import type { DescribedField } from "#app/domain/forms/described-form.ts";
import { CheckboxField, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

export interface DescribedProblem extends FormProblem {
  /** Where somebody else was quicker: their values of what both have changed, and their version. */
  newer?: Record<string, string>;
  version?: number;
}

type ShownField = Omit<DescribedField, "section" | "read" | "write" | "words">;

export interface FieldInputProps {
  field: ShownField;
  /** For addresses that lead to it. */
  id?: string | undefined;
  value: string;
  problem: DescribedProblem | undefined;
  /** Where they are known only to the page. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** Its place in the grid. */
  className?: string | undefined;
}

/** One field of a described form: what it may be stands below its label, what is wrong with it below its box. */
export function FieldInput(props: FieldInputProps) {
  const { field, id, value, problem, options = field.options } = props;
  const { label, heard, unit, control, attributes, optional } = field;
  const { className = control === "area" ? "col-span-full" : undefined } = props;
  const { name, error, defaultValue = value } = fieldAfter(problem, field.name);
  const hint = hintOf(field, value, problem?.newer?.[name]);
  if (control === "checkbox") {
    const box = { ...attributes, id, label, hint, name, error, className };
    return <CheckboxField {...box} defaultChecked={defaultValue !== ""} />;
  }
  const shared = {
    ...attributes,
    className,
    id,
    name,
    label: heard ? <HeardLabel label={label} heard={heard} /> : unit ? `${label} (${unit})` : label,
    hint,
    error,
    optional,
    defaultValue,
    autoComplete: "off",
  };
  if (options) return <SelectField {...shared} options={[...options]} />;
  return control === "area" ? <TextAreaField {...shared} /> : <TextField {...shared} />;
}

/** Seen: From. Heard: From, Monday. */
function HeardLabel({ label, heard }: { label: string; heard: string }) {
  return (
    <>
      {label}
      <span className="sr-only"> {heard}</span>
    </>
  );
}

function hintOf(field: ShownField, value: string, newer: string | undefined): ReactNode {
  if (newer !== undefined) return <strong className="font-medium text-ink">Now saved: {newer}</strong>;
  const { hint, bounds = "", usual, control } = field;
  if (hint) return hint;
  const told = control === "choice" || !usual ? [bounds] : [bounds, `usually ${usual}`];
  const parts = told.filter(Boolean).join(", ");
  if (!parts) return undefined;
  const sentence = parts.charAt(0).toUpperCase() + parts.slice(1);
  if (!isChanged(field, value)) return sentence;
  return (
    <>
      {sentence} <strong className="font-medium text-brass-deep">changed</strong>
    </>
  );
}

/** Whether it differs from what is usual; a price is anybody's own. */
export function isChanged({ usual, control }: ShownField, value: string) {
  return Boolean(usual) && control !== "money" && control !== "choice" && value !== usual;
}
