import fc from "fast-check";
import { type Measurements, measurementNames } from "#app/domain/measuring/measurements.ts";

/** Whatever a stored window may say: sensible inches, absurd ones, a frame that touches, or nothing. For tests. */
const length = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 1600 }).map((eighths) => eighths / 8) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 79_992 }).map((eighths) => eighths / 8) },
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constant(null) },
);

export const anyMeasurements: fc.Arbitrary<Measurements> = fc.record(
  Object.fromEntries(measurementNames.map((name) => [name, length])),
) as fc.Arbitrary<Measurements>;
