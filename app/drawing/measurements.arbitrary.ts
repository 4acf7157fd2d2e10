import fc from "fast-check";
import { type Measurements, measurementNames } from "#app/domain/measuring/measurements.ts";

/** Whatever a form may hold: sensible inches, absurd ones, other text, or nothing. For tests. */
const entry = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 1600 }).map((eighths) => String(eighths / 8)) },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 20_000, noNaN: true }).map(String) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

export const anyMeasurements: fc.Arbitrary<Measurements> = fc.record(
  Object.fromEntries(measurementNames.map((name) => [name, entry])),
) as fc.Arbitrary<Measurements>;
