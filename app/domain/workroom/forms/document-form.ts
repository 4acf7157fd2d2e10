import { formatMoney, moneyAsTyped, parseMoney } from "#app/domain/money.ts";
import { numberAsTyped, readNumber } from "./number-text.ts";

/** One value of a document as a form asks for it. */
export type DocumentField = {
  name: string;
  section: string;
  label: string;
  /** As it stands in a document that nobody has changed. */
  usual?: string;
} & (
  | { kind: "number"; least: number; most: number; optional?: boolean }
  /** Dollars in the form, whole cents in the document. An empty one is not set, unless it must be. */
  | { kind: "money"; most: number; least?: number; required?: boolean }
  | { kind: "choice"; options: readonly { value: string; label: string }[] }
  | { kind: "text"; longest: number }
  /** Numbers with commas between them, from small to large. */
  | { kind: "numbers"; least: number; most: number; longest: number }
);

type Flat = Readonly<Record<string, FlatValue>>;
export type FlatValue = number | string | readonly number[] | undefined;
export type Typed = Readonly<Record<string, string>>;

/** How a document is taken apart into fields, and put together again. */
export interface DocumentForm<Value> {
  fields: readonly DocumentField[];
  flatten(value: Value): Flat;
  build(flat: Flat): Value;
  /** What is wrong with fields that are each right by themselves, by the name of one of them. */
  check?(flat: Flat): Record<string, string>;
}

/** A document as it stands in its form. */
export function asTyped<Value>(form: DocumentForm<Value>, value: Value): Record<string, string> {
  const flat = form.flatten(value);
  return Object.fromEntries(form.fields.map((field) => [field.name, textOf(field, flat[field.name])]));
}

function textOf({ kind }: DocumentField, value: FlatValue): string {
  if (value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number") return kind === "money" ? moneyAsTyped(value) : numberAsTyped(value);
  return value.map(numberAsTyped).join(", ");
}

export type TypedVerdict<Value> = { ok: true; value: Value } | { ok: false; faults: Record<string, string> };

/**
 * The document that was typed, or a sentence for each field that cannot stand. A field that still reads as it was filled keeps
 * its exact value: 0.3333 is a third unless somebody typed it.
 */
export function readTyped<Value>(form: DocumentForm<Value>, typed: Typed, filledFrom: Value): TypedVerdict<Value> {
  const known = form.flatten(filledFrom);
  const filled = asTyped(form, filledFrom);
  const faults: Record<string, string> = {};
  const flat: Record<string, FlatValue> = {};
  for (const field of form.fields) {
    const text = (typed[field.name] ?? "").trim();
    if (text === filled[field.name]) {
      flat[field.name] = known[field.name];
      continue;
    }
    const read = readField(field, text);
    if (read.ok) flat[field.name] = read.value;
    else faults[field.name] = read.reason;
  }
  Object.assign(faults, { ...form.check?.(flat), ...faults });
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, value: form.build(flat) };
}

type Read = { ok: true; value: FlatValue } | { ok: false; reason: string };

function readField(field: DocumentField, text: string): Read {
  if (field.kind === "choice") {
    const known = field.options.some(({ value }) => value === text);
    return known ? { ok: true, value: text } : { ok: false, reason: "Please choose one of these." };
  }
  if (field.kind === "money") return readAmount(field, text);
  if (field.kind === "numbers") return readNumbers(field, text);
  if (field.kind === "text") {
    const reason = `Please keep this under ${field.longest} characters.`;
    return text.length <= field.longest ? { ok: true, value: text } : { ok: false, reason };
  }
  if (field.optional && text === "") return { ok: true, value: undefined };
  const value = readNumber(text);
  const fits = value !== null && value >= field.least && value <= field.most;
  return fits ? { ok: true, value } : { ok: false, reason: `Please enter a number ${boundsOf(field)}.` };
}

function readAmount({ least = 0, most, required }: Extract<DocumentField, { kind: "money" }>, text: string): Read {
  if (text === "" && !required) return { ok: true, value: undefined };
  const amount = parseMoney(text);
  if (amount.ok && amount.value >= least && amount.value <= most) return amount;
  const bounds = `from ${formatMoney(least)} to ${formatMoney(most)}`;
  return { ok: false, reason: `Please enter an amount in dollars ${bounds}.` };
}

function readNumbers({ least, most, longest }: Extract<DocumentField, { kind: "numbers" }>, text: string): Read {
  const bounds = `from ${numberAsTyped(least)} to ${numberAsTyped(most)}`;
  const parts = text.split(",").slice(0, longest + 1);
  const values = parts.map(readNumber).filter((value) => value !== null && value >= least && value <= most);
  const ascending = values.every((value, index) => index === 0 || Number(value) > Number(values[index - 1]));
  if (values.length === parts.length && values.length <= longest && ascending) {
    return { ok: true, value: values.map(Number) };
  }
  return { ok: false, reason: `Please list at most ${longest} numbers ${bounds}, from small to large.` };
}

/** Said beside a field: "from 0 to 36". */
export function boundsOf({ least, most }: { least: number; most: number }): string {
  return `from ${numberAsTyped(least)} to ${numberAsTyped(most)}`;
}
