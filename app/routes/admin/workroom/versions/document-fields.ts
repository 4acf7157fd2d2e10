import { boundsOf, type DocumentField, type Typed } from "#app/domain/workroom/forms/document-form.ts";

/** A field of a versioned document as its page shows it. */
export interface ShownField {
  name: string;
  label: string;
  value: string;
  /** What it may be. */
  bounds: string;
  /** What it is unless somebody changes it; nothing for a price, which is anybody's own. */
  usual: string;
  options?: readonly { value: string; label: string }[];
  money: boolean;
}

export interface ShownSection {
  name: string;
  fields: ShownField[];
}

/** The fields of a document by section, filled. */
export function showFields(fields: readonly DocumentField[], typed: Typed): ShownSection[] {
  const sections = [...new Set(fields.map(({ section }) => section))];
  return sections.map((name) => ({
    name,
    fields: fields.filter(({ section }) => section === name).map((field) => showField(field, typed)),
  }));
}

function showField(field: DocumentField, typed: Typed): ShownField {
  const { name, label, usual = "" } = field;
  const bounds = field.kind === "number" || field.kind === "numbers" ? boundsOf(field) : "";
  const shown = { name, label, value: typed[name] ?? "", bounds, usual, money: field.kind === "money" };
  return field.kind === "choice" ? { ...shown, options: field.options, usual: "" } : shown;
}
