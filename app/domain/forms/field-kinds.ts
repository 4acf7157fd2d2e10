import { EARLIEST_DAY, isDay, parseDay } from "#app/domain/calendar.ts";
import { tidyLink } from "#app/domain/link.ts";
import { readWrittenLength } from "#app/domain/measuring/written-length.ts";
import { formatMoney, moneyAsTyped, parseMoney } from "#app/domain/money.ts";
import { oneLine } from "#app/domain/one-line.ts";
import { accept, refuse, type Verdict } from "#app/domain/verdict.ts";
import type { FieldKind } from "./described-form.ts";

const HAIR = 1e-9;
const denominators = [2, 3, 4, 6, 8, 16, 32];

/** A number as it stands in a field: 3 1/2, -1/4, 1/3; what is no simple fraction is a decimal. */
export function numberAsTyped(value: number): string {
  const sign = value < 0 ? "-" : "";
  const size = Math.abs(value);
  const whole = Math.floor(size + HAIR);
  const rest = size - whole;
  if (rest < HAIR) return `${sign}${whole}`;
  const denominator = denominators.find((one) => Math.abs(rest * one - Math.round(rest * one)) < HAIR);
  if (denominator === undefined) return String(Math.round(value * 10_000) / 10_000);
  const fraction = `${Math.round(rest * denominator)}/${denominator}`;
  return `${sign}${whole === 0 ? fraction : `${whole} ${fraction}`}`;
}

/** What a person wrote, as exact as it was written; null for what is no number. */
export function readNumber(typed: string): number | null {
  return readWrittenLength(typed)?.inches ?? null;
}

interface Bounds {
  least: number;
  most: number;
}

/** Longer than any number or amount that a person types: nothing longer is parsed. */
const LONGEST_AMOUNT = 40;

const boundsOf = ({ least, most }: Bounds) => `from ${numberAsTyped(least)} to ${numberAsTyped(most)}`;
const within = (value: number, { least, most }: Bounds) => value >= least && value <= most;

/** The same, or something else where nothing was typed. */
export function unlessEmpty<Value, Empty>(kind: FieldKind<Value>, empty: Empty): FieldKind<Value | Empty> {
  return {
    ...kind,
    read: (text, label) => (text === "" ? accept(empty) : kind.read(text, label)),
    write: (value) => (value === empty ? "" : kind.write(value as Exclude<Value, undefined>)),
  };
}

/** As people write beside a tape measure: 3 1/2, 3.5, -1/4. */
export function number(bounds: Bounds): FieldKind<number> {
  const said = boundsOf(bounds);
  return {
    control: "text",
    bounds: said,
    read(text) {
      const value = readNumber(text);
      return value !== null && within(value, bounds) ? accept(value) : refuse(`Please enter a number ${said}.`);
    },
    write: numberAsTyped,
  };
}

/** Numbers with commas between them, from small to large. */
export function numbers(bounds: Bounds, longest: number): FieldKind<readonly number[]> {
  return {
    control: "text",
    bounds: boundsOf(bounds),
    read(text) {
      const parts = text.split(",", longest + 1);
      const values = parts.map((part) => readNumber(part) ?? Number.NaN);
      const ascending = values.every(
        (value, index) => within(value, bounds) && (index === 0 || value > Number(values[index - 1])),
      );
      if (ascending && values.length <= longest) return accept(values);
      return refuse(`Please list at most ${longest} numbers ${boundsOf(bounds)}, from small to large.`);
    },
    write: (values) => values.map(numberAsTyped).join(", "),
  };
}

interface WholeBounds extends Bounds {
  unit: string;
  step?: number;
  /** Said instead of the usual sentence. */
  refusal?: string;
}

/** A count of something. */
export function wholeNumber(bounds: WholeBounds): FieldKind<number> {
  const { least, most, unit, step = 1, refusal } = bounds;
  const steps = step > 1 ? `, in steps of ${step}` : "";
  return {
    control: "text",
    attributes: { inputMode: "numeric" },
    unit,
    read(text, label) {
      const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
      if (within(value, bounds) && value % step === 0) return accept(value);
      return refuse(refusal ?? `${label}: please enter ${least} to ${most} ${unit}${steps}.`);
    },
    write: String,
  };
}

/** Dollars in the form, whole cents in the value. */
export function money({ least, most }: Bounds): FieldKind<number> {
  return {
    control: "money",
    attributes: { placeholder: "not set" },
    read(text) {
      const cents = text.length <= LONGEST_AMOUNT ? parseMoney(text) : refuse("");
      if (cents.ok && within(cents.value, { least, most })) return cents;
      return refuse(`Please enter an amount in dollars from ${formatMoney(least)} to ${formatMoney(most)}.`);
    },
    write: moneyAsTyped,
    words: (text) => formatMoney(Math.round(Number(text) * 100)),
  };
}

/** An empty one is not set. */
export const optionalMoney = (most: number) => unlessEmpty(money({ least: 0, most }), undefined);

/** One of a few words, shown in the order of their labels. */
export function choice<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  refusal = "Please choose one of these.",
): FieldKind<Value> {
  const values = Object.keys(labels) as Value[];
  return {
    control: "choice",
    options: values.map((value) => ({ value, label: labels[value] })),
    read(text) {
      const found = values.find((value) => value === text);
      return found === undefined ? refuse(refusal) : accept(found);
    },
    write: (value) => value,
    words: (text) => labels[text as Value] ?? text,
  };
}

/** Text in one line. */
export function line(longest: number): FieldKind<string> {
  const read = (text: string) => keepTo(longest, oneLine(text));
  return { control: "text", attributes: { maxLength: longest }, read, write: (text) => text };
}

/** Text in as many lines as somebody writes. */
export function area(longest: number, rows?: number): FieldKind<string> {
  const read = (text: string) => keepTo(longest, text.toWellFormed().replaceAll("\r\n", "\n").trim());
  const attributes = { maxLength: longest, ...(rows && { rows }) };
  return { control: "area", attributes, read, write: (text) => text };
}

/** One day of the calendar. */
export const day: FieldKind<string> = {
  control: "text",
  attributes: { type: "date", min: EARLIEST_DAY, max: "2099-12-31" },
  read(text) {
    const read = parseDay(text, { to: "2099-12-31" });
    return read ? { ok: true, value: read } : { ok: false, reason: "Please choose a day." };
  },
  write: (value) => value,
};

const YEARS_AHEAD = 3;

/** A day that somebody plans. */
export function plannedDay(today: string): FieldKind<string> {
  const latest = Temporal.PlainDate.from(today).add({ years: YEARS_AHEAD }).toString();
  return {
    ...day,
    attributes: { type: "date", min: EARLIEST_DAY, max: latest },
    read(text) {
      if (!isDay(text)) return refuse("Please enter a day, such as 2027-03-15.");
      return text < EARLIEST_DAY || text > latest ? refuse("Please check the year.") : accept(text);
    },
  };
}

export const checkbox: FieldKind<boolean> = {
  control: "checkbox",
  read: (text) => accept(text !== ""),
  write: (on) => (on ? "on" : ""),
};

export const link: FieldKind<string> = {
  control: "text",
  attributes: { inputMode: "url" },
  read: tidyLink,
  write: (url) => url,
};

function keepTo(longest: number, text: string): Verdict<string> {
  if (text.length <= longest) return accept(text);
  return refuse(`Please keep this to ${longest.toLocaleString("en-US")} characters.`);
}
