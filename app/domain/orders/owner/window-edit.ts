import { formatInches } from "#app/domain/measuring/inches.ts";
import { type MeasurementTexts, parseMeasurement } from "#app/domain/measuring/measurement-texts.ts";
import { type MeasurementName, measurementNames } from "#app/domain/measuring/measurements.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { checkWindowName, readMeasurement } from "#app/domain/orders/window-details.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { editTreatments, type TreatmentEdits } from "./treatment-edit.ts";

/** What the owner types in a window's card. What a form does not name stays as it is stored. */
export interface WindowEdit extends TreatmentEdits {
  name?: string;
  measurements: Record<MeasurementName, string>;
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
  const customizations = editTreatments(window, typed);
  if (!customizations.ok) return customizations;
  return { ok: true, value: { ...window, name: name.value, measurements, customizations: customizations.value } };
}

/** A stored measurement as it stands in the owner's field. */
export function measurementAsTyped(measurements: MeasurementTexts, name: MeasurementName): string {
  const inches = parseMeasurement(name, measurements[name]);
  return inches === null ? "" : formatInches(inches).replace('"', "");
}
