import { Fragment } from "react";
import { enterMeasurements } from "#app/domain/measuring/measurement-entry.ts";
import { measurementWarnings } from "#app/domain/measuring/measurement-warnings.ts";
import { type MeasurementName, measurementNames } from "#app/domain/measuring/measurements.ts";
import { FieldGrid } from "#app/ui/field-grid.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { MeasurementField } from "./measurement-field.tsx";

export type MeasurementEntries = Record<MeasurementName, string>;

interface MeasurementFieldsProps {
  entries: MeasurementEntries;
  /** What was refused, by field, as far as it still stands. */
  faults: Partial<Record<MeasurementName, string>>;
  /** The one last gone to. */
  focus: MeasurementName | undefined;
  onChange: (name: MeasurementName, entry: string) => void;
  onFocus: (name: MeasurementName) => void;
}

/** The seven fields. What looks odd is said once, at the last of the fields it is about, and never stands in the way. */
export function MeasurementFields({ entries, faults, focus, onChange, onFocus }: MeasurementFieldsProps) {
  const warnings = measurementWarnings(enterMeasurements(entries));
  return (
    <FieldGrid className="@lg:grid-cols-2">
      {measurementNames.map((name) => (
        <Fragment key={name}>
          <MeasurementField
            name={name}
            entry={entries[name]}
            fault={faults[name]}
            focused={focus === name}
            onChange={(entry) => onChange(name, entry)}
            onFocus={() => onFocus(name)}
          />
          {warnings
            .filter((warning) => warning.fields.at(-1) === name)
            .map((warning) => (
              <FormMessage key={warning.message} kind="info" className="col-span-full mb-6 text-sm">
                {warning.message}
              </FormMessage>
            ))}
        </Fragment>
      ))}
    </FieldGrid>
  );
}
