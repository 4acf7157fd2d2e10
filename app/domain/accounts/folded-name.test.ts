import { expect, test } from "vitest";
import { foldText } from "#app/domain/fold-text.ts";
import { foldedName } from "./folded-name.ts";

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
