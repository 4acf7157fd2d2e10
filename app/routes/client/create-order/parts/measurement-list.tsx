import { formatInches } from "#app/domain/measuring/inches.ts";
import { type MeasurementTexts, parseMeasurement } from "#app/domain/measuring/measurement-texts.ts";
import { measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";

/** The seven measurements to read, as fractions. */
export function MeasurementList({ measurements }: { measurements: MeasurementTexts }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      {measurementNames.map((name) => {
        const inches = parseMeasurement(name, measurements[name]);
        return (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{measurementLabel(name)}</dt>
            <dd className="tabular-nums sm:text-right">{inches === null ? "N/A" : formatInches(inches)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
