import { foldText } from "#app/domain/fold-text.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { readAmount, readCell } from "./csv-file.ts";
import { type ImportKind, kindsOfImport } from "./import-kinds.ts";

/** The field of each column, in the order of the file; "" for a column that is not read. */
export type Mapping = readonly string[];

/** What was chosen for a supplier's columns before, by the key of each. */
export type Remembered = Readonly<Record<string, string>>;

/** The cells of one row by field; an empty cell says nothing. */
export type Cells = Readonly<Partial<Record<string, string>>>;

/** Without capitals, accents and signs: "Price / Yd. ($)" and "price yd" are the same. */
export function plainHeading(heading: string): string {
  return foldText(heading)
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

/** Tells columns apart that have one heading, or none. */
export function headingKeys(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const plain = plainHeading(heading);
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    return `${plain}#${count}`;
  });
}

/** What was chosen for this supplier, then our own headings, then what others call them. No field is filled by two columns. */
export function proposeMapping(kind: ImportKind, headings: readonly string[], remembered: Remembered = {}): Mapping {
  const { fields } = kindsOfImport[kind];
  const names = Object.keys(fields);
  const keys = headingKeys(headings);
  const taken = new Set<string>();
  const chosen = keys.map(() => "");
  const settled = new Set<number>();
  const offer = (find: (key: string, plain: string) => string | undefined) => {
    for (const [column, key] of keys.entries()) {
      const field = settled.has(column) ? undefined : find(key, plainHeading(headings[column] ?? ""));
      if (field === undefined || taken.has(field)) continue;
      settled.add(column);
      chosen[column] = field;
      if (field !== "") taken.add(field);
    }
  };
  offer((key) => {
    const before = Object.hasOwn(remembered, key) ? remembered[key] : undefined;
    return before === "" || (before !== undefined && names.includes(before)) ? before : undefined;
  });
  offer((_, plain) => names.find((name) => plainHeading(fields[name]?.label ?? "") === plain));
  offer((_, plain) => names.find((name) => fields[name]?.synonyms.includes(plain)));
  // What mills call a pattern is the cloth's name, unless another column is.
  const pattern = keys.indexOf("pattern#1");
  const isName = pattern !== -1 && names.includes("name") && !taken.has("name");
  if (isName && !Object.hasOwn(remembered, "pattern#1")) chosen[pattern] = "name";
  return chosen;
}

export function rememberMapping(headings: readonly string[], mapping: Mapping): Remembered {
  return Object.fromEntries(headingKeys(headings).map((key, column) => [key, mapping[column] ?? ""]));
}

/** Whether rows can be told apart and say something by these columns. */
export function checkMapping(kind: ImportKind, columns: number, typed: readonly string[]): Verdict<Mapping> {
  const { fields, needs, needed } = kindsOfImport[kind];
  const mapping = Array.from({ length: columns }, (_, column) => typed[column] ?? "");
  const named = mapping.filter((field) => field !== "");
  if (named.some((field) => !Object.hasOwn(fields, field))) return { ok: false, reason: needed };
  const twice = named.find((field, index) => named.indexOf(field) < index);
  if (twice) return { ok: false, reason: `Two columns go to ${fields[twice]?.label}. Please leave one of them out.` };
  const isEnough = needs.every((group) => group.some((field) => named.includes(field)));
  return isEnough ? { ok: true, value: mapping } : { ok: false, reason: needed };
}

const TOO_MANY = "This line has more cells than there are headings.";

export function cellsOf(kind: ImportKind, mapping: Mapping, row: readonly string[]): Verdict<Cells> {
  if (row.slice(mapping.length).some((cell) => cell.trim() !== "")) return { ok: false, reason: TOO_MANY };
  const { fields } = kindsOfImport[kind];
  const cells = mapping.flatMap((field, column) => {
    const text = field === "" ? "" : readCell(row[column]);
    return text === "" ? [] : [[field, fields[field]?.amount ? readAmount(text) : text]];
  });
  return { ok: true, value: Object.fromEntries(cells) };
}
