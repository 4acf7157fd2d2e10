import { expect, test } from "vitest";
import { milesBetween } from "./zip-places.server.ts";

test.each([
  ["19107", "19103", 1],
  ["19107", "19003", 7],
  ["19107", "08540", 38],
  ["19107", "19801", 25],
  ["19107", "21201", 90],
  ["19107", "10001", 83],
  ["15222", "15010", 30],
  ["98101", "97201", 145],
  ["00501", "96801", 4_960],
  ["19003", "19003", 0],
])("from %s to %s it is about %i miles", (one, other, miles) => {
  expect(Math.abs((milesBetween(one, other) ?? 10_000) - miles)).toBeLessThanOrEqual(Math.max(2, miles / 100));
  expect(milesBetween(other, one)).toBe(milesBetween(one, other));
});

test.each(["00000", "19999", "", "190", "1900", "19003-1234", "constructor"])("%j is not known", (zipCode) => {
  expect([milesBetween(zipCode, "19107"), milesBetween("19107", zipCode)]).toEqual([undefined, undefined]);
});
