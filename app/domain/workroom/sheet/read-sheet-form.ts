import { numberAsTyped, readNumber } from "#app/domain/forms/field-kinds.ts";
import type { Decided, SheetValue, Stamp, TreatmentSheet } from "./sheet-document.ts";
import type { SheetField } from "./sheet-fields.ts";

/** A figure as it stands in its box. */
export function figureAsTyped(value: SheetValue | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "number") return numberAsTyped(Math.round(value * 10_000) / 10_000);
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}

interface TypedSheet {
  typed: Readonly<Record<string, string>>;
  /** What each box held when the page was shown; one that still holds it was not touched. */
  filled: Readonly<Record<string, string>>;
  /** What the rules say now. */
  ruled: Readonly<Record<string, string>>;
}

type SheetVerdict = { ok: true; value: TreatmentSheet } | { ok: false; faults: Record<string, string> };

/**
 * The sheet with what was typed put over it, or a sentence for each box that cannot stand. A box that is emptied, or holds what
 * the rules say, follows the rules again.
 */
export function readSheetForm(
  fields: readonly SheetField[],
  sheet: TreatmentSheet,
  { typed, filled, ruled }: TypedSheet,
  stamp: Stamp,
): SheetVerdict {
  const faults: Record<string, string> = {};
  const figures: Record<string, Decided> = { ...sheet.figures };
  for (const field of fields) {
    const text = typed[field.name]?.trim();
    if (text === undefined || text === (filled[field.name] ?? "")) continue;
    if (text === "" || text === ruled[field.name]) {
      delete figures[field.name];
      continue;
    }
    const read = readFigure(field, text);
    if (read.ok) figures[field.name] = { value: read.value, by: stamp.by, at: stamp.at };
    else faults[field.name] = read.reason;
  }
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, value: { ...sheet, figures } };
}

function isYesOrNo(name: SheetField["name"]): boolean {
  return name === "finials" || name === "templateTaken";
}

type Read = { ok: true; value: SheetValue } | { ok: false; reason: string };

function readFigure({ name, input }: SheetField, text: string): Read {
  if (input.kind === "text") {
    if (text.length <= input.longest) return { ok: true, value: text };
    return { ok: false, reason: `Please keep this under ${input.longest} characters.` };
  }
  if (input.kind === "choice") {
    if (!input.options.some(({ value }) => value === text)) return { ok: false, reason: "Please choose one of these." };
    return { ok: true, value: isYesOrNo(name) ? text === "yes" : text };
  }
  const value = readNumber(text);
  const fits = value !== null && value >= input.least && value <= input.most;
  if (fits && (!input.whole || Number.isInteger(value))) return { ok: true, value };
  const kind = input.whole ? "a whole number" : "a number";
  const bounds = `from ${numberAsTyped(input.least)} to ${numberAsTyped(input.most)}`;
  return { ok: false, reason: `Please enter ${kind} ${bounds}.` };
}
