import { formatMoney } from "#app/domain/money.ts";
import { asTyped, type DocumentField, type DocumentForm, type Typed } from "./document-form.ts";

/** One field that two versions of a document have differently, in words. */
export interface FieldChange {
  name: string;
  section: string;
  label: string;
  before: string;
  after: string;
}

/** What changed from one version to the next, field by field. */
export function changesBetween<Value>(form: DocumentForm<Value>, before: Value, after: Value): FieldChange[] {
  const [was, is] = [form.flatten(before), form.flatten(after)];
  const [wasTyped, isTyped] = [asTyped(form, before), asTyped(form, after)];
  return form.fields
    .filter(({ name }) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .map((field) => {
      const { name, section, label } = field;
      return { name, section, label, before: inWords(field, wasTyped), after: inWords(field, isTyped) };
    });
}

/** A field's text as a sentence names it: $62.00, not set, a choice by its label. */
export function inWords(field: DocumentField, typed: Typed): string {
  const text = typed[field.name] ?? "";
  if (text === "") return "not set";
  if (field.kind === "choice") return field.options.find(({ value }) => value === text)?.label ?? text;
  return field.kind === "money" ? formatMoney(Math.round(Number(text) * 100)) : text;
}
