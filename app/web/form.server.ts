import { data } from "react-router";

export interface Form {
  /** The field's text; "" when it is missing or is a file. */
  text(name: string): string;
  /** A number as our own forms write it; -1 for anything else, which no version, count or amount is. */
  wholeNumber(name: string): number;
  checked(name: string): boolean;
  /** Every text under this name, in the order of the page. */
  all(name: string): string[];
  /** The file that was chosen; undefined where none was. */
  file(name: string): File | undefined;
  /** Each name that was sent, once. */
  names(): string[];
}

/** What a column of whole numbers holds on either database. */
const MAX_INTEGER = 2_147_483_647;

const UNREADABLE = "We could not read what was sent. Please go back and try again.";

/**
 * Reads a submitted form into plain text fields. Bytes that are not text, and characters that a database refuses, end here
 * with a 400 instead of deeper down with a fault.
 */
export async function readForm(request: Request): Promise<Form> {
  const fields = await request.formData().catch(() => {
    throw unreadable();
  });
  for (const [name, value] of fields) {
    if (typeof value === "string" && isBroken(name + value)) throw unreadable();
  }
  return {
    text: (name) => {
      const value = fields.get(name);
      return typeof value === "string" ? value : "";
    },
    wholeNumber: (name) => {
      const value = fields.get(name);
      return typeof value === "string" && /^\d{1,10}$/.test(value) && Number(value) <= MAX_INTEGER ? Number(value) : -1;
    },
    checked: (name) => fields.has(name),
    all: (name) => fields.getAll(name).filter((value) => typeof value === "string"),
    file: (name) => {
      const value = fields.get(name);
      return value instanceof File && value.size > 0 ? value : undefined;
    },
    names: () => [...new Set(fields.keys())],
  };
}

/** What no page of ours sends: to be thrown. */
export function unreadable() {
  return data({ sentence: UNREADABLE }, { status: 400 });
}

/** U+FFFD is what a decoder puts where bytes were not UTF-8. */
function isBroken(text: string) {
  return text.includes("\0") || text.includes("\uFFFD") || !text.isWellFormed();
}
