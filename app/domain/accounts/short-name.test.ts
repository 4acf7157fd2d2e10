import { expect, test } from "vitest";
import { shortName } from "./short-name.ts";

test.each([
  [{ firstName: "Clara", lastName: "Whitfield" }, "Whitfield, C."],
  [{ firstName: " éva ", lastName: "Sample " }, "Sample, É."],
  [{ firstName: "", lastName: "Whitfield" }, "Whitfield"],
  [{ firstName: "Clara", lastName: "" }, "C."],
  [{ firstName: "", lastName: "" }, ""],
])("%o is %j at the table", (person, expected) => {
  expect(shortName(person)).toBe(expected);
});
