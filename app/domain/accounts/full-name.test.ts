import { expect, test } from "vitest";
import { foldText } from "#app/domain/fold-text.ts";
import { foldedName, fullName, shortName } from "./full-name.ts";

test.each([
  [{ firstName: "Ida", lastName: "Moreau" }, "Ida Moreau"],
  [{ firstName: "Owner", lastName: "" }, "Owner"],
  [{ firstName: "", lastName: "Moreau" }, "Moreau"],
  [{ firstName: null, lastName: null }, ""],
])("%o is called %s", (person, expected) => {
  expect(fullName(person)).toBe(expected);
});

test.each([
  [{ firstName: "Clara", lastName: "Whitfield" }, "Whitfield, C."],
  [{ firstName: " éva ", lastName: "Sample " }, "Sample, É."],
  [{ firstName: "", lastName: "Whitfield" }, "Whitfield"],
  [{ firstName: "Clara", lastName: "" }, "C."],
  [{ firstName: "", lastName: "" }, ""],
])("%o is %j at the table", (person, expected) => {
  expect(shortName(person)).toBe(expected);
});

test.each([
  ["Clara", "Whitfield", "whitfield, clara whitfield"],
  ["Seán", "O’Brien", "obrien, sean obrien"],
  ["Owner", "", "owner"],
  ["", "Marsh", "marsh,  marsh"],
  ["", "", ""],
])("%s %s is kept as %j", (firstName, lastName, expected) => {
  expect(foldedName({ firstName, lastName })).toBe(expected);
});

test.each(["Zoë", "zoe", "ÉCLAIR", "eclair", "Zoë Éclair", "Eclair, Zoe"])("%s finds Zoë Éclair", (search) => {
  expect(foldedName({ firstName: "Zoë", lastName: "Éclair" })).toContain(foldText(search));
});

test("names sort by last name, then by first", () => {
  const people = [
    { firstName: "Bea", lastName: "Élan" },
    { firstName: "Ada", lastName: "Elander" },
    { firstName: "Zoë", lastName: "ash" },
    { firstName: "Ada", lastName: "Elan" },
  ];
  expect(people.map(foldedName).sort()).toEqual([
    "ash, zoe ash",
    "elan, ada elan",
    "elan, bea elan",
    "elander, ada elander",
  ]);
});
