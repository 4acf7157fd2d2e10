import { formatInches, type Inches } from "#app/domain/measuring/inches.ts";
import { type MeasurementTexts, parseMeasurement } from "#app/domain/measuring/measurement-texts.ts";
import { measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import type { Reader } from "./reader.ts";

const looks: Record<Reader, { list: string; row: string; value: string }> = {
  client: {
    list: "grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 text-sm",
    row: "contents",
    value: "text-right tabular-nums",
  },
  owner: {
    list: "print:grid print:grid-cols-2 print:gap-x-8",
    row: "flex break-inside-avoid justify-between gap-4 border-line border-t py-2 text-sm",
    value: "whitespace-nowrap tabular-nums",
  },
};

/** Only where a frame may touch a wall or the ceiling is a zero a measurement at all. */
function inWords(inches: Inches | null) {
  return inches === null ? "N/A" : inches === 0 ? "It touches" : formatInches(inches);
}

export function MeasurementList({ measurements, reader }: { measurements: MeasurementTexts; reader: Reader }) {
  const look = looks[reader];
  return (
    <dl className={look.list}>
      {measurementNames.map((name) => {
        const inches = parseMeasurement(name, measurements[name]);
        return (
          <div key={name} className={look.row}>
            <dt className="text-ink-soft">{measurementLabel(name)}</dt>
            <dd className={look.value}>{inWords(inches)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
