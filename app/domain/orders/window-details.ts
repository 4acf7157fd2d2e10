import { enterInPlace, enterMeasurement, enterMeasurements } from "#app/domain/measuring/measurement-entry.ts";
import { measurementTexts, missingMeasurements, parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { type MeasurementName, measurementNames } from "#app/domain/measuring/measurements.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { sizeNames } from "./answers/further-sizes.ts";
import type { TypedTexts } from "./answers/typed-answers.ts";
import { enterSizes, sizesNeeded } from "./answers/typed-sizes.ts";
import { planNames, planOf, planWindow } from "./customizing/plan-window.ts";
import { type DraftChange, type Leaving, type OrderDraft, WINDOW_GONE, windowAt, withWindow } from "./draft.ts";
import { MAX_NAME_LENGTH } from "./order-limits.ts";
import { settleShared, shareRod } from "./places/shared-rod.ts";
import { enterBetween, enterPlace, placeFields } from "./places/typed-place.ts";
import type { Window } from "./window.ts";

/** What was typed about a window: its name, what stands in the seven fields, and in those that are asked besides. */
export interface WindowDetails {
  name: string;
  measurements: Partial<Record<MeasurementName, string>>;
  further?: TypedTexts;
}

type DetailField = "name" | MeasurementName;

/** What is asked besides the seven: what will hang there, what is measured because of it, and what is special there. */
export const furtherFields = [...planNames, ...sizeNames, ...placeFields];

/** Every field that stands in the way, with its sentence: going on needs all of them, leaving only a name. */
export function detailFaults(typed: WindowDetails, leaving: Leaving): Partial<Record<DetailField, string>> {
  const faults: Partial<Record<DetailField, string>> = {};
  const missing: MeasurementName[] = [];
  const name = checkWindowName(typed.name, leaving);
  if (!name.ok) faults.name = name.reason;
  for (const field of measurementNames) {
    const { inches, fault } = enterMeasurement(field, typed.measurements[field]);
    if (fault) faults[field] = fault;
    else if (inches === null && leaving === "next") missing.push(field);
  }
  // Said once, at the first; the others are marked with less.
  for (const [index, field] of missing.entries())
    faults[field] = index === 0 ? MEASUREMENTS_MISSING : "Still to measure.";
  return faults;
}

/** Save & Exit needs only a name; Next needs the seven measurements as well, and moves on. */
export function saveWindowDetails(
  draft: OrderDraft,
  number: number,
  typed: WindowDetails,
  leaving: Leaving,
): DraftChange<string> {
  const faults = detailFaults(typed, leaving);
  for (const field of ["name", ...measurementNames] as const) {
    const reason = faults[field];
    if (reason) return { ok: false, reason, field };
  }
  const measurements = measurementTexts(enterMeasurements(typed.measurements));
  const window = windowAt(draft, number);
  if (!window) return { ok: false, reason: WINDOW_GONE };
  const planned = enterFurther({ ...window, name: typed.name.trim(), measurements }, typed.further ?? {});
  if (!planned.ok) return planned;
  const saved = withWindow(draft, number, () => planned.value);
  if (!saved.ok) return saved;
  const shared = withRod(saved.value, number, window, typed.further ?? {});
  if (!shared.ok || leaving === "exit") return shared;
  return { ok: true, value: { ...shared.value, step: number < draft.windows.length ? 3 : 4 } };
}

/** The next windows hang from this one's rod where that is said; how wide each is follows its own measurements. */
export function withRod<Draft extends Pick<OrderDraft, "windows">>(
  draft: Draft,
  number: number,
  before: Window,
  typed: TypedTexts,
): Verdict<Draft> {
  const bay = windowAt(draft, number)?.bay;
  const between = enterBetween({ ...before, bay }, typed);
  if (!between.ok) return between;
  const said = before.together ?? [];
  const same = said.length === between.value.length && said.every((one, at) => one.between === between.value[at]);
  return same
    ? { ok: true, value: { ...draft, windows: settleShared(draft.windows) } }
    : shareRod(draft, number, between.value);
}

/** Whatever of it is given must be right; none of it is needed to go on. */
function enterFurther(window: Window, typed: TypedTexts): Verdict<Window> {
  const planned = planWindow(window, typed);
  if (!planned.ok) return planned;
  const { length, mount } = planOf(planned.value);
  const needed = [...sizesNeeded("drapes", undefined, { length }), ...sizesNeeded("shades", undefined, { mount })];
  const entered = enterSizes(window, needed, typed);
  if (!entered.ok) return entered;
  const place = enterPlace(window, typed);
  if (!place.ok) return place;
  const { sizes: _, bay: _b, ends: _e, arch: _a, slant: _s, archRise: _r, ...rest } = planned.value;
  const sizes = Object.keys(entered.value).length > 0 ? { sizes: entered.value } : {};
  return { ok: true, value: { ...rest, ...sizes, ...place.value } };
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
  const entered = enterInPlace(field, typed);
  return entered.ok ? { ok: true, value: entered.stored } : { ok: false, reason: entered.reason, field };
}

/** The earlier windows whose measurements this one may reuse. */
export function reusableWindows(draft: OrderDraft, number: number): Window[] {
  return draft.windows.slice(0, number - 1).filter(isMeasured);
}

export function reuseMeasurements(draft: OrderDraft, number: number, sourceId: string): DraftChange {
  const source = reusableWindows(draft, number).find((window) => window.id === sourceId);
  if (!source || !windowAt(draft, number)) return { ok: false, reason: WINDOW_GONE };
  const { measurements, sizes } = source;
  return withWindow(draft, number, (window) => ({
    ...window,
    measurements: { ...measurements },
    ...(sizes ? { sizes: { ...window.sizes, ...sizes } } : {}),
  }));
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

const MEASUREMENTS_MISSING = "Please fill out all required measurement fields.";

const nameMissing = {
  exit: "Please provide a location / name for the window.",
  next: "Please provide a location or name for the window.",
};
