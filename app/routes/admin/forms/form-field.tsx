import { FieldInput, type FieldInputProps } from "#app/components/field-input.tsx";
import type { DescribedField } from "#app/domain/forms/described-form.ts";

/** Where a field of a described form stands on its page, for an address that leads to it. */
export const fieldId = (name: string) => `set-${name}`;

interface FormFieldProps extends Omit<FieldInputProps, "field" | "value">, Pick<DescribedField, "hint" | "attributes"> {
  form: { fields: readonly DescribedField[] };
  name: string;
  value?: string | undefined;
}

/** One field of a described form, by its name; what only the page knows stands in place of what the description says. */
export function FormField({ form, name, value = "", hint, attributes, ...input }: FormFieldProps) {
  const field = form.fields.find((one) => one.name === name);
  if (!field) return null;
  const known = { ...(hint && { hint }), attributes: { ...field.attributes, ...attributes } };
  return <FieldInput {...input} field={{ ...field, ...known }} value={value} />;
}
