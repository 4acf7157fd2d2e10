import { Fragment } from "react";
import { inchesAsTyped, normalizeInches } from "#app/domain/measuring/inches.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { measurementWarnings } from "#app/domain/measuring/measurement-warnings.ts";
import {
  type MeasurementName,
  measurementGuides,
  measurementLabel,
  measurementNames,
} from "#app/domain/measuring/measurements.ts";
import { TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

interface MeasurementFieldsProps {
  measurements: Partial<Record<MeasurementName, string>>;
  problem: FormProblem | undefined;
  onChange: (measurements: Partial<Record<MeasurementName, string>>) => void;
  onFocus: (name: MeasurementName) => void;
}

/** The seven fields. What looks odd is said once, at the last of the fields it is about, and never stands in the way. */
export function MeasurementFields({ measurements, problem, onChange, onFocus }: MeasurementFieldsProps) {
  const warnings = measurementWarnings(parseMeasurements(measurements));
  return (
    <div className="grid grid-flow-row-dense items-start gap-6 md:grid-cols-2">
      {measurementNames.map((name) => {
        const field = fieldAfter(problem, name);
        return (
          <Fragment key={name}>
            <TextField
              label={measurementLabel(name)}
              // On a phone the drawing is out of sight by now.
              hint={<span className="md:hidden">{measurementGuides[name].tape}</span>}
              autoComplete="off"
              {...field}
              defaultValue={field.defaultValue ?? inchesAsTyped(measurements[name])}
              onFocus={() => onFocus(name)}
              // Zero, less, or what is no length at all is blanked, where one can see it.
              onBlur={({ target }) => {
                if (normalizeInches(target.value) === "") target.value = "";
              }}
              onChange={(event) => onChange({ ...measurements, [name]: normalizeInches(event.target.value) })}
            />
            {warnings
              .filter((warning) => warning.fields.at(-1) === name)
              .map((warning) => (
                <FormMessage key={warning.message} kind="info" className="text-sm md:col-span-2">
                  {warning.message}
                </FormMessage>
              ))}
          </Fragment>
        );
      })}
    </div>
  );
}
