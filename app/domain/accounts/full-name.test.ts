import { expect, test } from "vitest";
import { fullName } from "./full-name.ts";

test.each([
  [{ firstName: "Ida", lastName: "Moreau" }, "Ida Moreau"],
  [{ firstName: "Owner", lastName: "" }, "Owner"],
  [{ firstName: "", lastName: "Moreau" }, "Moreau"],
  [{ firstName: null, lastName: null }, ""],
])("%o is called %s", (person, expected) => {
  expect(fullName(person)).toBe(expected);
});
