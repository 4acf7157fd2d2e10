/** Where a client writes freely, whatever the document. */
const NOTES = new Set(["note", "nearbyNote"]);

/**
 * A stored document without what its client wrote about themselves: what they call their windows, and their notes. What was
 * to be made stays as it is. `names` says what each window is called from now on.
 */
export function withoutPerson<Document>(document: Document, names: ReadonlyMap<string, string>): Document {
  return clean(document, "", names) as Document;
}

function clean(value: unknown, key: string, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return NOTES.has(key) ? "" : renamed(value, key, names);
  if (Array.isArray(value)) return value.map((entry) => clean(entry, key, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    // Of a note with who said it, { by, value }, the value is the note.
    Object.entries(value).map(([name, inner]) => [name, clean(inner, name === "value" ? key : name, names)]),
  );
}

/** A window's name stands by itself, in lists of windows, and before the treatment in which a cloth is used. */
function renamed(text: string, key: string, names: ReadonlyMap<string, string>) {
  if (key === "name" || key === "windows") return names.get(text) ?? text;
  if (key !== "uses") return text;
  const comma = text.lastIndexOf(", ");
  return `${names.get(text.slice(0, comma)) ?? text.slice(0, comma)}${text.slice(comma)}`;
}
