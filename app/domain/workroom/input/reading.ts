/** What comes from outside may be anything at all; these read it without ever throwing. */
import { type Check, check } from "#app/domain/workroom/checks.ts";

const LONGEST_TEXT = 120;

/** A hundred feet: no window, rod or drop is longer, and what is larger is a slip of the finger. */
export const LARGEST_INCHES = 1200;
const MOST_SIZES = 3;

export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

export function asText(value: unknown): string | undefined {
  return typeof value === "string" ? value.slice(0, LONGEST_TEXT) : undefined;
}

/** Somebody else's words, short enough for a sentence of ours. */
export function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

export function asOneOf<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === value);
}

export function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** The numbers of one record. What is there and cannot be one is left out, with a check that says so. */
export type Fields = ReturnType<typeof fields>;

export function fields(given: unknown, of: string, checks: Check[]) {
  const record = asRecord(given) ?? {};
  const value = (name: string): unknown => (Object.hasOwn(record, name) ? record[name] : undefined);

  function bounded(entry: unknown, name: string, least: number, most: number, whole = false): number | undefined {
    if (entry === undefined || entry === null) return undefined;
    const fits = typeof entry === "number" && entry >= least && entry <= most && (!whole || Number.isInteger(entry));
    if (fits) return entry;
    const kind = whole ? "a whole number" : "a number";
    checks.push(check("SIZE_OUT_OF_RANGE", `The ${of}'s ${words(name)} must be ${kind} from ${least} to ${most}.`));
    return undefined;
  }

  return {
    value,
    flag: (name: string) => (typeof value(name) === "boolean" ? (value(name) as boolean) : undefined),
    number: (name: string, least: number, most: number) => bounded(value(name), name, least, most),
    whole: (name: string, least: number, most: number) => bounded(value(name), name, least, most, true),
    /** More than nothing: a sixteenth is the least that a tape shows. */
    size: (name: string) => bounded(value(name), name, 1 / 16, LARGEST_INCHES),
    /** May be nothing, as where a frame touches the wall. */
    distance: (name: string) => bounded(value(name), name, 0, LARGEST_INCHES),
    sizes(name: string, least = 1 / 16, most = MOST_SIZES): number[] {
      const list = value(name);
      if (!Array.isArray(list)) return [];
      const read = list.slice(0, most).map((entry) => bounded(entry, name, least, LARGEST_INCHES));
      return read.filter((size) => size !== undefined);
    },
  };
}

/** finishedLength reads "finished length". */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
