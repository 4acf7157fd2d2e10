import { normalizeInches } from "#app/domain/measuring/inches.ts";
import { missingMeasurements, parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { type MeasurementName, measurementNames } from "#app/domain/measuring/measurements.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { type DraftChange, type Leaving, type OrderDraft, WINDOW_GONE, windowAt, withWindow } from "./draft.ts";
import { MAX_NAME_LENGTH } from "./order-limits.ts";
import type { Window } from "./window.ts";

export interface WindowDetails {
  name: string;
  measurements: Partial<Record<MeasurementName, string>>;
}

type DetailField = "name" | MeasurementName;

/** Save & Exit needs only a name; Next needs the seven measurements as well, and moves on. */
export function saveWindowDetails(
  draft: OrderDraft,
  number: number,
  typed: WindowDetails,
  leaving: Leaving,
): DraftChange<DetailField> {
  const checked = checkWindowName(typed.name, leaving);
  if (!checked.ok) return checked;
  const name = checked.value;
  const measurements = tidyMeasurements(typed.measurements);
  const missing = measurementNames.find((field) => measurements[field] === "");
  if (leaving === "next" && missing) {
    return { ok: false, reason: "Please fill out all required measurement fields.", field: missing };
  }
  const saved = withWindow(draft, number, (window) => ({ ...window, name, measurements }));
  if (!saved.ok || leaving === "exit") return saved;
  return { ok: true, value: { ...saved.value, step: number < draft.windows.length ? 3 : 4 } };
}

export function checkWindowName(typed: string, leaving: Leaving): Verdict<string, "name"> {
  const name = typed.trim();
  if (name === "") return { ok: false, reason: nameMissing[leaving], field: "name" };
  if (name.length > MAX_NAME_LENGTH) {
    return { ok: false, reason: `Please keep the name under ${MAX_NAME_LENGTH} characters.`, field: "name" };
  }
  return { ok: true, value: name };
}

interface MeasurementChange {
  field: MeasurementName;
  typed: string;
  /** What the client saw before typing: if it is no longer there, somebody else has been here. */
  was: string;
}

/** One measurement changed in the overview. What is not a length is refused, so that no one loses what was there. */
export function changeMeasurement(
  draft: OrderDraft,
  number: number,
  { field, typed, was }: MeasurementChange,
): DraftChange<MeasurementName> {
  const window = windowAt(draft, number);
  if (!window) return { ok: false, reason: WINDOW_GONE };
  const read = readMeasurement(field, typed);
  if (!read.ok) return read;
  const current = window.measurements[field] ?? "";
  if (current !== was && current !== read.value) {
    return { ok: false, reason: "This measurement was changed elsewhere in the meantime.", field };
  }
  return withWindow(draft, number, () => ({
    ...window,
    measurements: { ...window.measurements, [field]: read.value },
  }));
}

/** A measurement as it is stored. Blank takes it away; anything else that is not a length is refused. */
export function readMeasurement(field: MeasurementName, typed: string): Verdict<string, MeasurementName> {
  const value = normalizeInches(typed);
  if (value !== "" || typed.trim() === "") return { ok: true, value };
  return { ok: false, reason: "Please enter inches, such as 35, 35.375 or 35 3/8.", field };
}

/** The earlier windows whose measurements this one may reuse. */
export function reusableWindows(draft: OrderDraft, number: number): Window[] {
  return draft.windows.slice(0, number - 1).filter(isMeasured);
}

export function reuseMeasurements(draft: OrderDraft, number: number, sourceId: string): DraftChange {
  const source = reusableWindows(draft, number).find((window) => window.id === sourceId);
  if (!source || !windowAt(draft, number)) return { ok: false, reason: WINDOW_GONE };
  return withWindow(draft, number, (window) => ({ ...window, measurements: { ...source.measurements } }));
}

function isMeasured(window: Window) {
  return missingIn(window).length < measurementNames.length;
}

/** Where Continue leads among the windows: the first that still lacks a measurement, or else the last. */
export function windowToMeasure(draft: OrderDraft): number {
  const open = draft.windows.findIndex((window) => missingIn(window).length > 0);
  return open + 1 || draft.windows.length;
}

function missingIn({ measurements }: Window) {
  return missingMeasurements(parseMeasurements(measurements));
}

const nameMissing = {
  exit: "Please provide a location / name for the window.",
  next: "Please provide a location or name for the window.",
};

function tidyMeasurements(typed: WindowDetails["measurements"]) {
  return Object.fromEntries(measurementNames.map((name) => [name, normalizeInches(typed[name] ?? "")])) as Record<
    MeasurementName,
    string
  >;
}
