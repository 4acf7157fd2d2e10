import { formatInches } from "#app/domain/measuring/inches.ts";
import { type MeasurementTexts, parseMeasurement } from "#app/domain/measuring/measurement-texts.ts";
import { type MeasurementName, measurementNames } from "#app/domain/measuring/measurements.ts";
import type { TypedTexts } from "#app/domain/orders/answers/typed-answers.ts";
import { enterHardware } from "#app/domain/orders/answers/typed-hardware.ts";
import { enterNearby } from "#app/domain/orders/answers/typed-nearby.ts";
import { enterPlace } from "#app/domain/orders/places/typed-place.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { checkWindowName, readMeasurement } from "#app/domain/orders/window-details.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { editTreatments, type TreatmentEdits } from "./treatment-edit.ts";

/** What the owner types in a window's card. What a form does not name stays as it is stored. */
export interface WindowEdit extends TreatmentEdits {
  name?: string;
  measurements: Record<MeasurementName, string>;
  /** Hardware, what is near, and notes. */
  about?: TypedTexts;
  /** Bay, corner, arch and the windows under its rod. */
  place?: TypedTexts;
}

/** The window with the edit made. What was not touched stays as it is stored, even where it would be refused today. */
export function editWindow(window: Window, typed: WindowEdit): Verdict<Window> {
  const { name: typedName = window.name } = typed;
  const name = typedName === window.name ? { ok: true as const, value: typedName } : checkWindowName(typedName, "exit");
  if (!name.ok) return name;
  const measurements: Window["measurements"] = {};
  for (const field of measurementNames) {
    const text = typed.measurements[field];
    const kept = text === measurementAsTyped(window.measurements, field) ? window.measurements[field] : undefined;
    const read = kept === undefined ? readMeasurement(field, text) : { ok: true as const, value: kept };
    if (!read.ok) return read;
    measurements[field] = read.value;
  }
  const treatments = editTreatments(window, typed);
  if (!treatments.ok) return treatments;
  const about = editAbout(window, typed.about);
  if (!about.ok) return about;
  const place = enterPlace({ ...window, measurements }, typed.place ?? {});
  if (!place.ok) return place;
  const placed = { bay: undefined, ends: undefined, arch: undefined, archRise: undefined, ...place.value };
  const edited = { ...window, name: name.value, measurements, ...treatments.value, ...about.value, ...placed };
  return { ok: true, value: withoutUndefined(edited) };
}

type About = Pick<Window, "hardware" | "nearby" | "nearbyNote" | "note">;

/** What is said about the window itself. What a client was never asked may stay open. */
function editAbout(window: Window, typed: TypedTexts | undefined): Verdict<Partial<About>> {
  if (!typed) return { ok: true, value: {} };
  const hardware = enterHardware(window.hardware, typed);
  if (!hardware.ok) return hardware;
  const nearby = enterNearby(window, typed);
  if (!nearby.ok) return nearby;
  const open = window.nearby === undefined && nearby.value.nearby?.length === 0;
  return { ok: true, value: { hardware: hardware.value, ...nearby.value, ...(open ? { nearby: undefined } : {}) } };
}

function withoutUndefined(window: Window): Window {
  return Object.fromEntries(Object.entries(window).filter(([, value]) => value !== undefined)) as unknown as Window;
}

/** A stored measurement as it stands in the owner's field. */
export function measurementAsTyped(measurements: MeasurementTexts, name: MeasurementName): string {
  const inches = parseMeasurement(name, measurements[name]);
  return inches === null ? "" : formatInches(inches).replace('"', "");
}
