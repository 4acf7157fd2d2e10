import { expect, test } from "vitest";
import { milesToPhiladelphia } from "./zip-distances.server.ts";

test.each([
  ["19103", 1],
  ["19003", 7],
  ["08540", 38],
  ["19801", 25],
  ["21201", 90],
  ["10001", 83],
])("%s is about %i miles from Philadelphia", (zipCode, miles) => {
  const distance = milesToPhiladelphia(zipCode);
  expect(Math.abs((distance ?? 1_000) - miles)).toBeLessThanOrEqual(2);
});

test.each(["90210", "00000", "19999", "", "190", "1900", "19003-1234", "constructor"])("%j is not known", (zipCode) => {
  expect(milesToPhiladelphia(zipCode)).toBeUndefined();
});
