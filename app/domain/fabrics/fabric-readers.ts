import { foldText } from "#app/domain/fold-text.ts";
import { tidyLink } from "#app/domain/link.ts";
import { readWrittenLength } from "#app/domain/measuring/written-length.ts";
import { formatMoney, parseMoney } from "#app/domain/money.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** Reads one field as a person typed it, or as a cell of a file holds it. */
export type Reader<Value> = (typed: string) => Verdict<Value>;

export function readText(longest: number, { required = false } = {}): Reader<string> {
  return (typed) => {
    const text = typed.replaceAll(/\s+/g, " ").trim();
    if (required && text === "") return refuse("Please fill this in.");
    return text.length > longest ? refuse(`Please keep this under ${longest} characters.`) : accept(text);
  };
}

/** By what it is called, or by the word that is stored for it. */
export function readChoice<Value extends string>(labels: Readonly<Record<Value, string>>): Reader<Value> {
  const values = Object.keys(labels) as Value[];
  const words = new Map(values.flatMap((value) => [value, labels[value]].map((word) => [foldText(word), value])));
  return (typed) => {
    const found = words.get(foldText(typed));
    return found ? accept(found) : refuse(`Please choose one of: ${Object.values(labels).join(", ")}.`);
  };
}

export function readChoices<Value extends string>(labels: Readonly<Record<Value, string>>): Reader<readonly Value[]> {
  const readOne = readChoice(labels);
  return (typed) => {
    const read = typed
      .split(/[,;]/)
      .filter((text) => text.trim() !== "")
      .map(readOne);
    const fault = read.find(({ ok }) => !ok);
    if (fault && !fault.ok) return fault;
    const chosen = new Set(read.flatMap((one) => (one.ok ? [one.value] : [])));
    return accept((Object.keys(labels) as Value[]).filter((value) => chosen.has(value)));
  };
}

interface Bounds {
  least: number;
  most: number;
  /** What the number counts. */
  unit: "inches" | "yards";
  /** What an empty field means; without it, one has to be given. */
  empty?: number;
}

/** 13.5, 13 1/2 and 13 1/2" are the same. */
export function readNumber({ least, most, unit, empty }: Bounds): Reader<number> {
  return (typed) => {
    if (typed.trim() === "" && empty !== undefined) return accept(empty);
    const size = readWrittenLength(typed.replace(/\s*(yd|yards?)\.?$/i, ""))?.inches;
    const value = size === undefined ? Number.NaN : Math.round(size * 10_000) / 10_000;
    return value >= least && value <= most
      ? accept(value)
      : refuse(`Please enter a number of ${unit} from ${least} to ${most}.`);
  };
}

export function readYesNo(typed: string): Verdict<boolean> {
  const word = foldText(typed);
  if (["yes", "y", "true", "1"].includes(word)) return accept(true);
  return ["no", "n", "false", "0", ""].includes(word) ? accept(false) : refuse("Please enter Yes or No.");
}

export function readPrice(most: number): Reader<number | null> {
  return (typed) => {
    if (typed.trim() === "") return accept(null);
    const read = parseMoney(typed);
    return read.ok && read.value <= most
      ? read
      : refuse(`Please enter an amount in dollars, such as 62.50, of at most ${formatMoney(most)}.`);
  };
}

/** 100, 87.5 or 100%. */
export function readPercent(most: number): Reader<number | null> {
  return (typed) => {
    const text = typed.trim();
    if (text === "") return accept(null);
    const value = /^\d{1,4}(\.\d{1,2})?\s*%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
    return value <= most ? accept(value) : refuse(`Please enter a percentage from 0 to ${most}, such as 100.`);
  };
}

export function readLink(typed: string): Verdict<string> {
  return tidyLink(typed);
}

/** `#rrggbb` in small letters; the sign may be left out. */
export function readColor({ required = false } = {}): Reader<string> {
  return (typed) => {
    const text = typed.trim().toLowerCase();
    if (text === "" && !required) return accept("");
    const digits = /^#?([\da-f]{6})$/.exec(text)?.[1];
    return digits ? accept(`#${digits}`) : refuse("Please enter a color as # and six digits, such as #c8b79a.");
  };
}

function accept<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

function refuse(reason: string): { ok: false; reason: string } {
  return { ok: false, reason };
}
