import { parseDay } from "#app/domain/calendar.ts";
import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { type Layer, layers } from "#app/domain/orders/places/layers.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { CheckCode } from "#app/domain/workroom/checks.ts";
import { asOneOf, asRecord, asText, isNumber } from "#app/domain/workroom/input/reading.ts";

/** Who decided it, by name, and when. */
export interface Stamp {
  by: string;
  at: string;
}

export type SheetValue = number | string | boolean;

/** A figure that the owner set in place of the rules'. */
export interface Decided extends Stamp {
  value: SheetValue;
}

/** A check that the owner lets stand. It holds for the sentence that was read: other figures ask again. */
export interface Waved extends Stamp {
  sentence: string;
  reason: string;
}

/** What the owner decided about one treatment of one window. What is not here follows the rules. */
export interface TreatmentSheet {
  figures: Readonly<Record<string, Decided>>;
  waved: Readonly<Partial<Record<CheckCode, Waved>>>;
}

export const emptyTreatmentSheet: TreatmentSheet = { figures: {}, waved: {} };

export const measurers = ["us", "client"] as const;

/** The final measure of a window: taken by us, or the client's figures accepted, for the sizes that stood there then. */
export interface Measure extends Stamp {
  how: (typeof measurers)[number];
  /** The day and the initials of whoever measured; empty where the client's figures were accepted. */
  day: string;
  initials: string;
  /** The sizes it was given for; once they change it no longer counts. */
  sizes: string;
}

/** Whatever is stored can be read: what makes no sense is left out. */
export function readTreatmentSheet(stored: unknown): TreatmentSheet {
  const sheet = asRecord(stored);
  return {
    figures: entriesOf(sheet?.figures, (entry) => {
      const value = entry.value;
      if (!isNumber(value) && typeof value !== "string" && typeof value !== "boolean") return undefined;
      return { value, ...stampOf(entry) };
    }),
    waved: entriesOf(sheet?.waved, (entry) => ({
      sentence: longText(entry.sentence),
      reason: longText(entry.reason),
      ...stampOf(entry),
    })),
  };
}

export function readMeasure(stored: unknown): Measure | undefined {
  const measure = asRecord(stored);
  const how = asOneOf(measure?.how, measurers);
  if (!measure || !how) return undefined;
  const { day, initials, sizes } = measure;
  return {
    how,
    day: asText(day) ?? "",
    initials: asText(initials) ?? "",
    sizes: longText(sizes),
    ...stampOf(measure),
  };
}

function entriesOf<Entry>(given: unknown, read: (entry: Readonly<Record<string, unknown>>) => Entry | undefined) {
  const entries = Object.entries(asRecord(given) ?? {}).flatMap(([name, value]) => {
    const entry = asRecord(value);
    const made = entry && read(entry);
    return made === undefined ? [] : [[name, made] as const];
  });
  return Object.fromEntries(entries) as Record<string, Entry>;
}

export function stampOf(entry: Readonly<Record<string, unknown>>): Stamp {
  return { by: asText(entry.by) ?? "", at: asText(entry.at) ?? "" };
}

function longText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

const INITIALS = /^\p{L}[\p{L}. ]{0,5}$/u;

/** The final measure as it was typed: by us, with day and initials, or the client's figures accepted. */
export function checkMeasure(
  typed: { how: string; day: string; initials: string },
  today: string,
): Verdict<Pick<Measure, "how" | "day" | "initials">> {
  if (typed.how === "client") return { ok: true, value: { how: "client", day: "", initials: "" } };
  if (typed.how !== "us") return { ok: false, reason: "Please choose who measured.", field: "how" };
  if (!parseDay(typed.day, { to: today }))
    return { ok: false, reason: "Please enter the day, today or before.", field: "day" };
  const initials = typed.initials.trim();
  if (!INITIALS.test(initials)) return { ok: false, reason: "Please enter initials, such as NL.", field: "initials" };
  return { ok: true, value: { how: "us", day: typed.day, initials } };
}

/** What one row of an order's sheets is about; each is edited by itself. */
type SheetPart =
  | { kind: "treatment"; window: string; type: TreatmentType | Layer }
  | { kind: "measure"; window: string }
  | { kind: "fabric"; fabric: string };

export function writeSheetPart(part: SheetPart): string {
  if (part.kind === "treatment") return `treatment:${part.window}:${part.type}`;
  return part.kind === "measure" ? `measure:${part.window}` : `fabric:${part.fabric}`;
}

const PATTERN = /^(?:treatment:([\w-]{1,40}):(\w+)|measure:([\w-]{1,40})|fabric:(.{1,240}))$/;

/** Undefined for what names no part. */
export function readSheetPart(written: string): SheetPart | undefined {
  const [, window, typed, measured, fabric] = PATTERN.exec(written) ?? [];
  const type = [...treatmentTypes, ...layers].find((one) => one === typed);
  if (window !== undefined) return type && { kind: "treatment", window, type };
  if (measured !== undefined) return { kind: "measure", window: measured };
  return fabric === undefined ? undefined : { kind: "fabric", fabric };
}
