import { expect, test } from "vitest";
import { findChip } from "./cloth-chips.ts";
import { typedFromName } from "./typed-from-name.ts";

test.each([
  [
    "Blue ticking",
    {
      name: "Blue ticking",
      color: "",
      family: "Stripe",
      colorFamily: "Blue",
      pattern: "Ticking",
      horizontalRepeat: "0",
    },
  ],
  ["Evening Velvet, Forest", { name: "Evening Velvet", color: "Forest", family: "Velvet", weave: "Velvet" }],
  ["SKU 4711", { name: "SKU 4711", family: "", weave: "Plain", pattern: "None", groundColor: "" }],
])("%s is entered as far as its name tells", (named, typed) => {
  expect(typedFromName(named)).toMatchObject(typed);
});

test("it looks as its client chose to have it drawn; a ground alone where there is no pattern", () => {
  expect(typedFromName("SKU 4711", findChip("vine")?.look)).toMatchObject({
    weave: "Slub",
    pattern: "Vine",
    groundColor: "#f3eddf",
    patternColor3: "#b5694c",
    verticalRepeat: "0",
  });
  expect(typedFromName("SKU 4711", findChip("flax")?.look)).toMatchObject({
    groundColor: "#dccdb2",
    patternColor1: "",
  });
});
