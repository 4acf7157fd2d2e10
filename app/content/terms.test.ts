import { expect, test } from "vitest";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { terms } from "./terms.ts";

// Written out in the terms, which are sent to the browser: the list of measurements need not go with them.
test("the terms name as many measurements as a window has", () => {
  expect(JSON.stringify(terms)).toContain(`to the ${measurementNames.length} measurements of each`);
});
