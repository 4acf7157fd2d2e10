import type { Verdict } from "#app/domain/verdict.ts";

/** What a field holds: how it is asked for, read and written. The kinds that several subjects need are in field-kinds.ts. */
export interface FieldKind<Value> {
  control: "text" | "area" | "choice" | "checkbox" | "money";
  /** What the browser is told of its box. */
  attributes?: Readonly<Record<string, string | number>>;
  /** What to choose among. */
  options?: readonly { value: string; label: string }[];
  /** What it may be: "from 0 to 36". Said below its label. */
  bounds?: string;
  /** What a number counts. Said behind its label. */
  unit?: string;
  /** Takes what was typed, without the spaces around it. The label is for the sentence. */
  read(text: string, label: string): Verdict<Value>;
  write(value: Exclude<Value, undefined>): string;
  /** What was typed as a sentence names it: $62.00, a choice by its label. */
  words?(text: string): string;
}

/** One field of a form. */
export interface DescribedField<Value = unknown> extends FieldKind<Value> {
  name: string;
  label: string;
  /** Where the label alone would say too little to somebody who hears it. */
  heard?: string;
  hint?: string;
  /** May be left empty, which its label says. */
  optional?: boolean;
  section: string;
  /** As it stands where nobody has changed it. */
  usual?: string;
}

type Flat = Readonly<Record<string, unknown>>;
export type Typed = Readonly<Record<string, string>>;

/** All that is known of a form: its page, its reader, what it refuses and the history of what it changed follow from it. */
export interface DescribedForm<Value> {
  fields: readonly DescribedField[];
  /** The value taken apart into fields, and put together again. */
  flatten(value: Value): Flat;
  build(flat: Flat): Value;
  /** What is wrong with fields that are each right by themselves, by the name of one of them. */
  check?(flat: Flat): Record<string, string>;
}

type Described<Value> = FieldKind<Value> & Partial<DescribedField> & { label: string };

/** Fields by their names. */
export function fieldsOf(fields: Readonly<Record<string, Described<unknown>>>, section = ""): DescribedField[] {
  return Object.entries(fields).map(([name, field]) => ({ section, ...field, name }));
}

/** The form of a value whose every property is a field. */
export function flatForm<Value extends object>(fields: { [Name in keyof Value]: Described<Value[Name]> }) {
  const form: DescribedForm<Value> = {
    fields: fieldsOf(fields as Record<string, Described<unknown>>),
    flatten: (value) => value as Flat,
    // Each field has been read as what it is.
    build: (flat) => flat as Value,
  };
  return form;
}

/** The fields in the order of their sections. */
export function bySection(fields: readonly DescribedField[], sections: readonly string[]): DescribedField[] {
  return fields.toSorted((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section));
}

/** Each field with what it is unless somebody changes it. */
export function withUsual<Value>(form: DescribedForm<Value>, value: Value): DescribedForm<Value> {
  const usual = asTyped(form, value);
  return { ...form, fields: form.fields.map((field) => ({ ...field, usual: usual[field.name] ?? "" })) };
}

/** A value as it stands in its form. */
export function asTyped<Value>({ fields, flatten }: DescribedForm<Value>, value: Value): Record<string, string> {
  const flat = flatten(value);
  const textOf = ({ name, write }: DescribedField) => (flat[name] === undefined ? "" : write(flat[name]));
  return Object.fromEntries(fields.map((field) => [field.name, textOf(field)]));
}

/** What was sent of a form: the texts to be shown again, the version among them, and what they come to. */
export function takeTyped<Value>(form: DescribedForm<Value>, sent: (name: string) => string, filledFrom?: Value) {
  const names = [...form.fields.map(({ name }) => name), "version"];
  const values = Object.fromEntries(names.map((name) => [name, sent(name)]));
  return { values, check: readTyped(form, values, filledFrom) };
}

type TypedVerdict<Value> =
  | { ok: true; value: Value }
  | (Verdict<never> & { ok: false; faults: Record<string, string> });

/**
 * The value that was typed, or a sentence for each field that cannot stand. A field that still reads as it was filled keeps
 * its exact value: 0.3333 is a third unless somebody typed it.
 */
export function readTyped<Value>(form: DescribedForm<Value>, typed: Typed, filledFrom?: Value): TypedVerdict<Value> {
  const known = filledFrom && form.flatten(filledFrom);
  const filled: Typed = filledFrom ? asTyped(form, filledFrom) : {};
  const faults: Record<string, string> = {};
  const flat: Record<string, unknown> = {};
  for (const { name, label, read } of form.fields) {
    const text = (typed[name] ?? "").trim();
    const verdict: Verdict<unknown> =
      known && text !== "" && text === filled[name] ? { ok: true, value: known[name] } : read(text, label);
    if (verdict.ok) flat[name] = verdict.value;
    else faults[name] = verdict.reason;
  }
  Object.assign(faults, { ...form.check?.(flat), ...faults });
  const [first] = Object.entries(faults);
  return first ? { ok: false, field: first[0], reason: first[1], faults } : { ok: true, value: form.build(flat) };
}

/** One field that two versions have differently, in words. */
export interface FieldChange {
  name: string;
  section: string;
  label: string;
  before: string;
  after: string;
}

/** What changed from one version to the next, field by field. */
export function changesBetween<Value>(form: DescribedForm<Value>, before: Value, after: Value): FieldChange[] {
  const [was, is] = [form.flatten(before), form.flatten(after)];
  const [wasTyped, isTyped] = [asTyped(form, before), asTyped(form, after)];
  return form.fields
    .filter(({ name }) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .map((field) => {
      const { name, section, label } = field;
      return { name, section, label, before: inWords(field, wasTyped), after: inWords(field, isTyped) };
    });
}

export function inWords({ name, words }: DescribedField, typed: Typed): string {
  const text = typed[name] ?? "";
  if (text === "") return "not set";
  return words ? words(text) : text;
}
